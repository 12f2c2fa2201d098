import { describe, expect, it } from 'vitest';
import { accountsMessages as m } from '../../messages/accounts';
import { passwordObjection } from './password';

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
