import type * as z from 'zod/mini';

/** Entries of earlier releases are taken for so long after the release that replaced their contract. */
export const takenForDays = 90;
const dayMs = 86_400_000;

/** One version of what entries of a kind hold. */
export interface EntryContract<Content> {
  readonly contract: number;
  readonly schema: z.ZodMiniType;
  /** The day of the release that replaced it; null for the one of this release. */
  readonly replacedOn: string | null;
  /** What it said, as this release says it. */
  readonly upgrade: (content: never) => Content;
}

export type ReadContent<Content> =
  | { readonly outcome: 'read'; readonly content: Content }
  | { readonly outcome: 'too_old' | 'unknown' }
  | { readonly outcome: 'invalid'; readonly error: NonNullable<ReturnType<z.ZodMiniType['safeParse']>['error']> };

export function readContent<Content>(
  contracts: readonly EntryContract<Content>[],
  contract: number,
  content: unknown,
  now: number,
): ReadContent<Content> {
  const found = contracts.find((one) => one.contract === contract);
  // Older than all that are known was taken once; newer comes from a page of a later release.
  if (!found) return { outcome: contract < Math.min(...contracts.map((one) => one.contract)) ? 'too_old' : 'unknown' };
  if (found.replacedOn && now > Date.parse(found.replacedOn) + takenForDays * dayMs) return { outcome: 'too_old' };
  const parsed = found.schema.safeParse(content);
  if (!parsed.success) return { outcome: 'invalid', error: parsed.error };
  return { outcome: 'read', content: found.upgrade(parsed.data as never) };
}
