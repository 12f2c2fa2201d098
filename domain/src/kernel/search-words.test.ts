import { expect, it } from 'vitest';
import { idWords, searchWords } from './search-words';

it.each([
  ['Fuite d’huile à la POMPE n° 3', ['fuite', 'd', 'huile', 'a', 'la', 'pompe', 'n', '3']],
  ['déjà vu, Déjà vu', ['deja', 'vu']],
  ['œuf ﬁltre Straße', ['œuf', 'filtre', 'straße']],
  ['IN_00042 lot 26K1042', ['in_00042', 'lot', '26k1042']],
  ['   ', []],
  ['<script>', ['script']],
])('%s is found by %j', (text, words) => expect(searchWords(text)).toEqual(words));

it('stays bounded, whatever is typed', () => {
  const words = searchWords(Array.from({ length: 5000 }, (_, n) => `mot${n}`).join(' ') + 'x'.repeat(1000));
  expect(words).toHaveLength(300);
  expect(searchWords('x'.repeat(1000))).toEqual(['x'.repeat(40)]);
});

it('a number is found whole and by its digits', () => {
  expect(idWords('IN_00042')).toEqual(['in_00042', '00042', '42']);
  expect(idWords('NC_3066')).toEqual(['nc_3066', '3066']);
});
