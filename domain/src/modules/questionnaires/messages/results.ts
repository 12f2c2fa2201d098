import { text } from '../../../kernel/message';

/** What was answered to a template, over all its versions. */
export const resultsMessages = {
  title: text('Résultats : {title}', 'Results: {title}'),
  toTemplate: text('Modèle', 'Template'),
  view: text('Résultats', 'Results'),
  summary: text('Synthèse', 'Summary'),
  table: text('Tableau', 'Table'),
  none: text('Aucun questionnaire envoyé', 'No questionnaire submitted'),
  noneHelp: text(
    'Les résultats se lisent ici dès qu’un questionnaire de ce modèle est envoyé.',
    'Results are read here as soon as a questionnaire of this template is submitted.',
  ),
  counted: text(
    '{n} {n|questionnaire envoyé|questionnaires envoyés}.',
    '{n} submitted {n|questionnaire|questionnaires}.',
  ),
  newest: text('La synthèse compte les {n} derniers.', 'The summary counts the newest {n}.'),
  answered: text('{n} {n|réponse|réponses} sur {of}', '{n} of {of} answered'),
  versions: text('Versions {list}', 'Versions {list}'),
  version: text('Version {list}', 'Version {list}'),
  otherTypes: text('Autre type dans la version {list}', 'Another type in version {list}'),
  min: text('Minimum', 'Minimum'),
  mean: text('Moyenne', 'Mean'),
  max: text('Maximum', 'Maximum'),
  more: text('Afficher {n} {n|question|questions} de plus', 'Show {n} more {n|question|questions}'),
  questionsShown: text('Questions {first} à {last} sur {of}', 'Questions {first} to {last} of {of}'),
  questionsOf: text('Questions affichées', 'Questions shown'),
  noAnswer: text('Sans réponse', 'Not answered'),
};
