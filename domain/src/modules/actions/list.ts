import * as z from 'zod/mini';
import { rowId } from '../../kernel/ids';
import { recordList } from '../../kernel/records/record-list';
import { dueFilterMessages } from '../../messages/lists';
import { listEndpoints } from '../records/public';
import { actionListMessages } from './messages/list';
import {
  actionStatusMessages,
  actionColumnMessages as column,
  originKindMessages,
  priorityMessages,
} from './messages/workflow';
import { actionId, originKinds, priorities } from './record';
import { actionStatuses } from './workflow';

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
/** How near the due date of what is still open is. */
export const dueStates = ['overdue', 'week', 'later', 'undated'] as const;
export type DueState = (typeof dueStates)[number];

export const actionList = recordList({
  one: 'Action',
  several: 'Actions',
  path: '/api/v1/actions',
  summary: 'The actions of the company',
  id: actionId,
  entry: actionEntry,
  filters: {
    status: { label: column.status, values: actionStatuses, words: actionStatusMessages },
    priority: { label: column.priority, values: priorities, words: priorityMessages },
    origin: { label: column.origin, values: originKinds, words: originKindMessages },
    due: { label: actionListMessages.due, values: dueStates, words: dueFilterMessages },
    review: {
      label: actionListMessages.review,
      values: ['me'],
      words: { me: actionListMessages.reviewMe },
    },
    dueFrom: { label: dueFilterMessages.dueFrom },
    dueTo: { label: dueFilterMessages.dueTo },
  },
  parameters: { caseId: z.optional(z.string().check(z.maxLength(20))) },
  columns: {
    id: { title: column.id, width: 12 },
    status: { title: column.status, width: 18, words: actionStatusMessages },
    summary: { title: column.summary, width: 70 },
    priority: { title: column.priority, width: 12, words: priorityMessages },
    responsible: { title: column.responsible, width: 24 },
    approver: { title: column.approver, width: 24 },
    origin: { title: column.origin, width: 18 },
    dueDate: { title: column.dueDate, width: 14, isDay: true },
  },
  sorts: actionSorts,
  usualSort: 'id',
  board: { states: actionStatuses, status: z.enum(actionStatuses) },
  bulk: {
    summary: 'Give several actions another responsible, approver, due date or priority, with one reason',
    changes: {
      responsibleId: z.optional(rowId),
      approverId: z.optional(rowId),
      dueDate: z.optional(z.iso.date()),
      priority: z.optional(z.enum(priorities)),
    },
  },
});

export const actionListEndpoints = listEndpoints(actionList);
