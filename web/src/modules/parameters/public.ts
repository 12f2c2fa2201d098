export { ParametersFrame } from './parameters-frame';
export { useParameterCalls, useParameters } from './queries';
