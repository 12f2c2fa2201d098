export { PersonPlacementsDialog } from './person-placements-dialog';
