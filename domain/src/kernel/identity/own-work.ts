import * as z from 'zod/mini';

/** What a user did to a record that a second person has to review: four eyes. */
export const deeds = ['led', 'wrote', 'marked', 'carriedOut', 'filled', 'imported'] as const;
export type Deed = (typeof deeds)[number];

export const contribution = z.object({ userId: z.int(), deed: z.enum(deeds) });
export type Contribution = z.infer<typeof contribution>;

/** The weightiest thing that this person did, or null: then they may review it. */
export function ownWorkOf(contributions: readonly Contribution[], userId: number | null): Deed | null {
  return deeds.find((deed) => contributions.some((one) => one.userId === userId && one.deed === deed)) ?? null;
}

/** Which events of the trail are work on a record, and the field that names who is charged with it. */
export interface WorkEvents {
  readonly records: readonly string[];
  readonly deeds: Readonly<Record<string, Deed>>;
  readonly charged: { readonly field: string; readonly deed: Deed; readonly events: readonly string[] };
}

/** Which events of the trail are work on the present draft of a record; where a field is named, only if they changed it. */
export interface DraftWork {
  readonly record: string;
  /** What a draft begins with: work before the last of these was on another. */
  readonly begins: readonly string[];
  readonly events: Readonly<Record<string, string | null>>;
}

/**
 * Who did something, and when. The number distinguishes two people of one name; what earlier releases kept may lack it.
 */
export const doneBy = z.object({ id: z.nullable(z.int()), who: z.string(), at: z.string() });
export type DoneBy = z.infer<typeof doneBy>;

/** Earlier releases stored no id. */
export function asDoneBy(kept: Omit<DoneBy, 'id'> & { readonly id?: number | null }): DoneBy {
  return { ...kept, id: kept.id ?? null };
}
