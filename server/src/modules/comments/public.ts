export { listCommenters, listComments } from './repository';
export { addComment } from './service';
