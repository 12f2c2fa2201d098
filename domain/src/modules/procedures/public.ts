export { proceduresPath } from './id';
export { proceduresHere } from './pages/messages';
