import * as z from 'zod/mini';
import { endpoint } from '../../kernel/http/endpoint';
import { rowId } from '../../kernel/ids';
import { pageQuery } from '../../kernel/listing';
import { historyPage, historyQuery } from '../../kernel/trail/history';
import { person } from '../accounts/public';
import { attachment } from '../attachments/public';
import { comment, commentsPage, commentsQuery, newComment } from '../comments/public';
import { actionListEndpoints } from './list';
import { actionDetail, actionId, mostTodos, priorities, todoId, todoTextLimit } from './record';
import { actionMoves } from './workflow';

const idParams = z.object({ id: actionId });
const fileParams = z.object({ id: actionId, attachmentId: z.uuid() });
const reason = z.string().check(z.trim(), z.minLength(1), z.maxLength(1000));
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
  todos: z._default(z.array(z.object({ text: todoText, completed: z.boolean() })).check(z.maxLength(mostTodos)), []),
  /** Files that the same person has stored before and that belong to nothing yet. */
  attachmentIds: z._default(z.array(z.uuid()).check(z.maxLength(filesPerAction)), []),
});

export const actionsEndpoints = {
  ...actionListEndpoints,
  createAction: endpoint({
    method: 'POST',
    path: '/api/v1/actions',
    summary: 'Give somebody a task',
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
  takeExtensionBack: endpoint({
    method: 'POST',
    path: '/api/v1/actions/:id/extension/withdraw',
    summary: 'No longer ask for a later due date',
    changes: true,
    params: idParams,
    output: actionDetail,
  }),
  attachToAction: endpoint({
    method: 'POST',
    path: '/api/v1/actions/:id/attachments',
    summary: 'Store an image or a document with the action',
    encoding: 'multipart',
    creates: true,
    status: 201,
    params: idParams,
    output: z.object({ attachment }),
  }),
  detachFromAction: endpoint({
    method: 'POST',
    path: '/api/v1/actions/:id/attachments/:attachmentId/remove',
    summary: 'Take a file off the action, with a reason; the file and the trace of it stay',
    params: fileParams,
    body: z.object({ reason }),
  }),
  downloadActionAttachment: endpoint({
    method: 'GET',
    path: '/api/v1/actions/:id/attachments/:attachmentId/content',
    summary: 'A file of an action, always as a download',
    params: fileParams,
    answers: 'file',
  }),
  listActionComments: endpoint({
    method: 'GET',
    path: '/api/v1/actions/:id/comments',
    summary: 'The comments on an action, oldest first, a page at a time from the newest on',
    params: idParams,
    query: commentsQuery,
    output: commentsPage,
  }),
  commentOnAction: endpoint({
    method: 'POST',
    path: '/api/v1/actions/:id/comments',
    summary: 'Say something about an action; @name tells that person',
    creates: true,
    status: 201,
    params: idParams,
    body: newComment,
    output: comment,
  }),
  listActionReaders: endpoint({
    method: 'GET',
    path: '/api/v1/actions/:id/readers',
    summary: 'People who may be mentioned on the action; at most eight',
    params: idParams,
    query: z.object({ search: pageQuery.search }),
    output: z.object({ items: z.array(person) }),
  }),
  getActionHistory: endpoint({
    method: 'GET',
    path: '/api/v1/actions/:id/history',
    summary: 'Who did what to the action, when and why, newest first, a page at a time',
    params: idParams,
    query: historyQuery,
    output: historyPage,
  }),
};
