import { text } from '../../../kernel/message';
import { questionnaireWords } from './words';

/** By the kind of a test, as it follows a question: “Is it clean? is one of”. */
export const testMessages = {
  answered: text('a une réponse', 'has an answer'),
  unanswered: text('n’a pas de réponse', 'has no answer'),
  any_of: text('est l’une de', 'is one of'),
  none_of: text('n’est aucune de', 'is none of'),
  all_of: text('comprend toutes', 'includes all of'),
  number_within: text('est dans l’intervalle', 'is within'),
  number_outside: text('est hors de l’intervalle', 'is outside'),
  date_within: text('est dans la période', 'is within the period'),
  date_outside: text('est hors de la période', 'is outside the period'),
};

export const ruleMessages = {
  title: text('Affichage', 'Visibility'),
  always: text('Toujours affiché.', 'Always shown.'),
  showWhen: text('Afficher quand', 'Show when'),
  all: text('toutes sont remplies', 'all of these are met'),
  any: text('l’une est remplie', 'any of these is met'),
  condition: text('Condition {n}', 'Condition {n}'),
  question: questionnaireWords.question,
  questionMissing: text('Choisissez une question', 'Choose a question'),
  questionGone: text(
    'Cette question n’est plus dans le modèle, ou ne peut pas servir ici : choisissez-en une autre.',
    'This question is no longer in the template, or cannot be used here: choose another one.',
  ),
  noMatch: text('Aucune question ne correspond.', 'No question matches.'),
  test: text('Test', 'Test'),
  options: text('Options', 'Options'),
  from: text('De', 'From'),
  to: text('À', 'To'),
  add: text('Ajouter une condition', 'Add a condition'),
  remove: text('Retirer la condition {n}', 'Remove condition {n}'),
  incomplete: text(
    'Complétez les conditions : la règle s’appliquera ensuite.',
    'Complete the conditions for the rule to apply.',
  ),
  nothingToSee: text('Aucune autre question ne peut servir ici.', 'No other question can be used here.'),
  repeatable: text('Section répétable', 'Repeatable section'),
  repeatableHelp: text(
    'Elle est remplie plusieurs fois dans un même questionnaire.',
    'It can be filled in several times in one questionnaire.',
  ),
  repeatMin: text('Nombre minimal', 'Minimum times'),
  repeatMax: text('Nombre maximal', 'Maximum times'),
  /** So that a title stands out from the words around it. */
  quoted: text('« {what} »', '“{what}”'),
  and: text(' et ', ' and '),
  or: text(' ou ', ' or '),
  unknownQuestion: text('(question absente)', '(missing question)'),
  unknownOption: text('(option absente)', '(missing option)'),
  between: text('{from} à {to}', '{from} to {to}'),
  atLeast: text('{from} et plus', '{from} and above'),
  atMost: text('{to} et moins', '{to} and below'),
};
