export { notify } from './notify';
export { markReadOfRecords } from './repository';
