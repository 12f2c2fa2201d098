import { text } from '../../../kernel/message';

/** What a designer typed beside its field and cannot be kept. */
export const fieldProblemMessages = {
  notNumber: text('Écrivez un nombre.', 'Write a number.'),
  notWhole: text('Écrivez un nombre entier.', 'Write a whole number.'),
  tooSmall: text('Au moins {min}.', 'At least {min}.'),
  tooLarge: text('Au plus {max}.', 'At most {max}.'),
  tooLong: text('Au plus {max} caractères.', 'At most {max} characters.'),
  notDay: text('Cette date n’existe pas.', 'There is no such day.'),
  order: text('Le minimum dépasse le maximum.', 'The minimum is above the maximum.'),
  dayOrder: text('Le premier jour est après le dernier.', 'The first day is after the last.'),
  boundMissing: text('Indiquez au moins une limite.', 'Give at least one limit.'),
  optionsMissing: text('Choisissez au moins une option.', 'Choose at least one option.'),
};

export const settingsMessages = {
  title: text('Réglages de la question', 'Settings of the question'),
  type: text('Type de réponse', 'Type of answer'),
  typeHelp: text(
    'Les options sont gardées si vous revenez à un choix.',
    'Options are kept for when it is a choice again.',
  ),
  findingDropped: text(
    'Le test de constat ne convient pas à ce type et a été retiré. Annuler le rétablit.',
    'The finding test does not fit this type and was taken away. Undo brings it back.',
  ),
  required: text('Réponse obligatoire', 'An answer is required'),
  requiredHelp: text('Seulement quand la question est affichée.', 'Only where the question is shown.'),
  helpText: text('Aide sous le champ', 'Help under the field'),
  explanation: text('Explication', 'Explanation'),
  limits: text('Limites de la réponse', 'Limits of the answer'),
  minLength: text('Longueur minimale', 'Shortest length'),
  maxLength: text('Longueur maximale', 'Longest length'),
  minChosen: text('Options choisies au moins', 'Options chosen at least'),
  maxChosen: text('Options choisies au plus', 'Options chosen at most'),
  earliest: text('Pas avant le', 'Not before'),
  latest: text('Pas après le', 'Not after'),
  min: text('Minimum', 'Minimum'),
  max: text('Maximum', 'Maximum'),
  decimals: text('Décimales', 'Decimals'),
  unit: text('Unité', 'Unit'),
  maxPhotos: text('Photos au plus', 'Photos at most'),
  scores: text('Points des options', 'Points of the options'),
  scoresHelp: text(
    'Sans points, une option ne compte pas. Un échec critique fait échouer tout le questionnaire.',
    'Without points an option does not count. A critical fail fails the whole questionnaire.',
  ),
  noOptions: text('Cette question n’a pas encore d’option.', 'This question has no option yet.'),
  scoreOf: text('Points de « {option} »', 'Points of “{option}”'),
  criticalOf: text('Échec critique : {option}', 'Critical fail: {option}'),
  finding: text('C’est un constat quand la réponse', 'It is a finding when the answer'),
  noFinding: text('jamais', 'never'),
};
