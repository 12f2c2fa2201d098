import * as fc from 'fast-check';
import * as z from 'zod/mini';
import { mostValues, shapeOf } from '../../http/json-bodies';
import type { Definitions, JsonSchema } from './arbitrary-of';

/** Texts that are dear to search, to normalise, to split or to escape. */
export const dearTexts: Readonly<Record<string, (length: number) => string>> = {
  letters: (length) => 'ab '.repeat(length / 3 + 1).slice(0, length),
  spaces: (length) => `a${' '.repeat(Math.max(0, length - 2))}b`.slice(0, length),
  accents: (length) => `e${'\u0301\u0323'.repeat(length / 2)}`.slice(0, length),
  ligatures: (length) => '\ufdfa'.repeat(length),
  signs: (length) => '<(["\\{'.repeat(length / 6 + 1).slice(0, length),
  numbers: (length) => '1.2,3-4@'.repeat(length / 8 + 1).slice(0, length),
};

interface Size {
  readonly items: number;
  readonly letters: number;
  readonly text: (length: number) => string;
}

const deepest = 14;
const sizes = [20_000, 10_000, 5_000, 2_000, 1_000, 500, 200, 100, 50, 20, 10, 5, 2, 1];

/** The largest value that a schema accepts and a body may hold: first of all long in its texts, or in its lists. */
export function largestOf(
  schema: z.ZodMiniType,
  { of, text, limit }: { of: 'letters' | 'items'; text: Size['text']; limit: number },
): unknown {
  const whole = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
  const known = { ...(whole.$defs as Definitions), ...(whole.definitions as Definitions) };
  for (const size of sizes) {
    const value = largest(whole, known, { items: 1, letters: 20, text, [of]: size * (of === 'letters' ? 50 : 1) }, 0);
    if (roughLength(value) > limit) continue;
    const written = JSON.stringify(value);
    if (written.length <= limit && shapeOf(written).values <= mostValues) return value;
  }
  return largest(whole, known, { items: 1, letters: 5, text }, 0);
}

function largest(schema: JsonSchema, known: Definitions, size: Size, depth: number): unknown {
  const inner = (part: JsonSchema) => largest(part, known, size, depth + 1);
  if (depth > deepest) return null;
  if (schema.$ref) return inner(known[schema.$ref.split('/').at(-1) ?? ''] ?? {});
  if ('const' in schema) return schema.const;
  if (schema.enum) return schema.enum.at(-1);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return choices.map(inner).toSorted((one, other) => roughLength(other) - roughLength(one))[0];
  if (schema.allOf) return inner(Object.assign({}, ...schema.allOf) as JsonSchema);
  const { properties = {}, additionalProperties } = schema;
  switch (schema.type) {
    case 'object':
      if (typeof additionalProperties === 'object' && Object.keys(properties).length === 0) {
        const value = inner(additionalProperties);
        return Object.fromEntries(Array.from({ length: size.items }, (_, n) => [`key${n}`, value]));
      }
      return Object.fromEntries(Object.entries(properties).map(([name, part]) => [name, inner(part)]));
    case 'array':
      return Array(Math.min(numberOr(schema.maxItems, size.items), size.items)).fill(inner(schema.items ?? {}));
    case 'string':
      return textFor(schema, size);
    case 'integer':
    case 'number':
      return numberOr(schema.maximum, 1);
    case 'boolean':
      return true;
    case 'null':
      return null;
    default:
      return Array(size.items).fill(size.text(Math.min(size.letters, 1000)));
  }
}

const numberOr = (value: unknown, usual: number) => (typeof value === 'number' ? value : usual);

function textFor(schema: JsonSchema, { letters, text }: Size): string {
  if (schema.format === 'date') return '2026-02-28';
  if (schema.format === 'date-time') return '2026-02-28T12:00:00Z';
  if (schema.format === 'uuid') return '6b3a5f0e-7f43-4bb2-8a53-0f8a2e6a1c11';
  if (schema.format === 'email') return `${'a'.repeat(Math.min(letters, 60))}@example.com`;
  if (schema.pattern) return fc.sample(fc.stringMatching(new RegExp(schema.pattern)), { seed: 1, numRuns: 1 })[0] ?? '';
  return text(Math.min(numberOr(schema.maxLength, letters), letters));
}

/** Items of a list are one and the same here: it is measured without being written. */
function roughLength(value: unknown): number {
  if (typeof value === 'string') return value.length + 2;
  if (Array.isArray(value)) return value.length * (roughLength(value[0]) + 1) + 2;
  if (value === null || typeof value !== 'object') return 5;
  return Object.entries(value).reduce((sum, [key, part]) => sum + key.length + 4 + roughLength(part), 2);
}

/** What no schema accepts, and each has to look at before it says so. */
export function wrongBodies(schema: z.ZodMiniType, limit: number): readonly unknown[] {
  const { properties = {} } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
  const names = Object.keys(properties);
  const share = Math.floor((mostValues - 100) / Math.max(1, names.length));
  return [
    Object.fromEntries(names.map((name) => [name, Array(share).fill({})])),
    Object.fromEntries(Array.from({ length: mostValues - 100 }, (_, n) => [`key${n}`, n])),
    Object.fromEntries(names.map((name) => [name, 'x'.repeat(limit / (names.length + 1))])),
  ];
}
