import type { CallOf } from '@vigie/domain/kernel/http/endpoint';
import type { Objection } from '@vigie/domain/kernel/workflow';
import { listMessages } from '@vigie/domain/messages/lists';
import { dueDateProblem } from '@vigie/domain/modules/actions/changes';
import type { actionsEndpoints } from '@vigie/domain/modules/actions/contract';
import { maxTodos, type Priority, type Todo } from '@vigie/domain/modules/actions/record';
import type { Attachment } from '@vigie/domain/modules/attachments/public';
import type { ChosenPerson } from '../../../platform/records/person-choice';
import { formatDay, parseDay } from '../../../ui/fields/day';

export interface TaskFields {
  readonly title: string;
  readonly assignTo: ChosenPerson | null;
  readonly approver: ChosenPerson | null;
  /** The ISO day, or what was typed when it is none. */
  readonly dueDate: string;
  readonly priority: Priority;
  readonly description: string;
}

/** Everything that the popup holds, as this device keeps it until it is sent. */
export interface TaskDraft extends TaskFields {
  /** Named or taken off by the person: what is proposed no longer replaces it. */
  readonly isApproverChosen: boolean;
  readonly todos: readonly Todo[];
  /** What stands in the line of a new item; null while that line is closed. */
  readonly pendingTodo: string | null;
  readonly files: readonly Attachment[];
  readonly attempt: Attempt | null;
}

/** Sent again because the answer got lost, even after a reload, the same task is created once. */
interface Attempt {
  readonly body: string;
  readonly key: string;
}

type TaskBody = CallOf<typeof actionsEndpoints.createAction>['body'];

export function emptyTask(me: ChosenPerson): TaskDraft {
  return {
    title: '',
    assignTo: me,
    approver: null,
    dueDate: '',
    priority: 'low',
    description: '',
    isApproverChosen: false,
    todos: [],
    pendingTodo: null,
    files: [],
    attempt: null,
  };
}

export function fieldsOf({ title, assignTo, approver, dueDate, priority, description }: TaskDraft): TaskFields {
  return { title, assignTo, approver, dueDate, priority, description };
}

/** Discarding it loses nothing. */
export function isUntouched(task: TaskDraft, me: ChosenPerson): boolean {
  const serialized = (one: TaskDraft) => JSON.stringify([fieldsOf(one), one.todos, one.pendingTodo || null, one.files]);
  return serialized(task) === serialized(emptyTask(me));
}

/** The author of a task for another person is proposed as its approver, and may say otherwise. */
export function withFields(task: TaskDraft, fields: TaskFields, me: ChosenPerson): TaskDraft {
  const isApproverChosen = task.isApproverChosen || fields.approver?.id !== task.approver?.id;
  const { assignTo } = fields;
  const proposed = assignTo && assignTo.id !== me.id ? me : null;
  const approver = isApproverChosen || !assignTo ? fields.approver : proposed;
  return { ...task, ...fields, approver, isApproverChosen };
}

export function dayProblem(dueDate: string, today: string): Objection | null {
  if (dueDate === '') return null;
  const isDay = parseDay(formatDay(dueDate)) === dueDate;
  return isDay ? dueDateProblem(dueDate, today) : { message: listMessages.dateInvalid };
}

export function canAddTodo({ todos }: Pick<TaskDraft, 'todos'>): boolean {
  return todos.length < maxTodos;
}

/** What was typed becomes an item, and the next line opens. */
export function withTodoAdded(task: TaskDraft, id: string, typed: string): TaskDraft {
  const text = typed.trim();
  if (!text || !canAddTodo(task)) return task;
  return { ...task, todos: [...task.todos, { id, text, completed: false }], pendingTodo: '' };
}

export function withTodo(task: TaskDraft, changed: Todo): TaskDraft {
  return { ...task, todos: task.todos.map((item) => (item.id === changed.id ? changed : item)) };
}

export function withoutTodo(task: TaskDraft, id: string): TaskDraft {
  return { ...task, todos: task.todos.filter((item) => item.id !== id) };
}

/** What is sent; an item that was typed and not added yet is meant too. */
export function bodyOf(task: TaskDraft, assignTo: ChosenPerson): TaskBody {
  const { todos } = withTodoAdded(task, '', task.pendingTodo ?? '');
  return {
    title: task.title.trim(),
    assignTo: assignTo.id,
    approver: task.approver?.id ?? null,
    dueDate: task.dueDate || null,
    priority: task.priority,
    description: task.description.trim(),
    todos: todos.map(({ text, completed }) => ({ text, completed })),
    attachmentIds: task.files.map(({ id }) => id),
  };
}

export function attemptFor(body: TaskBody, before: Attempt | null, newKey: () => string): Attempt {
  const written = JSON.stringify(body);
  return before?.body === written ? before : { body: written, key: newKey() };
}
