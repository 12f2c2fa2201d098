export { NotificationBell } from './bell';
