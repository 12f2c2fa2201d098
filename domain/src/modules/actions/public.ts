export { endedCaseStatuses } from '../../kernel/kinds';
export { type ActionEntry, actionList, actionListEndpoints } from './list';
export { actionWorkEvents, notOwnWork, ownWorkObjection } from './own-work';
export { type Action, action, actionAddress, type Priority } from './record';
export { actionWaitsFor } from './waits-for';
export { type ActionMove, type ActionStatus, actionStatuses, actionWorkflow } from './workflow';
