import { text } from '../../../kernel/message';

export const capaCheckMessages = {
  alreadyRecorded: text('La conclusion est déjà signée.', 'The verdict is already signed.'),
  notCompleted: text('{action} n’est pas encore terminée.', '{action} is not completed yet.'),
  tooEarly: text('L’efficacité se juge à partir du {day}.', 'Effectiveness is judged from {day} on.'),
  notEvaluated: text(
    'Le système n’a pas encore relevé les dossiers de la période.',
    'The system has not yet looked up the cases of the period.',
  ),
  effective: text('Efficace', 'Effective'),
  notEffective: text('Non efficace', 'Not effective'),
  signedEffective: text('Efficacité vérifiée', 'Effectiveness verified'),
  signedNotEffective: text('Inefficacité constatée', 'Found not effective'),
};
