import * as z from 'zod/mini';
import { endpoint } from '../../kernel/http/endpoint';
import { rowId } from '../../kernel/ids';
import { reason } from '../../kernel/text-schemas';
import { dossierEndpoints, recordEndpoints } from '../records/public';
import { actionListEndpoints } from './list';
import { actionDetail, actionId, maxTodos, priorities, todoId, todoTextLimit } from './record';
import { actionMoves } from './workflow';

const idParams = z.object({ id: actionId });
const day = z.iso.date();
const summary = z.string().check(z.trim(), z.minLength(1), z.maxLength(200));
const description = z.string().check(z.maxLength(4000));
const todoText = z.string().check(z.trim(), z.minLength(1), z.maxLength(todoTextLimit));

export const filesPerAction = 30;

/** The popup 'New task', in the words of the requirements. */
export const newTask = z.object({
  title: summary,
  assignTo: rowId,
  approver: z._default(z.nullable(rowId), null),
  dueDate: z._default(z.nullable(day), null),
  priority: z._default(z.enum(priorities), 'low'),
  description: z._default(description, ''),
  todos: z._default(z.array(z.object({ text: todoText, completed: z.boolean() })).check(z.maxLength(maxTodos)), []),
  /** Files that the same person has stored before and that belong to nothing yet. */
  attachmentIds: z._default(z.array(z.uuid()).check(z.maxLength(filesPerAction)), []),
});

export const actionEndpointNames = {
  name: 'Action',
  noun: 'an action',
  path: '/api/v1/actions',
  id: actionId,
} as const;

export const actionsEndpoints = {
  ...dossierEndpoints(actionEndpointNames),
  ...recordEndpoints(actionEndpointNames),
  ...actionListEndpoints,
  createAction: endpoint({
    method: 'POST',
    path: '/api/v1/actions',
    summary: 'Give a person a task',
    creates: true,
    status: 201,
    body: newTask,
    output: actionDetail,
  }),
  getAction: endpoint({
    method: 'GET',
    path: '/api/v1/actions/:id',
    summary: 'One action with all that it holds',
    params: idParams,
    output: actionDetail,
  }),
  changeAction: endpoint({
    method: 'PATCH',
    path: '/api/v1/actions/:id',
    summary: 'Change an action and its to-do list; people and due date with a reason',
    changes: true,
    params: idParams,
    body: z.object({
      summary: z.optional(summary),
      description: z.optional(description),
      priority: z.optional(z.enum(priorities)),
      responsibleId: z.optional(rowId),
      approverId: z.optional(z.nullable(rowId)),
      dueDate: z.optional(z.nullable(day)),
      /** Item by item: null takes one out, an unknown id adds one at the end, the rest stays as it is. */
      todos: z.optional(z.record(todoId, z.nullable(z.object({ text: todoText, completed: z.boolean() })))),
      reason: z.optional(reason),
    }),
    output: actionDetail,
  }),
  moveAction: endpoint({
    method: 'POST',
    path: '/api/v1/actions/:id/transition',
    summary: 'Mark an action ready for QA, review, return, complete, withdraw, reopen or cancel it; some with a reason',
    changes: true,
    params: idParams,
    body: z.object({ action: z.enum(actionMoves), reason: z.optional(reason) }),
    output: actionDetail,
  }),
  askExtension: endpoint({
    method: 'POST',
    path: '/api/v1/actions/:id/extension',
    summary: 'Ask for a later due date, with a reason',
    changes: true,
    params: idParams,
    body: z.object({ dueDate: day, reason }),
    output: actionDetail,
  }),
  answerExtension: endpoint({
    method: 'POST',
    path: '/api/v1/actions/:id/extension/answer',
    summary: 'Grant or refuse the later due date that was asked for; refusing needs a reason',
    changes: true,
    params: idParams,
    body: z.object({ isGranted: z.boolean(), reason: z.optional(reason) }),
    output: actionDetail,
  }),
  withdrawExtension: endpoint({
    method: 'POST',
    path: '/api/v1/actions/:id/extension/withdraw',
    summary: 'No longer ask for a later due date',
    changes: true,
    params: idParams,
    output: actionDetail,
  }),
};
