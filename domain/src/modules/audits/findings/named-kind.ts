import { text } from '../../../kernel/message';
import type { NamedKind } from '../../../kernel/records/record-kind';
import { findingTitleMessages } from './messages';

export const namedFinding: NamedKind<'finding'> = {
  name: 'finding',
  ...findingTitleMessages,
  notices: {
    findingSent: {
      title: text('Répondez au constat d’audit : {summary}', 'Answer the audit finding: {summary}'),
      mail: text('Un constat d’audit attend votre réponse', 'An audit finding waits for your answer'),
    },
    findingNoted: {
      title: text('Un audit a noté : {summary}', 'An audit noted: {summary}'),
      mail: text('Un audit a noté un constat chez vous', 'An audit noted a finding of yours'),
    },
    findingResponded: {
      title: text('{who} a répondu au constat : {summary}', '{who} answered the finding: {summary}'),
      mail: text('Une réponse à un constat d’audit est à juger', 'An answer to an audit finding is to be judged'),
    },
    findingAccepted: {
      title: text('{who} a accepté la réponse à : {summary}', '{who} accepted the answer to: {summary}'),
      mail: text('Votre réponse à un constat est acceptée', 'Your answer to a finding was accepted'),
    },
    findingReturned: {
      title: text('{who} a renvoyé la réponse à : {summary}', '{who} returned the answer to: {summary}'),
      mail: text('Votre réponse à un constat est à revoir', 'Your answer to a finding was returned'),
    },
    findingWithdrawn: {
      title: text('{who} a retiré le constat : {summary}', '{who} withdrew the finding: {summary}'),
      mail: text('Un constat d’audit est retiré', 'An audit finding was withdrawn'),
    },
    findingConcluded: {
      title: text('Toutes les mesures sont terminées : {summary}', 'All measures have ended: {summary}'),
      mail: text('Un constat d’audit est clos', 'An audit finding is closed'),
    },
    findingDue: {
      title: text('Réponse bientôt due : {summary}', 'Answer due soon: {summary}'),
      mail: text('La réponse à un constat d’audit est bientôt due', 'The answer to an audit finding is due soon'),
    },
    findingOverdue: {
      title: text('Réponse en retard : {summary}', 'Answer late: {summary}'),
      mail: text('La réponse à un constat d’audit est en retard', 'The answer to an audit finding is late'),
    },
  },
};
