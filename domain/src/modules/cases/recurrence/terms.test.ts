import { describe, expect, it } from 'vitest';
import { stem } from './stem';
import { codesOf, plain, termsOf } from './terms';

const terms = (text: string) => termsOf(text).map(({ term }) => term);

describe('stem', () => {
  it.each([
    ['pompe', 'pompes'],
    ['vanne', 'vannes'],
    ['bocal', 'bocaux'],
    ['etiquette', 'etiquettes'],
    ['nettoyage', 'nettoyages'],
    ['leak', 'leaks', 'leaking', 'leaked'],
    ['battery', 'batteries'],
    ['fail', 'failed', 'failing', 'fails'],
    ['box', 'boxes'],
    ['installation', 'installations'],
    ['defectueux', 'defectueuse', 'defectueuses'],
    ['casse', 'cassee', 'casses', 'cassure'],
    ['soude', 'soudure', 'soudures'],
    ['bloque', 'bloquee', 'blocage'],
    ['nettoyer', 'nettoye', 'nettoyage'],
    ['etalonner', 'etalonnage'],
    ['manuel', 'manuelle', 'manuels'],
    ['nocif', 'nocive'],
    ['conforme', 'conformite'],
    ['leak', 'leakage'],
    ['fail', 'failure'],
  ])('gives %s and its relatives one stem', (...words) => {
    expect(new Set(words.map(stem)).size).toBe(1);
  });

  it('leaves short words and codes as they are', () => {
    expect(['bus', 'gaz', 'm2', 'lot204s'].map(stem)).toEqual(['bus', 'gaz', 'm2', 'lot204s']);
  });
});

describe('terms', () => {
  it('forgives accents, case, ligatures and the words that say nothing', () => {
    expect(terms('L’ŒUVRE de la Température')).toEqual(terms('oeuvre temperature'));
  });

  it('finds a code whole, however it is joined, and in its parts', () => {
    expect(terms('PR-204')).toEqual(['pr204', 'pr', '204']);
    expect(terms('PR204')).toEqual(['pr204', 'pr', '204']);
    expect(terms('GM-L4-07')[0]).toBe('gml407');
  });

  it('tells a version from a number', () => {
    expect(terms('3.4.0')).toEqual(['3.4.0']);
  });

  it('splits names that are written together and keeps them whole', () => {
    expect(terms('FileSystem')).toEqual([stem('filesystem'), 'file', 'system'].map(stem));
    expect(terms('org.apache.FileSystem')).toContain(stem('filesystem'));
  });

  it('shows each term as it was written', () => {
    expect(termsOf('Pompes PR-204').map(({ shown }) => shown)).toEqual(['Pompes', 'PR-204', 'PR', '204']);
  });

  it('is quick with a text that is no text', () => {
    expect(terms('a'.repeat(6000))).toEqual([]);
    expect(terms('-._/'.repeat(1500))).toEqual([]);
  });
});

it('codes of equipment have a capital letter and a digit', () => {
  expect(codesOf('Fuite sur PR-204, GM-L4-07 et M2, pas sur LA cuve 9')).toEqual(['PR-204', 'GM-L4-07', 'M2']);
});

it('two spellings of a short text are the same', () => {
  expect(plain(' Ligne  4 – Conditionnement ')).toBe(plain('ligne 4 - conditionnement'));
});
