export { findValue } from './repository';
