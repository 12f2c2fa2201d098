export { getAction } from './action-view';
export { recordActionTaken } from './create-action';
export type { ActionStory } from './demo-story';
export { walkDemoAction } from './demo-walk';
export { followMeasure } from './measures';
export { actionsByOrigin, findActionTitles, listActionsOfCase, listActionsOfCases, searchActions } from './repository';
export { cancelActionsOf, moveAction } from './transitions';
