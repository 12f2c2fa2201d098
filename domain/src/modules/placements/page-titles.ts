import { text } from '../../kernel/message';

/** By themselves, because every page knows the names of all pages. */
export const placementPageTitles = {
  placements: text('Affectations', 'Placements'),
  place: text('Affecter des personnes', 'Place people'),
};
