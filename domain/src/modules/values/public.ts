export { type ValueList, valueLists } from './lists';
