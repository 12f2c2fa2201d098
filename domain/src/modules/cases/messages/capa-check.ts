import { text } from '../../../kernel/message';
import { caseWords } from './words';

export const capaCheckMessages = {
  alreadyRecorded: text('La conclusion est déjà signée.', 'The verdict is already signed.'),
  notCompleted: text('{action} n’est pas encore terminée.', '{action} is not completed yet.'),
  tooEarly: text('L’efficacité s’évalue à partir du {day}.', 'Effectiveness can be assessed from {day}.'),
  notEvaluated: text(
    'Le système n’a pas encore relevé les dossiers de la période.',
    'The system has not yet looked up the cases of the period.',
  ),
  rescheduledWhileApproved: text(
    'La date se change tant que le dossier est approuvé et non clos.',
    'The date is changed while the case is approved and not closed.',
  ),
  givenUp: text(
    'L’action est annulée : rien n’est à vérifier.',
    'The action was cancelled: there is nothing to check.',
  ),
  dayIsCounted: text(
    'Ce jour se compte à partir de la fin de l’action : il ne se choisit pas.',
    'This day is counted from the end of the action: it is not chosen.',
  ),
  dayPast: text('Choisissez un jour à venir.', 'Choose a day to come.'),
  dayBeforeAction: text(
    'L’action a pour échéance le {day} : choisissez ce jour ou un jour plus tard.',
    'The action is due on {day}: choose that day or a later one.',
  ),
  signedRescheduled: text('Date de vérification changée', 'Verification date changed'),
  effective: caseWords.effective,
  notEffective: caseWords.notEffective,
  signedEffective: text('Efficacité vérifiée', 'Effectiveness verified'),
  signedNotEffective: text('Inefficacité constatée', 'Found not effective'),
};
