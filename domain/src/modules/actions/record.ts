import * as z from 'zod/mini';
import { contribution, doneBy } from '../../kernel/identity/own-work';
import { attachment } from '../attachments/public';
import { actionStatuses } from './workflow';

export const actionId = z.string().check(z.regex(/^ACT_\d{4,9}$/));

export const priorities = ['low', 'medium', 'high'] as const;
export type Priority = (typeof priorities)[number];

/** Where it was born: in a CAPA plan, as an immediate action of a report, or by hand. */
export const originKinds = ['capa', 'immediate', 'task'] as const;
export type OriginKind = (typeof originKinds)[number];

/** The number of a capa or of an immediate action says which; a task by hand has none. */
export function originKindOf(origin: string): OriginKind {
  if (origin === '') return 'task';
  return origin.startsWith('CAPA-') ? 'capa' : 'immediate';
}

/** Made by the client that adds the item, so that two people who add one at the same time add two. */
export const todoIdPattern = /^todo-[a-z0-9]{6,12}$/;
export const todoId = z.string().check(z.regex(todoIdPattern));
export const todoTextLimit = 300;
export const maxTodos = 100;
export const todo = z.object({ id: todoId, text: z.string(), completed: z.boolean() });
export type Todo = z.infer<typeof todo>;

/** A later due date that the responsible has asked for, and that has no answer yet. */
export const extension = z.extend(doneBy, { dueDate: z.string(), reason: z.string() });
export type Extension = z.infer<typeof extension>;

export const action = z.object({
  id: z.string(),
  status: z.enum(actionStatuses),
  summary: z.string(),
  priority: z.enum(priorities),
  description: z.string(),
  objective: z.string(),
  /** As the author named them: an immediate action may have been done by a person without an account. */
  responsible: z.string(),
  responsibleId: z.nullable(z.int()),
  /** Who reviews it beside QA, where a person was named. */
  approver: z.nullable(z.string()),
  approverId: z.nullable(z.int()),
  startDate: z.string(),
  dueDate: z.nullable(z.string()),
  extension: z.nullable(extension),
  todos: z.array(todo),
  /** The immediate action or capa that it was born from; empty for a task by hand. */
  origin: z.string(),
  caseId: z.nullable(z.string()),
  createdBy: z.string(),
  comments: z.int(),
  completedAt: z.nullable(z.string()),
  version: z.int(),
});
export type Action = z.infer<typeof action>;

export const actionDetail = z.extend(action, {
  attachments: z.array(attachment),
  /** The case that it belongs to is closed or void. */
  isCaseEnded: z.boolean(),
  /** Who carried it out or was to: they do not review it. */
  contributions: z.array(contribution),
});
export type ActionDetail = z.infer<typeof actionDetail>;

export function actionAddress(id: string): string {
  return `/apps/actions/${id}`;
}
