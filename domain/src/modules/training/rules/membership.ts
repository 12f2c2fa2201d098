import * as z from 'zod/mini';

/** What belonged to something from an instant on, until another; null: still. */
export const membership = z.object({ id: z.string(), from: z.string(), until: z.nullable(z.string()) });
export const memberships = z.array(membership);
export type Membership = z.infer<typeof membership>;

export const membersAt = (all: readonly Membership[], at: string): string[] =>
  all.filter(({ from, until }) => from <= at && (until === null || at < until)).map(({ id }) => id);
export const membersNow = (all: readonly Membership[]): string[] =>
  all.filter(({ until }) => until === null).map(({ id }) => id);

/** What belongs to it from now on; what did before is kept with its time. */
export function withMembers(all: readonly Membership[], ids: readonly string[], now: string): Membership[] {
  const wanted = new Set(ids);
  const kept = all.map((one) => (one.until === null && !wanted.has(one.id) ? { ...one, until: now } : one));
  const present = new Set(membersNow(all));
  const added = [...wanted].filter((id) => !present.has(id)).map((id) => ({ id, from: now, until: null }));
  return [...kept, ...added];
}
