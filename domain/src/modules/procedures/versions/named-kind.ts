import { text } from '../../../kernel/message';
import type { NamedKind } from '../../../kernel/records/record-kind';
import { versionTitleMessages } from './messages';

export const namedVersion: NamedKind<'procedure_version'> = {
  name: 'procedure_version',
  ...versionTitleMessages,
  notices: {
    versionSubmitted: {
      title: text('{who} vous demande de relire : {summary}', '{who} asks you to review: {summary}'),
      mail: text('Une version de procédure attend votre relecture', 'A procedure version waits for your review'),
    },
    versionToApprove: {
      title: text('Une version attend votre approbation : {summary}', 'A version waits for your approval: {summary}'),
      mail: text('Une version de procédure attend votre approbation', 'A procedure version waits for your approval'),
    },
    versionReturned: {
      title: text('{who} a renvoyé la version : {summary}', '{who} returned the version: {summary}'),
      mail: text('Une version de procédure est renvoyée', 'A procedure version was returned'),
    },
    versionApproved: {
      title: text('La version est approuvée : {summary}', 'The version is approved: {summary}'),
      mail: text('Une version de procédure est approuvée', 'A procedure version is approved'),
    },
    versionInForce: {
      title: text('La version est en vigueur : {summary}', 'The version is in force: {summary}'),
      mail: text('Une version de procédure est en vigueur', 'A procedure version is in force'),
    },
    versionUntrained: {
      title: text(
        '{who} a mis en vigueur sans attendre votre formation : {summary}',
        '{who} put in force without waiting for your training: {summary}',
      ),
      mail: text('Une version est en vigueur avant votre formation', 'A version is in force before your training'),
    },
  },
};
