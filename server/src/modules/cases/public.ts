export type { CaseStory } from './demo/story';
export { walkDemoCase } from './demo/walk';
export { findCaseTitles, searchCases } from './list/titles';
export { openCase } from './opening';
