export { type Action, action } from './contract';
export { type ActionMove, type ActionStatus, actionStatuses } from './workflow';
