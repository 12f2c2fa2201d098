import { roles } from '@vigie/domain/kernel/identity/actor';
import { expect, it } from 'vitest';
import { landingPath } from './landing';

it('leads staff to the launcher and the administrators of the platform to their page', () => {
  for (const role of roles) {
    expect(landingPath({ roles: [role] })).toBe(role === 'platform_admin' ? '/admin' : '/home');
  }
});

it('leads to the launcher, whose frame asks for a session, while there is none', () => {
  expect(landingPath(null)).toBe('/home');
});
