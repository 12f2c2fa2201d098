import { expect, it } from 'vitest';
import { Vocabulary } from './vocabulary';

function vocabularyOf(words: readonly string[]): Vocabulary {
  const vocabulary = new Vocabulary();
  for (const word of words) vocabulary.count(word);
  return vocabulary;
}

it.each([
  ['temperatur', 'temperatr'],
  ['temperatur', 'temperratur'],
  ['etiquet', 'etiqeut'],
  ['conditionn', 'conditiomn'],
  ['bouchon', 'buochon'],
  ['bouchon', 'bouchno'],
  ['vanne', 'vnane'],
])('finds %s where %s was typed, and the other way round', (one, other) => {
  expect(vocabularyOf([one, 'autre']).similarSpellings(other)).toEqual([one]);
  expect(vocabularyOf([other, 'autre']).similarSpellings(one)).toEqual([other]);
});

it('finds no code, no word that no case has any more, and nothing between two frequent words', () => {
  expect(vocabularyOf(['pr204']).similarSpellings('pr205')).toEqual([]);
  const vocabulary = vocabularyOf(['bouchon']);
  vocabulary.forget(vocabulary.idOf('bouchon') ?? -1);
  expect(vocabulary.similarSpellings('bouchn')).toEqual([]);
  const often = [...Array.from({ length: 9 }, () => 'vanne'), ...Array.from({ length: 9 }, () => 'vannes')];
  expect(vocabularyOf(often).similarSpellings('vanne')).toEqual([]);
});
