export { addDemoPlacements } from './demo';
export { type KnownPlacement, listPlacementsOf } from './repository';
