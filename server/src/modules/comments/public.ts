export { listComments } from './repository';
export { addComment, findMentioned } from './service';
