import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalJson, type Json } from './canonical-json';

const json = fc.jsonValue() as fc.Arbitrary<Json>;

function shuffled(value: Json): Json {
  if (Array.isArray(value)) return value.map((item: Json) => shuffled(item));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, item]) => [key, shuffled(item)]),
  );
}

describe('canonicalJson', () => {
  it('is the same whatever the order of the keys', () => {
    fc.assert(fc.property(json, (value) => canonicalJson(shuffled(value)) === canonicalJson(value)));
  });

  it('reads back as the same value', () => {
    // JSON itself knows no negative zero.
    const plain = json.map((value) => JSON.parse(JSON.stringify(value)) as Json);
    fc.assert(
      fc.property(plain, (value) => {
        expect(JSON.parse(canonicalJson(value))).toEqual(value);
      }),
    );
  });

  it('distinguishes different values', () => {
    expect(canonicalJson({ a: '1' })).not.toBe(canonicalJson({ a: 1 }));
    expect(canonicalJson([['a'], 'b'])).not.toBe(canonicalJson([['a', 'b']]));
  });

  it('refuses what JSON cannot say', () => {
    expect(() => canonicalJson(Number.NaN)).toThrow(TypeError);
  });
});
