export { type Comment, type CommentsPage, comment, commentsPage, commentsQuery, newComment } from './contract';
export { mentionsIn } from './mentions';
