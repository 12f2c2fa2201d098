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
