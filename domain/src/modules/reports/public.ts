export { reportId } from './list';
