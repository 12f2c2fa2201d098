import { describe, expect, it } from 'vitest';
import { nameOf } from './text-schemas';

const isName = (text: string) => nameOf(100).safeParse(text).success;

describe('a name', () => {
  it.each([
    'Zoé',
    "D'Aubigny",
    'Le Goff',
    'O’Brien-Martin',
    'Nguyễn',
    '李小龍',
    'محمد',
    'C & A (Europe), 3M™',
    ' Anne ',
  ])('may be %s', (name) => expect(isName(name)).toBe(true));

  it.each([
    '',
    ' ',
    'a\r\nb',
    'a\nb',
    'a\tb',
    'a\0b',
    'a\u0085b',
    'a\u2028b',
    '<b>',
    'a>',
    '\u202Eeez',
    'x'.repeat(101),
  ])('is never %j', (name) => expect(isName(name)).toBe(false));
});
