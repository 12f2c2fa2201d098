import { isAsStored } from '@vigie/domain/kernel/http/schema-marks';
import * as z from 'zod/mini';

/**
 * Fastify compiles this to a serialiser: fields that the contract does not name never leave the server. "This or nothing" is
 * said as `nullable`, which the serialiser sees for itself; for a choice of schemas it validates each value anew.
 */
export function answerSchema(schema: z.ZodMiniType): object {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    target: 'draft-7',
    io: 'output',
    override: ({ zodSchema, jsonSchema }) => {
      if (isAsStored(zodSchema)) for (const name of Object.keys(jsonSchema)) delete jsonSchema[name as never];
    },
  });
  return withNullable(rest) as object;
}

function withNullable(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(withNullable);
  if (typeof part !== 'object' || part === null) return part;
  const { anyOf, ...rest } = part as { anyOf?: unknown };
  const inner = Array.isArray(anyOf) ? typeBesideNull(anyOf) : null;
  const whole = inner ? { ...rest, ...inner, nullable: true } : part;
  return Object.fromEntries(Object.entries(whole).map(([name, value]) => [name, withNullable(value)]));
}

/** Null unless it is exactly one type, or nothing. */
function typeBesideNull(choices: readonly { readonly type?: unknown }[]): object | null {
  const [inner, ...others] = choices.filter(({ type }) => type !== 'null');
  const isNullable = choices.length === 2 && others.length === 0;
  return isNullable && typeof inner?.type === 'string' ? inner : null;
}
