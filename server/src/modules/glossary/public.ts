export { findWordGroups } from './word-groups';
