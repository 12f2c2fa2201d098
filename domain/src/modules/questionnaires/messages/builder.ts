import { english, french, text } from '../../../kernel/message';
import { questionnairePageTitles } from '../../../messages/shell/page-titles';
import { caseFieldWords } from '../../../messages/words/case-fields';
import { fieldWords } from '../../../messages/words/fields';

export const defaultTitleMessages = {
  section: english('Section {n}', 'Section {n}'),
  page: english('Page {n}', 'Page {n}'),
  question: english('Question {n}', 'Question {n}'),
};

/** Texts of the builder that the requirements show. */
export const builderMessages = {
  title: questionnairePageTitles.builder,
  addQuestion: english('+ Ajouter une question', '+ Add New Question'),
  addPage: english('+ Ajouter une page', '+ Add page'),
  addSection: english('+ Ajouter une section', '+ Add section'),
  emptyPage: english(
    'Cliquez sur « + Ajouter une question » pour commencer.',
    'Click on "+ Add New Question" for starting.',
  ),
  noPageChosen: french('Sélectionnez une page pour commencer', 'Select a page to start'),
  noSection: english('Aucune section disponible', 'No section available'),
};

export const questionTypeMessages = {
  short_answer: text('Réponse courte', 'Short answer'),
  long_answer: text('Réponse longue', 'Long answer'),
  multiple_choice: text('Choix multiple', 'Multiple choice'),
  single_choice: text('Choix unique', 'Single choice'),
  dropdown: text('Liste déroulante', 'Dropdown'),
  date: text('Date', 'Date'),
  number: text('Nombre', 'Number'),
  photo: text('Photo', 'Photo'),
  person: fieldWords.person,
  product: caseFieldWords.product,
  case: caseFieldWords.case,
};
