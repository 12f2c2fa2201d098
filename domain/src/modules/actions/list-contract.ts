import * as z from 'zod/mini';
import { endpoint } from '../../kernel/http/endpoint';
import { rowId } from '../../kernel/ids';
import { assignments, bulkOutcome, directions, listOf, pageQuery } from '../../kernel/listing';
import { several } from '../../kernel/several';
import { actionId, originKinds, priorities } from './record';
import { actionStatuses } from './workflow';

const day = z.iso.date();

/** A row of the list. */
export const actionEntry = z.object({
  id: z.string(),
  status: z.enum(actionStatuses),
  summary: z.string(),
  priority: z.enum(priorities),
  responsible: z.string(),
  responsibleId: z.nullable(z.int()),
  approver: z.nullable(z.string()),
  approverId: z.nullable(z.int()),
  origin: z.string(),
  caseId: z.nullable(z.string()),
  dueDate: z.nullable(z.string()),
  todos: z.object({ done: z.int(), total: z.int() }),
  comments: z.int(),
  /** Belongs to a confidential case. */
  isConfidential: z.boolean(),
  version: z.int(),
});
export type ActionEntry = z.infer<typeof actionEntry>;

export const actionSorts = [
  'id',
  'status',
  'summary',
  'priority',
  'responsible',
  'approver',
  'origin',
  'dueDate',
] as const;
export type ActionSort = (typeof actionSorts)[number];
export const dueStates = ['overdue', 'week', 'later', 'undated'] as const;
export type DueState = (typeof dueStates)[number];

export const actionFilters = {
  search: pageQuery.search,
  assigned: z._default(z.enum(assignments), 'team'),
  status: several(actionStatuses),
  priority: several(priorities),
  origin: several(originKinds),
  /** How near the due date of what is still open is. */
  due: several(dueStates),
  dueFrom: z.optional(day),
  dueTo: z.optional(day),
  caseId: z.optional(z.string().check(z.maxLength(20))),
  /** Today for the reader: what is overdue depends on it. */
  today: z.optional(day),
};
const actionOrder = {
  sort: z._default(z.enum(actionSorts), 'id'),
  direction: z._default(z.enum(directions), 'desc'),
};

export const actionListEndpoints = {
  listActions: endpoint({
    method: 'GET',
    path: '/api/v1/actions',
    summary: 'The actions of the company',
    query: z.object({ page: pageQuery.page, ...actionFilters, ...actionOrder }),
    /** A search counts to 1,000; beyond that there `isMore`. */
    output: z.extend(listOf(actionEntry), { isMore: z.boolean() }),
  }),
  getActionBoard: endpoint({
    method: 'GET',
    path: '/api/v1/actions/board',
    summary: 'The same, by status: how many there are, and the first fifty of each',
    query: z.object(actionFilters),
    output: z.object({
      columns: z.array(z.object({ status: z.enum(actionStatuses), total: z.int(), items: z.array(actionEntry) })),
    }),
  }),
  exportActions: endpoint({
    method: 'GET',
    path: '/api/v1/actions/export',
    summary: 'The whole filtered list as .xlsx; with ids, only those',
    query: z.object({ ...actionFilters, ...actionOrder, ids: z.optional(z.string().check(z.maxLength(8000))) }),
    answers: 'file',
  }),
  changeActions: endpoint({
    method: 'POST',
    path: '/api/v1/actions/bulk',
    summary: 'Give several actions another responsible, approver, due date or priority, with one reason',
    body: z.object({
      ids: z.array(actionId).check(z.minLength(1), z.maxLength(200)),
      responsibleId: z.optional(rowId),
      approverId: z.optional(rowId),
      dueDate: z.optional(day),
      priority: z.optional(z.enum(priorities)),
      reason: z.string().check(z.trim(), z.minLength(1), z.maxLength(1000)),
    }),
    output: bulkOutcome,
  }),
};
