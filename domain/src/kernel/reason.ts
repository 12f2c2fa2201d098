import * as z from 'zod/mini';

/** Why a user changed something, as the trail keeps it. */
export const reason = z.string().check(z.trim(), z.minLength(1), z.maxLength(1000));
