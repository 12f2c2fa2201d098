export { getAction } from './action-view';
export { recordActionTaken } from './creating';
export { followMeasure } from './following';
export { cancelActionsOf, moveAction } from './moving';
export { findActionTitles, listActionsOfCase, searchActions } from './repository';
