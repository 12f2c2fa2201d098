import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Difference, differencesOf } from './differences';

const without = (list: readonly Difference[], kind: Difference['kind']) =>
  list
    .filter((piece) => piece.kind !== kind)
    .map(({ text }) => text)
    .join('');

describe('differences of two texts', () => {
  it('are words', () => {
    expect(differencesOf('la vanne etait fermé hier', 'La vanne était fermée hier.')).toEqual([
      { kind: 'removed', text: 'la' },
      { kind: 'added', text: 'La' },
      { kind: 'same', text: ' vanne ' },
      { kind: 'removed', text: 'etait' },
      { kind: 'added', text: 'était' },
      { kind: 'same', text: ' ' },
      { kind: 'removed', text: 'fermé' },
      { kind: 'added', text: 'fermée' },
      { kind: 'same', text: ' hier' },
      { kind: 'added', text: '.' },
    ]);
  });

  it('are none between equal texts', () => {
    expect(differencesOf('', '')).toEqual([]);
    expect(differencesOf('Lot 12.', 'Lot 12.')).toEqual([{ kind: 'same', text: 'Lot 12.' }]);
  });

  it('make both texts again', () => {
    const word = fc.constantFrom('a', 'b', 'c', ' ', '\n', 'é', '.', '12', '🙂');
    const text = fc.array(word, { maxLength: 40 }).map((words) => words.join(''));
    fc.assert(
      fc.property(fc.oneof(text, fc.string()), fc.oneof(text, fc.string()), (before, after) => {
        const list = differencesOf(before, after);
        expect(without(list, 'added')).toBe(before);
        expect(without(list, 'removed')).toBe(after);
      }),
    );
  });

  it('of texts that are too long are shown as a whole', () => {
    const [before, after] = ['a '.repeat(3000), 'b '.repeat(3000)];
    expect(differencesOf(`x ${before}`, `x ${after}`).map(({ kind }) => kind)).toEqual([
      'same',
      'removed',
      'added',
      'same',
    ]);
  });
});
