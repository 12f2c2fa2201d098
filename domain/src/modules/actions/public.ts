export { actionAddress } from './address';
export { type Action, action, type Priority } from './record';
export { type ActionMove, type ActionStatus, actionStatuses } from './workflow';
