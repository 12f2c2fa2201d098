export { defaultParameters, type Parameters } from './contract';
