export { findImportCutOff, findParameters } from './repository';
