import fc from 'fast-check';
import { expect, it } from 'vitest';
import { inHex, newId, sha256InScript } from './secure-origin';

it('the hash of a file is that of every other program', async () => {
  const wanted = async (content: Uint8Array<ArrayBuffer>) =>
    inHex(new Uint8Array(await crypto.subtle.digest('SHA-256', content)));
  for (const length of [0, 1, 55, 56, 63, 64, 65, 100_000]) {
    const content = new Uint8Array(length).fill(length % 251);
    expect(sha256InScript(content)).toBe(await wanted(content));
  }
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 300 }), async (some) => {
      const content = new Uint8Array(some);
      expect(sha256InScript(content)).toBe(await wanted(content));
    }),
  );
});

it('an id is a version 4 UUID, also where the browser makes none', () => {
  const pattern = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;
  const made = crypto.randomUUID;
  Object.defineProperty(crypto, 'randomUUID', { value: undefined, configurable: true });
  // As on plain http, where it is not there at all.
  Reflect.deleteProperty(crypto, 'randomUUID');
  const prototype = Object.getPrototypeOf(crypto) as { randomUUID?: unknown };
  Reflect.deleteProperty(prototype, 'randomUUID');
  const ids = Array.from({ length: 100 }, newId);
  prototype.randomUUID = made;
  expect(new Set(ids).size).toBe(100);
  for (const id of ids) expect(id).toMatch(pattern);
});
