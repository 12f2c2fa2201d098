import { text } from '../../../kernel/message';

export const valueListMessages = {
  departments: text('Services', 'Departments'),
  sites: text('Sites', 'Sites'),
  products: text('Produits', 'Products'),
  batches: text('Lots', 'Batches'),
  equipment: text('Équipements', 'Equipment'),
  customers: text('Clients', 'Customers'),
};

/** By itself, because every page knows the names of all pages. */
export const valuesTitle = text('Listes', 'Lists');

/** What a field says that suggests values of a list. */
export const valueFieldMessages = {
  notInList: text('Hors liste : gardé tel quel.', 'Not in the list: kept as written.'),
  noLongerOffered: text('Pas proposé aujourd’hui : gardé tel quel.', 'Not offered today: kept as written.'),
  suggestionCount: text('{n} {n|proposition|propositions}', '{n} {n|suggestion|suggestions}'),
};
