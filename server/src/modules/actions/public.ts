export { getAction } from './action-view';
export { recordActionTaken } from './creating';
export { followMeasure } from './following';
export { moveAction } from './moving';
export { findActionTitles, listActionsOfCase, searchActions } from './repository';
