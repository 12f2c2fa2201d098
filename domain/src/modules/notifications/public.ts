export { accessNotices, commentNotices, conversations } from './notices';
