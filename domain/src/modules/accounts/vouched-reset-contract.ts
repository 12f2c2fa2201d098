import * as z from 'zod/mini';
import { endpoint } from '../../kernel/http/endpoint';
import { pathId, rowId } from '../../kernel/ids';
import { reason } from '../../kernel/text-schemas';

/** A user who waits for a new password, and for a second administrator. */
export const waitingReset = z.object({
  id: z.string(),
  companyId: z.int(),
  userId: z.int(),
  userName: z.string(),
  username: z.string(),
  reason: z.string(),
  askedById: z.int(),
  askedBy: z.string(),
  askedAt: z.string(),
  /** The page derives from these what keeps the signed-in administrator from confirming it. */
  isAskerConfirmed: z.boolean(),
  areTied: z.boolean(),
  wasConfirmed: z.boolean(),
});
export type WaitingReset = z.infer<typeof waitingReset>;

export const vouchedResetEndpoints = {
  listPasswordResets: endpoint({
    method: 'GET',
    path: '/api/v1/password-resets/vouched',
    summary: 'Whether a new password needs two administrators here, and who waits for the second',
    output: z.object({ needsTwo: z.boolean(), items: z.array(waitingReset) }),
  }),
  askPasswordReset: endpoint({
    method: 'POST',
    path: '/api/v1/users/:id/vouched-reset',
    summary: 'Without mail: ask that a user may choose another password. Answers, once, the code to hand over to them',
    params: z.object({ id: pathId }),
    body: z.object({ reason }),
    output: z.object({ code: z.string() }),
  }),
  confirmPasswordReset: endpoint({
    method: 'POST',
    path: '/api/v1/password-resets/vouched/:id/confirm',
    summary:
      'Without mail: confirm, with the own password, what another administrator asked for. Voids the old password and answers, once, the link to hand over',
    params: z.object({ id: z.uuid() }),
    body: z.object({
      password: z.string().check(z.maxLength(1024)),
      /** Only for administrators of the platform. */
      companyId: z.optional(rowId),
    }),
    output: z.object({ link: z.string(), expiresAt: z.string() }),
  }),
};
