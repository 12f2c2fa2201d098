import { french } from '../kernel/message';

export const capaCheckMessages = {
  alreadyRecorded: french('La conclusion est déjà signée.', 'The verdict is already signed.'),
  notCompleted: french('{action} n’est pas encore terminée.', '{action} is not completed yet.'),
  tooEarly: french('L’efficacité se juge à partir du {day}.', 'Effectiveness is judged from {day} on.'),
  notEvaluated: french(
    'Le système n’a pas encore relevé les dossiers de la période.',
    'The system has not yet looked up the cases of the period.',
  ),
  effective: french('Efficace', 'Effective'),
  notEffective: french('Non efficace', 'Not effective'),
  signedEffective: french('Efficacité vérifiée', 'Effectiveness verified'),
  signedNotEffective: french('Inefficacité constatée', 'Found not effective'),
};
