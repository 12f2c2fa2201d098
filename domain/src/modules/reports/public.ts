export { reportAddress } from './address';
export { answerChanges } from './answers';
export { reportId, reportList } from './list';
