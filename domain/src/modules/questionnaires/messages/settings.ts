import { text } from '../../../kernel/message';
import { fieldWords } from '../../../messages/words/fields';
import { questionnaireWords } from './words';

/** What a designer typed beside its field and cannot be kept. */
export const fieldProblemMessages = {
  notNumber: text('Écrivez un nombre.', 'Write a number.'),
  notWhole: fieldWords.wholeNumber,
  tooSmall: questionnaireWords.atLeast,
  tooLarge: questionnaireWords.atMost,
  tooLong: text('Au plus {max} caractères.', 'At most {max} characters.'),
  notDay: text('Cette date n’existe pas.', 'This date does not exist.'),
  order: text('Le minimum dépasse le maximum.', 'The minimum is above the maximum.'),
  dayOrder: text('Le premier jour est après le dernier.', 'The first day is after the last.'),
  boundMissing: text('Indiquez au moins une limite.', 'Give at least one limit.'),
  optionsMissing: text('Choisissez au moins une option.', 'Choose at least one option.'),
};

export const settingsMessages = {
  title: text('Réglages de la question', 'Question settings'),
  type: text('Type de réponse', 'Answer type'),
  typeHelp: text(
    'Les options sont gardées si vous revenez à un choix.',
    'Options are kept in case it becomes a choice again.',
  ),
  findingDropped: text(
    'Le test de constat ne convient pas à ce type et a été retiré. Annuler le rétablit.',
    'The finding test does not fit this type and was removed. Undo restores it.',
  ),
  required: text('Réponse obligatoire', 'Answer required'),
  requiredHelp: text('Seulement quand la question est affichée.', 'Only where the question is shown.'),
  helpText: text('Aide sous le champ', 'Help under the field'),
  explanation: fieldWords.explanation,
  limits: text('Limites de la réponse', 'Answer limits'),
  minLength: text('Longueur minimale', 'Minimum length'),
  maxLength: text('Longueur maximale', 'Maximum length'),
  minChosen: text('Nombre minimal d’options', 'Minimum options chosen'),
  maxChosen: text('Nombre maximal d’options', 'Maximum options chosen'),
  earliest: text('Pas avant le', 'Not before'),
  latest: text('Pas après le', 'Not after'),
  min: questionnaireWords.min,
  max: questionnaireWords.max,
  decimals: text('Décimales', 'Decimals'),
  unit: text('Unité', 'Unit'),
  maxPhotos: text('Nombre maximal de photos', 'Maximum photos'),
  scores: text('Points des options', 'Option points'),
  scoresHelp: text(
    'Sans points, une option ne compte pas. Un échec critique fait échouer tout le questionnaire.',
    'Without points an option does not count. A critical failure fails the whole questionnaire.',
  ),
  noOptions: text('Cette question n’a pas encore d’option.', 'This question has no option yet.'),
  scoreOf: text('Points de « {option} »', 'Points for “{option}”'),
  criticalOf: text('Échec critique : {option}', 'Critical failure: {option}'),
  finding: text('Relever un constat', 'Raise a finding'),
  noFinding: fieldWords.never,
};
