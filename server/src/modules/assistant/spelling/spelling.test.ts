import { suggestionsFor } from '@vigie/domain/modules/assistant/spelling/suggestions';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadSpellCheckers, type SpellCheckers } from './dictionaries';
import { spellingRemarks } from './spelling';
import { mistakes, neverRemarked, rightWords } from './testing/samples';

const nothing: ReadonlySet<string> = new Set();
let checkers: SpellCheckers;
beforeAll(async () => {
  checkers = await loadSpellCheckers();
});

describe.each(['fr', 'en'] as const)('in %s', (language) => {
  it('finds no mistake in words that are right', () => {
    expect(rightWords[language].length).toBeGreaterThanOrEqual(100);
    expect(rightWords[language].filter((word) => !checkers[language].isCorrect(word))).toEqual([]);
  });

  it('finds mistakes, and puts what was meant first', () => {
    expect(mistakes[language].length).toBeGreaterThanOrEqual(100);
    const wrongly = mistakes[language].filter(([wrong]) => checkers[language].isCorrect(wrong));
    expect(wrongly).toEqual([]);
    const first = mistakes[language].map(([wrong]) => [wrong, suggestionsFor(wrong, checkers[language])[0]]);
    expect(first).toEqual(mistakes[language]);
  });

  it.each(neverRemarked[language])('has nothing to say about: %s', async (text) => {
    expect(await spellingRemarks(text, { language, ownWords: nothing })).toEqual([]);
  });
});

describe('a remark', () => {
  const french = (text: string, ownWords: Iterable<string> = []) =>
    spellingRemarks(text, { language: 'fr', ownWords: new Set(ownWords) });

  it('says where the word stands and what may have been meant, in the letters of the text', async () => {
    const text = 'Le 3/4, l’opérateru a vu la machien. Machien remise en route.';
    const remarks = await french(text);
    expect(remarks.map(({ word, replacements }) => [word, replacements[0]])).toEqual([
      ['l’opérateru', 'l’opérateur'],
      ['machien', 'machine'],
      ['Machien', 'Machine'],
    ]);
    for (const { start, end, word } of remarks) expect(text.slice(start, end)).toBe(word);
  });

  it('is not made of a word of the company, alone, elided or in the plural', async () => {
    const text = 'La dépoteuse fuit, l’ouvrichoir et deux dépoteuses aussi.';
    expect((await french(text)).map(({ word }) => word)).toEqual(['dépoteuse', 'l’ouvrichoir', 'dépoteuses']);
    expect(await french(text, ['dépoteuse', 'ouvrichoir'])).toEqual([]);
  });

  it('proposes what the company or the text itself says before other words', async () => {
    expect((await french('La dépoteusse fuit.', ['dépoteuse']))[0]?.replacements[0]).toBe('dépoteuse');
    expect((await french('Le joint du bac fuit ; le jointt est usé.'))[0]?.replacements[0]).toBe('joint');
  });

  it('is made in French of what lacks its accents, though English has the word', async () => {
    const text = 'La temperature et le controle sont en reference, mais le batch et la supply chain vont bien.';
    expect((await french(text)).map(({ replacements }) => replacements[0])).toEqual([
      'température',
      'contrôle',
      'référence',
    ]);
  });

  it('is made of what is right in the other language only', async () => {
    expect((await french('Par example.'))[0]?.replacements).toEqual(['exemple']);
    const english = await spellingRemarks('For exemple.', { language: 'en', ownWords: nothing });
    expect(english[0]?.replacements).toEqual(['example']);
  });

  it('is made at most a hundred times, and never holds the others up for long', async () => {
    const letters = [...'abdefgilmnoprstuv'];
    const words = letters.flatMap((one) => letters.map((other) => `dysfo${one}ctionn${other}ment`));
    let longest = 0;
    let last = performance.now();
    const watch = setInterval(() => {
      longest = Math.max(longest, performance.now() - last);
      last = performance.now();
    }, 1);
    const before = process.cpuUsage();
    const remarks = await french(words.join(' '));
    clearInterval(watch);
    const { user } = process.cpuUsage(before);
    expect(remarks).toHaveLength(100);
    // A busy machine adds to every pause; without any the whole time would be one.
    expect(longest).toBeLessThan(user / 1000 / 3);
  });
});
