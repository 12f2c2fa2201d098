export { personFields } from './contract';
