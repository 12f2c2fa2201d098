import { say } from '@vigie/domain/kernel/message';
import { describe, expect, it } from 'vitest';
import { excerptOf, recipientsInRow } from './alert-text';

describe('the line of a message', () => {
  it('is the message itself when that is short, on one line', () => {
    expect(excerptOf('  Lot 26K1042\n\n\tau laboratoire ')).toBe('Lot 26K1042 au laboratoire');
    expect(excerptOf('<b>x</b>')).toBe('<b>x</b>');
  });

  it('ends with a mark when it is long', () => {
    expect(excerptOf('x'.repeat(5000))).toBe(`${'x'.repeat(240)}…`);
    expect(excerptOf('x'.repeat(240))).toBe('x'.repeat(240));
  });

  it.each([0, 1])('never cuts an emoji in half', (shift) => {
    const shown = excerptOf('a'.repeat(shift) + '🧪'.repeat(300));
    expect(() => encodeURIComponent(shown)).not.toThrow();
    expect(shown.length).toBeLessThanOrEqual(242);
  });
});

describe('the recipients of a row', () => {
  const fr = (message: Parameters<typeof say>[1], values?: Parameters<typeof say>[2]) => say('fr', message, values);
  const to = (names: string[], isEveryone = false) => recipientsInRow({ isEveryone, names, count: 99 }, fr);

  it('are named while there is room', () => {
    expect(to([], true)).toBe('Tous les utilisateurs');
    expect(to(['a (1)'])).toBe('a (1)');
    expect(to(['a (1)', 'b (2)'])).toBe('a (1), b (2)');
    expect(to(['a (1)', 'b (2)', 'c (3)'])).toBe('a (1), b (2) et 1 autre');
    expect(to(['a (1)', 'b (2)', 'c (3)', 'd (4)'])).toBe('a (1), b (2) et 2 autres');
  });
});
