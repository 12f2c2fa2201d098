export { listEndpoints } from './list-endpoints';
