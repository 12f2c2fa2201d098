export { listActionsOfCase } from './repository';
export { recordActionTaken } from './service';
