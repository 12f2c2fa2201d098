export { useUnreadAlerts } from './unread';
