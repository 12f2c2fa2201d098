import { describe, expect, it } from 'vitest';
import { username } from './fields';
import { cutUsername, defaultUsername, initialsOf, usernamePattern } from './username';

describe('initialsOf', () => {
  it.each([
    ['qa', 'Q'],
    ['Claire Vasseur', 'CV'],
    ['claire.vasseur', 'CV'],
    ['Jean Marie Le Goff', 'JG'],
    ['  élodie  ', 'É'],
    ['', '?'],
    [null, '?'],
    [undefined, '?'],
  ])('of %j is %s', (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });
});

describe('defaultUsername', () => {
  it.each([
    ['Claire', 'Vasseur', 'claire.vasseur'],
    ['Jean Marc', "D'Aubigny", 'jean-marc.d-aubigny'],
    [' Zoé ', ' Le Goff ', 'zoé.le-goff'],
  ])('of %s %s is %s, which is a valid name', (first, last, expected) => {
    expect(defaultUsername(first, last)).toBe(expected);
    expect(usernamePattern.test(expected)).toBe(true);
  });
});

describe('what people are called', () => {
  const odd = [
    '<b>',
    'a\r\nb',
    '..',
    '-',
    '',
    ' ',
    '!',
    '😀',
    'e\u0301',
    'O’Brien',
    'St. John',
    'İ',
    '李',
    'x'.repeat(100),
  ];
  const parts = [...odd, '𐐀'.repeat(50), 'Jean/Marc', 'a@b', '\u202Eeez', '_a_', '3M', 'ﬁ'];

  it.each(parts)('never makes a user name that is none: %j', (part) => {
    for (const other of parts) {
      for (const name of [defaultUsername(part, other), defaultUsername(other, part)]) {
        expect(username.safeParse(name)).toEqual({ success: true, data: name });
      }
    }
  });

  it.each([
    ['O’Brien', 'St. John', 'o-brien.st.-john'],
    ['<b>', 'a\r\nb', 'b.a-b'],
    ['😀', '!', 'user'],
    ['😀', 'A', 'user.a'],
  ])('of %j %j is %s', (first, last, expected) => {
    expect(defaultUsername(first, last)).toBe(expected);
  });
});

describe('cutUsername', () => {
  it('cuts between letters', () => {
    expect(cutUsername('𐐀𐐀𐐀', 3)).toBe('𐐀');
    expect(cutUsername('abc', 2)).toBe('ab');
    expect(cutUsername('abc', 9)).toBe('abc');
  });
});

describe('usernamePattern', () => {
  it.each(['a b', '.a', '', 'a/b', '<b>', 'a@b'])('refuses %j', (name) => {
    expect(usernamePattern.test(name)).toBe(false);
  });
});
