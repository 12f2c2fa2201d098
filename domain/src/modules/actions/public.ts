export { actionAddress } from './address';
export { notOwnWork, ownWorkObjection, workOnAction } from './own-work';
export { type Action, action, type Priority } from './record';
export { type ActionMove, type ActionStatus, actionStatuses } from './workflow';
