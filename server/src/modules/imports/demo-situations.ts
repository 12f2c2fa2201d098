import { kinds } from '@vigie/domain/modules/cases/public';
import * as z from 'zod/mini';
import { readDemoData } from '../../platform/demo-data';
import content from './demo-situations.json';

/** Something that happens again and again in a plant. `{p}`, `{b}`, `{e}` and `{n}` are a product, its batch, a machine, a number. */
const situation = z.strictObject({
  kind: z.enum(kinds),
  title: z.string(),
  what: z.string(),
  department: z.string(),
  equipment: z.optional(z.array(z.string())),
  isAboutProduct: z.optional(z.boolean()),
  isFromCustomer: z.optional(z.boolean()),
  cause: z.string(),
  m: z.string(),
  capa: z.string(),
  cost: z.number(),
});
export type Situation = z.infer<typeof situation>;

export const situations: readonly Situation[] = readDemoData('demo-situations.json', z.array(situation), content);
