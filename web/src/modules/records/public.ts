export { viewsOf } from './saved-views';
