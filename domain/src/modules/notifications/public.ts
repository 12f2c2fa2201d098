export { type NotificationType, notificationTypes } from './types';
