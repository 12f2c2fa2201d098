import { describe, expect, it } from 'vitest';
import { accountsMessages as m } from './messages/accounts';
import { weakPasswordMessages as weak } from './messages/weak-passwords';
import { knownWordsOf, passwordObjection, weaknessObjection, withoutNames } from './password';

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

describe('names in a password', () => {
  const person = {
    username: 'anne.martin',
    email: 'am@novartis.com',
    firstName: 'Anne',
    lastName: 'Martin',
    companyName: 'Novartis Île-de-France',
  };

  it.each([
    'Novartis2026!',
    'N0v4rt1s-2026',
    '2026 NOVARTIS!',
    '*novartis*1998',
    'Martin+Anne26',
    'annenovartis12',
    '!!!île-de-france!!!',
    'm@rtinm@rtin1',
    'Novartis-abc-1',
  ])('are refused with nothing but digits and signs beside them: %s', (password) => {
    expect(passwordObjection(password, person)).toBe(weak.ownNames);
  });

  it.each(['novartis beurre salé', 'correct horse battery', 'annuaire bleu tordu', '839201746293'])(
    'do not stand in the way of other words: %s',
    (password) => expect(passwordObjection(password, person)).toBeNull(),
  );

  it('are taken out, whatever stands between them', () => {
    expect(withoutNames('Novartis beurre 4nne salé', person)).toBe(' beurre  sale');
    expect(withoutNames('Beurre Salé', person)).toBe('Beurre Salé');
    expect(withoutNames('Martin et Anne', { username: '' })).toBe('Martin et Anne');
  });

  it('are found with an i or an l written as a digit', () => {
    const owner = { username: 'x', companyName: 'Allianz Filtres' };
    expect(withoutNames('A11ianz', owner)).toBe('');
    expect(withoutNames('F1ltres', owner)).toBe('');
  });

  it('are why a password is refused whose other words are weak', () => {
    expect(weaknessObjection({ score: 2, warning: 'dates' }, true)).toBe(weak.ownNames);
    expect(weaknessObjection({ score: 3, warning: null }, true)).toBeNull();
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
