export { hideWaiting, showWaiting } from './entries';
export { openCase } from './opening';
export { findCaseTitles, searchCases } from './titles';
