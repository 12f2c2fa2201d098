import { createRequire } from 'node:module';

type Argon2 = typeof import('@node-rs/argon2');
const { hash: slowHash, verify }: Argon2 = createRequire(import.meta.url)('@node-rs/argon2');

/** What OWASP asks for at least. */
const least = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * In place of `@node-rs/argon2` in the server's tests: the same algorithm at the lowest cost, because thousands of
 * sign-ins and signatures would take most of their time. The cost that the server asks for is checked on each password.
 */
export const hash: Argon2['hash'] = (password, asked) => {
  for (const [name, value] of Object.entries(least)) {
    const given = asked?.[name as keyof typeof least] ?? 0;
    if (given < value) throw new Error(`Passwords are hashed with ${name} ${given}, at least ${value} are needed`);
  }
  return slowHash(password, { ...asked, memoryCost: 64, timeCost: 1 });
};

export { verify };
