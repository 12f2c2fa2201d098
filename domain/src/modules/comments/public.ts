export { type Comment, comment, newComment } from './contract';
export { mentionsIn } from './mentions';
