export { countUnread, listAlerts } from './repository';
