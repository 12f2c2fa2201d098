const names = new WeakMap<object, string>();

/** A large schema that many calls use: the description of the API holds it once, under this name. */
export function named<Schema extends object>(name: string, schema: Schema): Schema {
  names.set(schema, name);
  return schema;
}

export const nameOfSchema = (schema: object): string | undefined => names.get(schema);
