import { describe, expect, it } from 'vitest';
import { defaultUsername, initialsOf, usernamePattern } from './username';

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

describe('usernamePattern', () => {
  it.each(['a b', '.a', '', 'a/b', '<b>', 'a@b'])('refuses %j', (name) => {
    expect(usernamePattern.test(name)).toBe(false);
  });
});
