export { countWalksDue } from './walk-repository';
