export { hideWaiting, showWaiting } from './entries';
export { openCase } from './opening';
