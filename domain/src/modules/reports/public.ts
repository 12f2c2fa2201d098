export { reportAddress } from './address';
export { reportId, reportList } from './list';
