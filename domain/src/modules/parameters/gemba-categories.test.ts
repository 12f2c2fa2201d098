import { expect, it } from 'vitest';
import { categoriesInOrder, categoriesProblem, categoryObjection, gembaCategories } from './gemba-categories';

const three = ['safety', 'quality', 'order'];

it('those that are built in come first, then those of the company, each once', () => {
  expect(categoriesInOrder(['Flux', 'order', 'safety', ' flux '])).toEqual(['safety', 'order', 'flux']);
});

it.each([
  [[...gembaCategories], true],
  [three, true],
  [[...three, 'Flux'], true],
  [[...three, 'Flux', 'flux'], false],
  [['safety', 'quality'], false],
  [[...gembaCategories, 'Flux', 'Énergie'], true],
  [[...gembaCategories, 'Flux', 'Énergie', 'Visuel'], false],
  [[...three, '--'], false],
  [[...three, 'sécurité'], false],
  [[...three, 'People'], false],
  [[...three, 'x'.repeat(41)], false],
])('%j may be offered: %s', (categories, may) => expect(categoriesProblem(categories) === null).toBe(may));

it('an observation keeps the category that it has, and takes one that is offered', () => {
  expect(categoryObjection('safety', null, three)).toBeNull();
  expect(categoryObjection('people', 'people', three)).toBeNull();
  expect(categoryObjection('people', null, three)).not.toBeNull();
});
