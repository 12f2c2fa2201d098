import { text } from '../../../kernel/message';
import { commandWords } from '../../../messages/words/commands';
import { questionnaireWords } from './words';

/** A questionnaire as a step of a case. */
export const questionnaireOfCaseMessages = {
  filledBy: questionnaireWords.filledByNamed,
  open: commandWords.open,
  notBegun: text(
    'Pas encore commencé. La personne qui le commence le remplit.',
    'Not started yet. The person who starts it fills it in.',
  ),
  frozen: text(
    'Pas commencé, et le dossier est approuvé, clos ou annulé.',
    'Not started, and the case is approved, closed or void.',
  ),
  start: text('Commencer', 'Start'),
};
