import { expect, it } from 'vitest';
import { anchorsAt } from './rating-field';

it.each([
  [null, []],
  [1, [1]],
  [3, [1, 4]],
  [4, [4]],
  [6, [4, 7]],
  [9, [7, 10]],
  [10, [10]],
])('a rating of %s stands at %j', (rating, places) => {
  expect(anchorsAt(rating)).toEqual(places);
});
