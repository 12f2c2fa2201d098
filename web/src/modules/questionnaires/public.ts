export type { AskedQuestion } from './fill/answered-form';
export type { AnswerSources } from './fill/form/sources';
export { QuestionnaireOfCase } from './fill/questionnaire-of-case';
export type { SeenChange } from './fill/seen-answers';
export { AnsweredForm } from './lazy-parts';
export { useOfferedTemplates } from './offered';
export { questionnaireAddress, useStart } from './use-start';
