export { Comments } from './comments';
