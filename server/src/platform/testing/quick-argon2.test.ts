import { expect, it } from 'vitest';
import { hashPassword, isPasswordOf } from '../identity/passwords';
import { hash } from './quick-argon2';

it('passwords are hashed at no lower cost than OWASP recommends', () => {
  const asked = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
  expect(() => hash('secret', asked)).not.toThrow();
  for (const weaker of [{ memoryCost: 19_455 }, { timeCost: 1 }, { parallelism: 0 }]) {
    expect(() => hash('secret', { ...asked, ...weaker })).toThrow('at least');
  }
  expect(() => hash('secret')).toThrow('at least');
});

it('a password hashed in tests is Argon2id and opens with itself alone', async () => {
  const stored = await hashPassword('Une-phrase-1');
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=64,t=1,p=1\$/);
  expect(await isPasswordOf(stored, 'Une-phrase-1')).toBe(true);
  expect(await isPasswordOf(stored, 'Une-phrase-2')).toBe(false);
});
