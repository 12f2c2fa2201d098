import * as z from 'zod/mini';

/** What a client receives instead of an answer (RFC 9457, application/problem+json). */
export const problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  code: z.string(),
  detail: z.union([
    z.string(),
    z.array(z.object({ loc: z.array(z.union([z.string(), z.int()])), msg: z.string(), type: z.string() })),
  ]),
  requestId: z.string(),
});

export type Problem = z.infer<typeof problem>;
