export { ParametersFrame } from './parameters-frame';
export { useParameters } from './queries';
