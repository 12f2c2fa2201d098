export type { CaseStory } from './demo-story';
export { walkDemoCase } from './demo-walk';
export { hideWaiting, showWaiting } from './entries';
export { openCase } from './opening';
export { findCaseTitles, searchCases } from './titles';
