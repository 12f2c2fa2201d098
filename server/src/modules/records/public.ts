export { type FilterOf, filterFor, listHandlers, type ServedList } from './list-handlers';
