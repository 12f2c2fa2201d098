import { expect, it } from 'vitest';
import * as zod from 'zod/mini';
import { checked, loadSchemas } from './checked';
import * as recorded from './recorded';

/** As a declaration is written, with what stands in for the library in the built pages. */
const declared = (z: typeof zod) => {
  const reason = z.string().check(z.trim(), z.minLength(1), z.maxLength(5));
  const base = z.object({ kind: z.enum(['hse', 'it']), day: z.optional(z.iso.date()), reason });
  return z.extend(base, {
    several: z.array(z.nullable(z.int().check(z.gte(1)))),
    page: z._default(z.coerce.number(), 1),
    choice: z.union([z.literal('yes'), z.object({ no: z.boolean() })]),
    id: z.string().check(z.regex(/^[A-Z]{2}$/)),
  });
};
const made = checked(declared(recorded as unknown as typeof zod));
const good = { kind: 'hse', reason: ' why ', several: [1, null], page: '2', choice: { no: true }, id: 'AB' };

it('makes the schema that was written down', () => {
  expect(made.parse(good)).toEqual(declared(zod).parse(good));
  expect(made.parse(good)).toMatchObject({ reason: 'why', page: 2 });
});

it.each([
  { kind: 'no' },
  { day: 'soon' },
  { reason: ' ' },
  { reason: 'too long' },
  { several: [0] },
  { choice: 1 },
  { id: 'A' },
])('refuses what the library would refuse: %o', (wrong) => {
  expect(declared(zod).safeParse({ ...good, ...wrong }).success).toBe(false);
  expect(made.safeParse({ ...good, ...wrong }).success).toBe(false);
});

it('takes a schema of the library as it is', () => {
  const schema = declared(zod);
  expect(checked(schema)).toBe(schema);
});

it('checks for the rules of the domain as well', () => {
  loadSchemas();
  const strict = recorded.strictObject({
    at: recorded.number().check(recorded.overwrite((value: number) => value + 0)),
  });
  expect(strict.safeParse({ at: -0 })).toMatchObject({ success: true, data: { at: 0 } });
  expect(strict.safeParse({ at: 1, more: 2 })).toMatchObject({ success: false });
});

it('reads the shape of an object before the library is there', () => {
  const { shape } = declared(recorded as unknown as typeof zod);
  expect(Object.keys(shape)).toEqual(['kind', 'day', 'reason', 'several', 'page', 'choice', 'id']);
});

const ofDomain = import.meta.glob<string>(['../../../../domain/src/**/*.ts', '!**/*.test.ts', '!**/testing/**'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const ofWeb = import.meta.glob<string>(['../../**/*.{ts,tsx}', '!**/*.test.{ts,tsx}'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

it('knows every word that declarations use', () => {
  const files = { ...ofDomain, ...ofWeb };
  const used = Object.values(files).flatMap((text) =>
    [...text.matchAll(/\bz\.([a-z_]\w*)[(.]/g)].map(([, word]) => word),
  );
  const onlyOnTheServer = ['safeParse', 'toJSONSchema'];
  expect(new Set(used).size).toBeGreaterThan(20);
  expect(used.filter((word) => !(`${word}` in recorded) && !onlyOnTheServer.includes(`${word}`))).toEqual([]);
});

it('stands wherever a page checks something, because a schema that is only written down checks nothing', () => {
  const unchecked = Object.entries(ofWeb).flatMap(([file, text]) =>
    text
      .split('\n')
      .filter(
        (line) =>
          /(?<!JSON|Date|checked\(.*\))\.(safeParse|parse)\(/.test(line) && !line.includes('import.meta.env.PROD'),
      )
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(unchecked).toEqual([]);
});
