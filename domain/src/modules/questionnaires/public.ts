export { findingsOf } from './answers/score';
export { questionnaireId } from './filled/id';
export { questionnaireList } from './filled/list';
export type { QuestionnaireToSign } from './filled/record';
export { questionnaireDeeds, questionnaireStatuses } from './filled/workflow';
export { templateList } from './templates/list';
