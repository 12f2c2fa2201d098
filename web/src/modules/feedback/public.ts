export { FeedbackList, type FeedbackState, feedbackStateOf } from './feedback-list';
