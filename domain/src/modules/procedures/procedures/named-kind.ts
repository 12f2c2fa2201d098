import { text } from '../../../kernel/message';
import type { NamedKind } from '../../../kernel/records/record-kind';
import { procedureTitleMessages } from './messages';

export const namedProcedure: NamedKind<'procedure'> = {
  name: 'procedure',
  title: procedureTitleMessages.title,
  plural: procedureTitleMessages.plural,
  notices: {
    procedureJudged: {
      title: text('{who} a relu la procédure : {summary}', '{who} reviewed the procedure: {summary}'),
      mail: text('Une revue de procédure attend votre confirmation', 'A review of a procedure waits for you'),
    },
    procedureReviewed: {
      title: text('{who} a confirmé la revue de la procédure : {summary}', '{who} confirmed the review of: {summary}'),
      mail: text('Revue de procédure : confirmée', 'Review of a procedure: confirmed'),
    },
    procedureReviewRefused: {
      title: text('{who} a refusé votre avis sur la procédure : {summary}', '{who} refused your verdict on: {summary}'),
      mail: text('Revue de procédure : avis refusé', 'Review of a procedure: verdict refused'),
    },
    procedureRetired: {
      title: text('{who} a retiré la procédure : {summary}', '{who} retired the procedure: {summary}'),
      mail: text('Une procédure est retirée', 'A procedure was retired'),
    },
    procedureReviewDue: {
      title: text('Revue à faire de la procédure : {summary}', 'Review due of the procedure: {summary}'),
      mail: text('Une procédure est à relire', 'A procedure is due for review'),
    },
    procedureReviewOverdue: {
      title: text('Revue en retard de la procédure : {summary}', 'Review late of the procedure: {summary}'),
      mail: text('Une revue de procédure est en retard', 'A review of a procedure is late'),
    },
  },
};
