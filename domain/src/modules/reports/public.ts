export { reportAddress } from './address';
export { reportList } from './list';
