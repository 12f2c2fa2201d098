export { ActionCard } from './action-card';
export { ActionState } from './action-state';
export { ActionTransitionDialog, useActionTransition } from './action-transitions';
