export { answerChanges } from './answers';
export { reportId } from './list';
