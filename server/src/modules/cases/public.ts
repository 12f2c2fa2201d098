export type { CaseStory } from './demo/story';
export { walkDemoCase } from './demo/walk';
export { hideWaiting, showWaiting } from './list/entries';
export { findCaseTitles, searchCases } from './list/titles';
export { openCase } from './opening';
