export { listComments, walkComments } from './repository';
export { addComment, findMentioned } from './service';
