export { readReport } from './report-view';
export { writeReport } from './service';
