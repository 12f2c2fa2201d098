import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withStandIns } from '../stand-ins/stand-ins';
import { hostileTexts } from '../testing/hostile-texts';
import { longestAnswer, safeAnswer } from './safe-answer';

const isOwnRecord = (path: string) => /^\/apps\/(?:cases|actions)\/\d+$/.test(path);
const allowed = { isOwnRecord };

/** What could mislead a browser, a renderer of Markdown or a reader. */
const dangers = [
  /!\[/,
  /\]\(/,
  /:\/\//,
  /(?:javascript|vbscript|data|file|mailto):\S/i,
  /<\/?(?:img|image|script|svg|iframe|a|form|input|style|meta|base|object|video|math|template|source|picture|button)\b/i,
  /evil\.example/,
  /[\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]/,
  /[\u{e0000}-\u{e007f}]/u,
  /\p{Cs}/u,
  /\p{M}{4}/u,
];
const found = (text: string) => dangers.filter((danger) => danger.test(text)).map(String);

it('a hundred hostile texts are tried', () => {
  expect(hostileTexts.length).toBeGreaterThanOrEqual(100);
  expect(new Set(hostileTexts.map(({ text }) => text)).size).toBe(hostileTexts.length);
});

describe('an answer', () => {
  it.each(hostileTexts)('is shown without danger: $what', ({ text }) => {
    const answer = safeAnswer(text, allowed);
    expect(found(answer.text)).toEqual([]);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must be gone
    expect(answer.text).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/);
    expect(answer.text.length).toBeLessThanOrEqual(longestAnswer);
    expect(answer.parts.map((part) => part.text).join('')).toBe(answer.text);
    expect(answer.parts.filter(({ kind }) => kind === 'record')).toEqual([]);
    expect(safeAnswer(answer.text, allowed).text).toBe(answer.text);
  });

  it.each(hostileTexts)('comes back whole through stand-ins: $what', ({ text }) => {
    const { texts, putBack } = withStandIns([`${text} Caradec`], {
      people: ['Inès Caradec'],
      batches: [],
      customers: [],
    });
    expect(texts[0]).not.toContain('Caradec');
    expect(putBack(texts[0] as string)).toBe(`${text} Caradec`);
  });

  it.each([
    'Le lot [BATCH_1] mesure < 5 mm et > 3 mm.',
    'x <b and c> y; a < b; 10 <= 12',
    '- une remarque\n- une autre (voir page 3)',
    'Ratio 3:4 à 14:30, et/ou, N/A, 10 mg/mL',
    'Tableau [1] (suite) !',
  ])('keeps ordinary text as it is: %s', (text) => {
    expect(safeAnswer(text)).toEqual({ text, parts: [{ kind: 'text', text }], wasCut: false });
  });

  it('links to records of this application and to nothing else', () => {
    expect(safeAnswer('Voir [NC_0042](/apps/cases/42), /apps/actions/7 et /apps/admin/1.', allowed).parts).toEqual([
      { kind: 'text', text: 'Voir NC_0042 ' },
      { kind: 'record', text: '/apps/cases/42', address: '/apps/cases/42' },
      { kind: 'text', text: ', ' },
      { kind: 'record', text: '/apps/actions/7', address: '/apps/actions/7' },
      { kind: 'text', text: ' et /apps/admin/1.' },
    ]);
    expect(safeAnswer('[x](/apps/cases/42)').parts).toEqual([{ kind: 'text', text: 'x' }]);
  });

  it('says when it was cut, between characters', () => {
    const { text, wasCut } = safeAnswer('🙂'.repeat(20), { maxLength: 10 });
    expect({ text, wasCut }).toEqual({ text: '🙂'.repeat(10), wasCut: true });
  });

  it('is without danger whatever is put together', () => {
    const piece = fc.constantFrom(
      '![',
      '](',
      ')',
      '[',
      ']',
      '<',
      '>',
      'img src=',
      'https://',
      'evil.example',
      'javascript:',
      '//',
      '\u200b',
      '\n',
      '"',
      ' ',
      '/',
      'a',
      '<b>',
      '<!--',
      '-->',
      '(',
      '!',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 25 }), (pieces) => {
        const { text } = safeAnswer(pieces.join(''));
        expect(found(text.replaceAll('evil.example', 'x'))).toEqual([]);
      }),
      { numRuns: 2000 },
    );
  });
});
