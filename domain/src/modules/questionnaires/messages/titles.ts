import { english, text } from '../../../kernel/message';

/** The titles of pages. Apart from what those pages say, because the list of pages is loaded with the first one. */
export const questionnairePageTitles = {
  templates: text('Modèles de questionnaires', 'Questionnaire templates'),
  builder: english('Éditeur de formulaires', 'Form Builder'),
  results: text('Résultats', 'Results'),
  start: text('Remplir un questionnaire', 'Fill a questionnaire'),
  questionnaires: text('Questionnaires', 'Questionnaires'),
};
