export { listAlerts } from './repository';
