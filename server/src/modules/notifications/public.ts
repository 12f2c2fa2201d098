export { notify } from './notify';
export { readOf } from './repository';
