export { reportAddress, reportFinding } from './finding';
