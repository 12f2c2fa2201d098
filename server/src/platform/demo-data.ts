import * as z from 'zod/mini';
import en from 'zod/v4/locales/en.js';

/** Who says what, in its order. */
export const demoTalk = z.array(z.tuple([z.string(), z.string()]));

/** What a JSON file of the demo holds; a mistake in it is named with its place. */
export function readDemoData<Schema extends z.ZodMiniType>(file: string, schema: Schema, content: unknown) {
  const read = z.safeParse(schema, content, { error: en().localeError });
  if (!read.success) throw new Error(`${file} cannot be read:\n${z.prettifyError(read.error)}`);
  return read.data;
}
