import { expect, it } from 'vitest';
import { costOf, highestCost } from './record';

it('a cost is a whole number of euros, whatever stands between its thousands', () => {
  expect([costOf('0'), costOf('12 500'), costOf('12\u202f500'), costOf(String(highestCost))]).toEqual([
    0,
    12_500,
    12_500,
    highestCost,
  ]);
  for (const written of ['', '-1', '12,5', '12.5', '1e3', 'gratuit', String(highestCost + 1), '99999999999']) {
    expect(costOf(written), written).toBeNull();
  }
});
