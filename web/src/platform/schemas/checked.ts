import * as z from 'zod/mini';
import { checkWith, Recorded } from './recorded';

/** Named one by one, so that the rest of the library stays away. */
const library: Readonly<Record<string, unknown>> = {
  _default: z._default,
  any: z.any,
  array: z.array,
  boolean: z.boolean,
  discriminatedUnion: z.discriminatedUnion,
  email: z.email,
  enum: z.enum,
  extend: z.extend,
  gte: z.gte,
  int: z.int,
  literal: z.literal,
  lte: z.lte,
  maxLength: z.maxLength,
  minLength: z.minLength,
  null: z.null,
  nullable: z.nullable,
  number: z.number,
  object: z.object,
  optional: z.optional,
  overwrite: z.overwrite,
  partial: z.partial,
  pick: z.pick,
  pipe: z.pipe,
  record: z.record,
  refine: z.refine,
  regex: z.regex,
  strictObject: z.strictObject,
  string: z.string,
  stringbool: z.stringbool,
  transform: z.transform,
  trim: z.trim,
  union: z.union,
  unknown: z.unknown,
  uuid: z.uuid,
  'coerce.number': z.coerce.number,
  'iso.date': z.iso.date,
  'iso.datetime': z.iso.datetime,
};

const made = new WeakMap<Recorded, z.ZodMiniType>();

/** From now on the domain's own rules check with the schemas that they name. */
export function loadSchemas(): void {
  checkWith((schema, value) => checked(schema as unknown as z.ZodMiniType).safeParse(value));
}

/** The schema itself, to check with; importing this brings the library along. */
export function checked<Schema extends z.ZodMiniType>(schema: Schema): Schema {
  return realOf(schema) as Schema;
}

function realOf(value: unknown): unknown {
  if (value instanceof Recorded) {
    const known = made.get(value) ?? make(value);
    made.set(value, known);
    return known;
  }
  if (Array.isArray(value)) return value.map(realOf);
  if (isPlain(value)) {
    return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, realOf(member)]));
  }
  return value;
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}

function make({ name, given }: Recorded): z.ZodMiniType {
  const [first, ...others] = given.map(realOf);
  if (name === 'check') return (first as z.ZodMiniType).check(...(others as []));
  const factory = library[name] as (...given: unknown[]) => z.ZodMiniType;
  return factory(...given.map(realOf));
}
