export { addDemoNextVersion } from './demo';
export { learnProceduresBy, type ProcedureLearning } from './epochs/required-people';
export { type ProcedureRecord, procedureTable } from './procedures/procedures';
export { findText } from './versions/repository';
export { type VersionRecord, versionTable } from './versions/versions';
