export { getAction } from './action-view';
export { addOwnTask, recordActionTaken } from './create-action';
export { actionStory } from './demo/story';
export { walkDemoAction } from './demo/walk';
export { findDueReminders } from './dry-run';
export { followMeasure } from './measures';
export { actionsOfPeople, findActionIdsOf } from './people-repository';
export {
  actionIdsOfCase,
  actionsByOrigin,
  listActionsOfCase,
  listActionsOfCases,
  titledActions,
} from './repository';
export { servedActions } from './routes';
export { factsOfActions } from './standing';
export { cancelActionsOf, moveAction } from './transitions';
