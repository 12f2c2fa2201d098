export { actionAddress } from './address';
export { type ActionEntry, actionList, actionListEndpoints } from './list';
export { actionWorkEvents, notOwnWork, ownWorkObjection } from './own-work';
export { endedCaseStatuses } from './owning-case';
export { type Action, action, type Priority } from './record';
export { type ActionMove, type ActionStatus, actionStatuses, actionWorkflow } from './workflow';
