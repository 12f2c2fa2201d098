import { expect, it } from 'vitest';
import { equivalentsIn } from './equivalents';
import { glossaryLookup } from './glossary';

const lookup = glossaryLookup([
  ['pompe', 'pump'],
  ['pompe à vide', 'vacuum pump'],
  ['joint', 'seal', 'gasket'],
]);
const found = (text: string) => equivalentsIn(text, lookup);

it('tells what else could have been said', () => {
  expect(found('Joints usés de la POMPE à vide')).toEqual([
    { written: 'joints', others: ['seal', 'gasket'] },
    { written: 'pompe a vide', others: ['vacuum pump'] },
  ]);
});

it('tells it once, and of each way of writing', () => {
  expect(found('pompe, Pompe, pompes').map(({ written }) => written)).toEqual(['pompe', 'pompes']);
  expect(found('rien')).toEqual([]);
  expect(found('')).toEqual([]);
});
