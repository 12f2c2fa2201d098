import type { Todo } from '@vigie/domain/modules/actions/record';
import { changedFields } from '../../../platform/autosave/merge';

type TodoItem = Pick<Todo, 'text' | 'completed'>;

/** The to-do list by the ids of its items, in their order. */
export type TodoItems = Readonly<Record<string, TodoItem>>;

/** Item by item, what this page knows and the server does not yet: null takes one out. */
export type TodoChanges = Readonly<Record<string, TodoItem | null>>;

export function itemsOf(todos: readonly Todo[]): TodoItems {
  return Object.fromEntries(todos.map(({ id, ...item }) => [id, item]));
}

export function todosOf(items: TodoItems): readonly Todo[] {
  return Object.entries(items).map(([id, item]) => ({ id, ...item }));
}

export function withTodoChanges(items: TodoItems, changes: TodoChanges): TodoItems {
  const changed = Object.entries({ ...items, ...changes });
  return Object.fromEntries(changed.filter((entry): entry is [string, TodoItem] => entry[1] !== null));
}

export function todoChanges(stored: TodoItems, items: TodoItems): TodoChanges {
  return Object.fromEntries(changedFields(stored, items).map((id) => [id, items[id] ?? null]));
}
