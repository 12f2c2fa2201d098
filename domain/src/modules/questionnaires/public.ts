export { findingsOf } from './answers/score';
export { questionnaireId } from './filled/id';
export { questionnaireList } from './filled/list';
export { questionnaireDeeds } from './filled/own-work';
export type { QuestionnaireToSign } from './filled/record';
export { questionnaireStatuses } from './filled/workflow';
export { templateList } from './templates/list';
