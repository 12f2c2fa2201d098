import * as z from 'zod/mini';

/** The largest integer of PostgreSQL. */
const last = 2_147_483_647;

/** The number of a row, as a body names it. */
export const rowId = z.int().check(z.gte(1), z.lte(last));

/** 0 means none: the first clients send it. */
export const rowIdOrZero = z.int().check(z.gte(0), z.lte(last));

/** The number of a row in an address: beyond the last there is nothing, and the answer is 404. */
export const pathId = z.coerce.number().check(z.int(), z.gte(1), z.lte(last));

/** For rows that are written by the thousand at once, which their table counts further. */
export const longPathId = z.coerce.number().check(z.int(), z.gte(1), z.lte(Number.MAX_SAFE_INTEGER));
