import * as z from 'zod/mini';
import { endpoint } from '../../kernel/endpoint';
import { listOf, pageQuery } from '../../kernel/listing';

export const actionStatuses = ['in_progress', 'ready_for_qa', 'approved', 'completed', 'cancelled'] as const;
export type ActionStatus = (typeof actionStatuses)[number];

export const action = z.object({
  id: z.string(),
  status: z.enum(actionStatuses),
  summary: z.string(),
  /** In the words of whoever reported it: an immediate action may have been done by somebody without an account. */
  responsible: z.string(),
  /** The case, report or capa that it was born from. */
  origin: z.string(),
  caseId: z.nullable(z.string()),
  completedAt: z.nullable(z.string()),
  version: z.int(),
});
export type Action = z.infer<typeof action>;

export const actionsEndpoints = {
  listActions: endpoint({
    method: 'GET',
    path: '/api/v1/actions',
    summary: 'The actions of the company, newest first',
    query: z.object({ page: pageQuery.page, caseId: z.optional(z.string().check(z.maxLength(20))) }),
    output: listOf(action),
  }),
};
