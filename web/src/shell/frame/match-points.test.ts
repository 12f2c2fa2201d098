import { expect, it } from 'vitest';
import { matchPoints } from './match-points';

const order = (typed: string, ...names: string[]) =>
  names
    .map((name) => ({ name, points: matchPoints(name, typed) }))
    .filter(({ points }) => points > 0)
    .sort((one, other) => other.points - one.points)
    .map(({ name }) => name);

it('prefers the whole word to the beginning of one, and that to its middle', () => {
  expect(order('act', 'Contact', 'Mes actions', 'Actions', 'Act')).toEqual([
    'Act',
    'Actions',
    'Mes actions',
    'Contact',
  ]);
});

it('finds a name by the first letters of its words, by two words, and without its accents', () => {
  expect(order('nc', 'Non-conformity', 'Inbox')).toEqual(['Non-conformity']);
  expect(order('non conf', 'Non-conformity', 'Inbox')).toEqual(['Non-conformity']);
  expect(order('parametres', 'Paramètres')).toEqual(['Paramètres']);
  expect(order('Évén', 'Evenements')).toEqual(['Evenements']);
});

it('leaves out names that have the letters here and there', () => {
  expect(order('presse', 'Préférences des notifications', 'Boîte de réception')).toEqual([]);
  expect(order('zzzz', 'Zone')).toEqual([]);
});
