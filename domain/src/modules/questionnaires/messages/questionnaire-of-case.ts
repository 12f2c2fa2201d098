import { text } from '../../../kernel/message';

/** A questionnaire as a step of a case. */
export const questionnaireOfCaseMessages = {
  filledBy: text('Rempli par {who}', 'Filled by {who}'),
  open: text('Ouvrir {id}', 'Open {id}'),
  notBegun: text(
    'Personne ne l’a encore commencé. Qui le commence le remplit.',
    'Not begun yet. The person who begins it fills it.',
  ),
  frozen: text(
    'Personne ne l’a commencé, et le dossier est approuvé, clos ou annulé.',
    'Not begun, and the case is approved, closed or void.',
  ),
  start: text('Commencer', 'Start'),
};
