export { findValue, hasValues } from './repository';
