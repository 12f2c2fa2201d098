export { type Action, type ActionStatus, action } from './contract';
