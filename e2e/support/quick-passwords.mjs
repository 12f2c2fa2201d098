import { createRequire } from 'node:module';

/**
 * Loaded before the journeys' program: the same algorithm at the lowest cost, because people are invited, sign in and sign
 * a thousand times. What a password costs otherwise is checked in the server's tests, and a whole factory pays it.
 */
const argon2 = createRequire(new URL('../../server/package.json', import.meta.url))('@node-rs/argon2');
const { hash } = argon2;
argon2.hash = (password, asked) => hash(password, { ...asked, memoryCost: 64, timeCost: 1 });
