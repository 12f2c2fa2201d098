export { useParameters } from './queries';
