export { findingsOf } from './answers/score';
export { questionnaireId } from './filled/record';
export { questionnaireStatuses } from './filled/workflow';
