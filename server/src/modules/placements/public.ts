export { addDemoPlacements } from './demo';
export { type HeldPost, type KnownPlacement, listPlacementsOf, listPostsOf } from './repository';
