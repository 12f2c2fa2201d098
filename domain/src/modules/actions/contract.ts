import * as z from 'zod/mini';
import { endpoint } from '../../kernel/endpoint';
import { listOf, pageQuery } from '../../kernel/listing';
import { actionMoves, actionStatuses } from './workflow';

export const actionId = z.string().check(z.regex(/^ACT_\d{4,9}$/));

export const action = z.object({
  id: z.string(),
  status: z.enum(actionStatuses),
  summary: z.string(),
  /** What is to be done, and what for. */
  description: z.string(),
  objective: z.string(),
  /** In the words of whoever reported it: an immediate action may have been done by somebody without an account. */
  responsible: z.string(),
  responsibleId: z.nullable(z.int()),
  /** Who reviews it beside QA, where somebody was named. */
  approverId: z.nullable(z.int()),
  dueDate: z.nullable(z.string()),
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
  getAction: endpoint({
    method: 'GET',
    path: '/api/v1/actions/:id',
    summary: 'One action',
    params: z.object({ id: actionId }),
    output: action,
  }),
  moveAction: endpoint({
    method: 'POST',
    path: '/api/v1/actions/:id/transition',
    summary: 'Mark an action ready for QA, review, complete, withdraw, reopen or cancel it; some with a reason',
    changes: true,
    params: z.object({ id: actionId }),
    body: z.object({
      action: z.enum(actionMoves),
      reason: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(1000))),
    }),
    output: action,
  }),
};
