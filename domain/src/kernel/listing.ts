import * as z from 'zod/mini';

export const pageSize = 15;

/** Query parameters that every list shares: all of a list's state is in its address. */
export const pageQuery = {
  page: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(1_000_000)), 1),
  search: z._default(z.string().check(z.maxLength(200)), ''),
};

export function listOf<Item extends z.ZodMiniType>(item: Item) {
  return z.object({ items: z.array(item), total: z.int(), page: z.int(), pageCount: z.int() });
}

export function pageCountOf(total: number): number {
  return Math.max(1, Math.ceil(total / pageSize));
}

/** Whose records a list shows. For a user without a team, the team is everyone. */
export const assignments = ['team', 'me', 'everyone'] as const;
export type Assignment = (typeof assignments)[number];

export const directions = ['asc', 'desc'] as const;

/** What became of each record when several were to be changed at once. */
export const bulkOutcome = z.object({
  changed: z.array(z.string()),
  refused: z.array(z.object({ id: z.string(), sentence: z.string() })),
});
export type BulkOutcome = z.infer<typeof bulkOutcome>;
