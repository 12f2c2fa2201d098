export { findImportCutOff, findParameters } from './repository';
export { beginRules, changeParameters, getParameters } from './service';
