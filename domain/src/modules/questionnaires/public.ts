export { findingsOf } from './answers/score';
export { questionnaireId } from './filled/id';
