export { findParameters } from './repository';
