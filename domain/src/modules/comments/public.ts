export {
  type Comment,
  type CommentsPage,
  comment,
  commentsPage,
  commentsQuery,
  mentionsIn,
  newComment,
} from './contract';
