import * as z from 'zod/mini';

/**
 * Who did something, and when. The number distinguishes two people of one name; what earlier releases kept may lack it.
 */
export const doneBy = z.object({ id: z.nullable(z.int()), who: z.string(), at: z.string() });
export type DoneBy = z.infer<typeof doneBy>;

/** Earlier releases stored no id. */
export function asDoneBy(kept: Omit<DoneBy, 'id'> & { readonly id?: number | null }): DoneBy {
  return { ...kept, id: kept.id ?? null };
}
