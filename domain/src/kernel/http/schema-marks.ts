const stored = new WeakSet<object>();

/**
 * For what was read by this very schema before it was stored, or was made by us, and is large: it is answered as it is. Any
 * other answer is written field by field, which for a choice of schemas validates each value anew.
 */
export function asStored<Schema extends object>(schema: Schema): Schema {
  stored.add(schema);
  return schema;
}

export const isAsStored = (schema: object): boolean => stored.has(schema);

const names = new WeakMap<object, string>();

/** A large schema that many calls use: the description of the API holds it once, under this name. */
export function named<Schema extends object>(name: string, schema: Schema): Schema {
  names.set(schema, name);
  return schema;
}

export const nameOfSchema = (schema: object): string | undefined => names.get(schema);
