export { proceduresPath } from './id';
