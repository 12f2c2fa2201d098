import { text } from '../../../kernel/message';
import type { NamedKind } from '../../../kernel/records/record-kind';
import { trainingTitleMessages } from './messages';

export const namedTraining: NamedKind<'training'> = {
  name: 'training',
  ...trainingTitleMessages,
  notices: {
    trainingAssigned: {
      title: text('Une formation est à faire : {summary}', 'Training to do: {summary}'),
      mail: text('Une formation est à faire', 'You have training to do'),
    },
    trainingToAssess: {
      title: text('{who} demande une évaluation : {summary}', '{who} asks for an assessment: {summary}'),
      mail: text('Une formation est à évaluer', 'A training waits for your assessment'),
    },
    trainingAssessed: {
      title: text('{who} a validé votre formation : {summary}', '{who} assessed your training: {summary}'),
      mail: text('Votre formation est validée', 'Your training was assessed'),
    },
    trainingReturned: {
      title: text('{who} a renvoyé votre formation : {summary}', '{who} returned your training: {summary}'),
      mail: text('Votre formation est renvoyée', 'Your training was returned'),
    },
    trainingFailed: {
      title: text('Tous les essais sont épuisés : {summary}', 'All attempts are used: {summary}'),
      mail: text('Une formation a échoué', 'A training has failed'),
    },
    trainingAllowed: {
      title: text('{who} accorde de nouveaux essais : {summary}', '{who} allows new attempts: {summary}'),
      mail: text('De nouveaux essais sont accordés', 'New attempts are allowed'),
    },
    trainingWaived: {
      title: text('{who} vous a dispensé de : {summary}', '{who} waived your training: {summary}'),
      mail: text('Vous êtes dispensé d’une formation', 'A training was waived for you'),
    },
    trainingCancelled: {
      title: text('Cette formation n’est plus à faire : {summary}', 'No longer to do: {summary}'),
      mail: text('Une formation n’est plus à faire', 'A training is no longer to do'),
    },
  },
};
