export { findingsOf } from './answers/score';
export { questionnaireId } from './filled/id';
export { questionnaireStatuses } from './filled/workflow';
