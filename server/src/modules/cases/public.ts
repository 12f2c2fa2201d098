export { openCase } from './service';
