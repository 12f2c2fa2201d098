import { describe, expect, it } from 'vitest';
import { glossaryMessages as m } from './messages/rules';
import {
  glossaryBounds,
  lineOf,
  takenProblem,
  tidyWord,
  tooManyGroupsProblem,
  type WordsInUse,
  wordsIn,
  wordsProblem,
} from './own-groups';

describe('a line of words', () => {
  it.each([
    ['groupe motopompe = motor pump', ['groupe motopompe', 'motor pump']],
    ['a, b;c\nd\r\ne', ['a', 'b', 'c', 'd', 'e']],
    ['  ,, pompe   à  vide ,', ['pompe à vide']],
    ['', []],
  ])('%j holds %j', (line, words) => {
    expect(wordsIn(line)).toEqual(words);
  });

  it('is written so that it is read as the same words', () => {
    const words = ['non-conformité', 'N/C', 'T°'];
    expect(wordsIn(lineOf(words))).toEqual(words);
  });

  it('is tidied', () => {
    expect(tidyWord('\t pompe \u00a0 à\nvide ')).toBe('pompe à vide');
  });
});

const letters = (length: number) => 'a'.repeat(length);
const several = (count: number) => Array.from({ length: count }, (_, n) => `mot ${n}`);

describe('the words of a group', () => {
  it.each([
    ['two', ['pompe', 'pump']],
    ['twelve', several(12)],
    ['one letter', ['V', 'vanne']],
    ['sixty letters', [letters(60), 'x']],
    ['an emoji beside letters', ['pompe 🔧', 'pump']],
    ['markup, which is only text', ['<b>x</b>', '"; drop table x --'.replace(';', '')]],
  ])('may be %s', (_what, words) => {
    expect(wordsProblem(words)).toBeNull();
  });

  it.each([
    ['none', [], m.tooFewWords],
    ['one', ['pompe'], m.tooFewWords],
    ['thirteen', several(13), m.tooManyWords],
    ['one of sixty-one letters', [letters(61), 'x'], m.wordTooLong],
    ['one that is nothing but signs', ['pompe', '…!'], m.wordWithoutLetters],
    ['an empty one', ['pompe', ' '], m.wordWithoutLetters],
    ['one twice', ['Pompes', 'pompe', 'pump'], m.wordTwice],
    ['one twice but for accents', ['étiquette', 'ETIQUETTES'], m.wordTwice],
    ['one with a comma', ['pompe, pump', 'x'], m.wordWithSeparator],
    ['one with an equals sign', ['a=b', 'x'], m.wordWithSeparator],
  ])('are not %s', (_what, words, message) => {
    expect(wordsProblem(words)?.message).toBe(message);
  });

  it('a long one is named by its beginning', () => {
    expect(wordsProblem([letters(500), 'x'])?.values?.word).toBe(`${letters(20)}…`);
  });
});

describe('a word', () => {
  const groups: readonly WordsInUse[] = [
    { id: 1, words: ['motopompe', 'motor pump'], state: 'active' },
    { id: 2, words: ['jus', 'courant'], state: 'retired' },
  ];

  it('stands in one group that is in use', () => {
    expect(takenProblem(['MOTOR PUMPS', 'x'], groups)).toEqual({
      message: m.wordTaken,
      values: { word: 'motor pump', group: 'motopompe, motor pump' },
      code: 'already_exists',
    });
  });

  it('may stay in its own group, and be taken from a retired one', () => {
    expect(takenProblem(['motopompe', 'x'], groups, 1)).toBeNull();
    expect(takenProblem(['jus', 'x'], groups)).toBeNull();
    expect(takenProblem(['motopompe', 'x'], groups, 2)).not.toBeNull();
    expect(takenProblem(['autre', 'chose'], groups)).toBeNull();
  });
});

it('a company has at most five hundred groups', () => {
  expect(glossaryBounds.groups).toBe(500);
  expect(tooManyGroupsProblem(499)).toBeNull();
  expect(tooManyGroupsProblem(500)?.code).toBe('quota_reached');
});
