import { text } from '../../../kernel/message';
import { questionnairePageTitles } from '../../../messages/shell/page-titles';
import { fieldWords } from '../../../messages/words/fields';
import { questionnaireWords } from './words';

/** What was answered to a template, over all its versions. */
export const resultsMessages = {
  title: text('Résultats : {title}', 'Results: {title}'),
  toTemplate: questionnaireWords.template,
  view: questionnairePageTitles.results,
  summary: text('Synthèse', 'Summary'),
  table: text('Tableau', 'Table'),
  none: text('Aucun questionnaire envoyé', 'No questionnaire submitted'),
  noneHelp: text(
    'Les résultats apparaîtront ici dès qu’un questionnaire de ce modèle sera envoyé.',
    'Results appear here once a questionnaire of this template is submitted.',
  ),
  counted: text(
    '{n} {n|questionnaire envoyé|questionnaires envoyés}.',
    '{n} submitted {n|questionnaire|questionnaires}.',
  ),
  newest: text('La synthèse compte les {n} derniers.', 'The summary counts the newest {n}.'),
  answered: questionnaireWords.answeredCount,
  versions: text('Versions {list}', 'Versions {list}'),
  version: text('Version {list}', 'Version {list}'),
  otherTypes: text('Autre type dans la version {list}', 'Another type in version {list}'),
  min: questionnaireWords.min,
  mean: text('Moyenne', 'Mean'),
  max: questionnaireWords.max,
  more: text('Afficher {n} {n|question|questions} de plus', 'Show {n} more {n|question|questions}'),
  questionsShown: text('Questions {first} à {last} sur {of}', 'Questions {first} to {last} of {of}'),
  questionsOf: text('Questions affichées', 'Questions shown'),
  noAnswer: fieldWords.notAnswered,
};
