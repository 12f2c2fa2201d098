export { ActionCard } from './action-card';
export { ActionState } from './action-state';
export { actionTransitions } from './action-transitions';
