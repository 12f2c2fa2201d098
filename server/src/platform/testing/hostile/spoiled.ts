import * as fc from 'fast-check';

let nested: unknown = 1;
for (let depth = 0; depth < 80; depth += 1) nested = [nested];

/** What people, scripts and attackers put where something else belongs. */
const hostileValues: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  1e308,
  2 ** 53,
  2_147_483_648,
  '',
  ' ',
  [],
  {},
  [null],
  { a: 1 },
  nested,
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\u202e\u200b\ufeff',
  'é'.repeat(20_000),
  'NaN',
  '1e999',
  'null',
  'true',
  "' or 1=1; drop table cases; --",
  '$' + '{7*7}{{7*7}}',
  '../../../../etc/passwd',
  '%00%0d%0aSet-Cookie: a=b',
  '<script>alert(1)</script>',
  '=cmd|" /C calc"!A0',
  '2026-02-30',
  '9999-12-31',
  '0000-00-00',
  '-infinity',
  '24:61',
  'IN_00001',
  'NC_0001',
  'ACT_0001',
  'NC_99999999999999999999',
  '__proto__',
  'constructor',
  Object.fromEntries([
    ['__proto__', { isAdmin: true }],
    ['constructor', 1],
  ]),
  'x'.repeat(300_000),
  ...Array.from({ length: 1 }, () => Array.from({ length: 3000 }, (_, n) => n)),
];
export const hostile: fc.Arbitrary<unknown> = fc.constantFrom(...hostileValues);

/** A value in which one place, anywhere in it, holds what does not belong there, or in which a field is missing or too many. */
export function spoiled(values: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  return fc.tuple(values, hostile, fc.array(fc.nat(), { minLength: 8, maxLength: 8 })).map(([value, bad, turns]) => {
    const copy: unknown = structuredClone(value);
    return spoil(copy, bad, turns);
  });
}

function spoil(value: unknown, bad: unknown, [turn = 0, ...turns]: readonly number[]): unknown {
  const keys = value !== null && typeof value === 'object' ? Object.keys(value) : [];
  if (keys.length === 0 || turns.length === 0 || turn % 7 === 0) return bad;
  const key = keys[turn % keys.length] ?? '';
  const holder = value as Record<string, unknown>;
  if (turn % 11 === 0) delete holder[key];
  else if (turn % 13 === 0) holder[`${key}Too`] = bad;
  else holder[key] = spoil(holder[key], bad, turns);
  return value;
}
