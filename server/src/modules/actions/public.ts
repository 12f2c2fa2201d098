export { followMeasure } from './following';
export { getAction, moveAction } from './moving';
export { listActionsOfCase } from './repository';
export { recordActionTaken } from './service';
