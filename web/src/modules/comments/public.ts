export { Comments } from './comments';
export type { CommentsProps } from './composer';
