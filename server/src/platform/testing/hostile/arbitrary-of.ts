import * as fc from 'fast-check';
import * as z from 'zod/mini';

export type JsonSchema = Readonly<Record<string, unknown>> & {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly allOf?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: JsonSchema | boolean;
  readonly items?: JsonSchema;
  readonly pattern?: string;
  readonly format?: string;
  readonly $ref?: string;
};
export type Definitions = Readonly<Record<string, JsonSchema>>;

/** What a field of this name holds, whatever object it is in. */
export type NamedFields = Readonly<Record<string, fc.Arbitrary<unknown>>>;

/** Values that a schema of the contracts accepts, or nearly: what its own checks refuse is tried as well. */
export function arbitraryOf(schema: z.ZodMiniType, fields: NamedFields = {}): fc.Arbitrary<unknown> {
  const whole = jsonSchemaOf(schema);
  const definitions = { ...(whole.$defs as Definitions), ...(whole.definitions as Definitions) };
  return arbitrary(whole, { definitions, fields }, 0);
}

const jsonSchemas = new WeakMap<z.ZodMiniType, JsonSchema>();

function jsonSchemaOf(schema: z.ZodMiniType): JsonSchema {
  const kept = jsonSchemas.get(schema);
  if (kept) return kept;
  const made = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
  jsonSchemas.set(schema, made);
  return made;
}

interface Known {
  readonly definitions: Definitions;
  readonly fields: NamedFields;
}

const deepest = 6;

function arbitrary(schema: JsonSchema, known: Known, depth: number): fc.Arbitrary<unknown> {
  const inner = (part: JsonSchema) => arbitrary(part, known, depth + 1);
  if (depth > deepest) return fc.constant(null);
  if (schema.$ref) return inner(known.definitions[schema.$ref.split('/').at(-1) ?? ''] ?? {});
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map(inner));
  if (schema.allOf) return inner(Object.assign({}, ...schema.allOf) as JsonSchema);
  switch (schema.type) {
    case 'object':
      return objects(schema, known.fields, inner);
    case 'array':
      return fc.array(
        schema.items ? inner(schema.items) : fc.jsonValue({ maxDepth: 2 }),
        lengthsOf(schema, 'Items', 4),
      );
    case 'string':
      return strings(schema);
    case 'integer':
      return fc.integer({ min: bound(schema.minimum, -5), max: bound(schema.maximum, 1_000_000) });
    case 'number':
      return fc.double({ noNaN: true, min: bound(schema.minimum, -1e6), max: bound(schema.maximum, 1e6) });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
}

const bound = (value: unknown, usual: number) => (typeof value === 'number' ? value : usual);

function lengthsOf(
  schema: JsonSchema,
  of: 'Items' | 'Length',
  usual: number,
): { minLength: number; maxLength: number } {
  const minLength = bound(schema[`min${of}`], 0);
  return { minLength, maxLength: Math.max(minLength, Math.min(bound(schema[`max${of}`], usual), usual)) };
}

function objects(
  schema: JsonSchema,
  known: NamedFields,
  inner: (part: JsonSchema) => fc.Arbitrary<unknown>,
): fc.Arbitrary<unknown> {
  const { properties = {}, required = [], additionalProperties } = schema;
  const names = Object.keys(properties);
  if (names.length === 0 && typeof additionalProperties === 'object') {
    return fc.dictionary(fc.string({ maxLength: 20 }), inner(additionalProperties), { maxKeys: 4 });
  }
  const fields = Object.fromEntries(names.map((name) => [name, known[name] ?? inner(properties[name] ?? {})]));
  return fc.record(fields, { requiredKeys: required.filter((name) => name in fields) });
}

const twoDigits = (max: number) => fc.integer({ min: 1, max }).map((n) => String(n).padStart(2, '0'));
const dates = fc
  .tuple(fc.integer({ min: 1989, max: 2031 }), twoDigits(12), twoDigits(28))
  .map(([year, month, day]) => `${year}-${month}-${day}`);

function strings(schema: JsonSchema): fc.Arbitrary<string> {
  if (schema.format === 'date') return dates;
  if (schema.format === 'date-time') return dates.map((date) => `${date}T12:00:00Z`);
  if (schema.format === 'uuid') return fc.uuid();
  if (schema.format === 'email') return fc.emailAddress();
  if (schema.pattern) return fc.stringMatching(new RegExp(schema.pattern));
  return fc.string({ unit: 'grapheme', ...lengthsOf(schema, 'Length', 40) });
}
