import { describe, expect, it } from 'vitest';
import { accountsMessages as m } from './messages/accounts';
import { weakPasswordMessages as weak } from './messages/weak-passwords';
import { knownWordsOf, passwordObjection, weaknessObjection } from './password';

const owner = { username: 'Claire.Vasseur', email: 'cvasseur@site.example' };

describe('passwordObjection', () => {
  it.each([
    ['', m.passwordTooShort],
    ['eleven char', m.passwordTooShort],
    ['twelve chars', null],
    ['x'.repeat(129), m.passwordTooLong],
    ['abababababab', m.passwordTooSimple],
    ['claire.vasseur1', m.passwordHasName],
    ['CLÀIRE.VASSEUR!!', m.passwordHasName],
    ['my cvasseur pass', m.passwordHasName],
    ['Vigie-demo-1', null],
    ['🦊🐻🐼🐨🐯🦁🐮🐷🐸🐵🐔🐧', null],
  ])('of %j', (password, expected) => {
    expect(passwordObjection(password, owner)).toBe(expected);
  });

  it('does not mind names too short to be a hint', () => {
    expect(passwordObjection('qa-team-rocks-1', { username: 'qa', email: 'qa@x.fr' })).toBeNull();
  });
});

describe('weaknessObjection', () => {
  it.each([0, 1, 2])('refuses a score of %i', (score) => {
    expect(weaknessObjection({ score, warning: null })).toBe(weak.guessed);
  });

  it.each([3, 4])('takes a score of %i, whatever the warning', (score) => {
    expect(weaknessObjection({ score, warning: 'common' })).toBeNull();
  });

  it.each([
    ['topTen', weak.common],
    ['similarToCommon', weak.common],
    ['wordByItself', weak.word],
    ['userInputs', weak.names],
    ['straightRow', weak.keys],
    ['extendedRepeat', weak.repeats],
    ['sequences', weak.sequence],
    ['dates', weak.date],
    ['something new', weak.guessed],
  ])('says why: %s', (warning, expected) => {
    expect(weaknessObjection({ score: 1, warning })).toBe(expected);
  });
});

describe('knownWordsOf', () => {
  it('are the names, whole and in parts, of the person and the company', () => {
    const words = knownWordsOf({ ...owner, firstName: 'Claire', lastName: 'Le Goff', companyName: 'Ateliers Ré' });
    for (const word of ['claire.vasseur', 'vasseur', 'claire', 'goff', 'clairele goff', 'ateliers', 'site']) {
      expect(words).toContain(word);
    }
    expect(words).not.toContain('le');
    expect(words).not.toContain('');
  });
});
