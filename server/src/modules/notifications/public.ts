export { notify, notifyOfMany } from './notify';
export { markReadOfRecords } from './repository';
