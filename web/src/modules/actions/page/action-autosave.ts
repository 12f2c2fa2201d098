import { type ActionDetail, todoIdPattern, todoTextLimit } from '@vigie/domain/modules/actions/record';
import { ownPartsFirst } from '../../../platform/autosave/merge';
import type { KeptStore } from '../../../platform/autosave/rules';
import type { AutosaveKind } from '../../../platform/autosave/use-autosave';
import { itemsOf, type TodoChanges, type TodoItems, todoChanges, withTodoChanges } from './todo-changes';

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>;

interface ActionApi {
  readonly saveTodos: (version: number, todos: TodoChanges) => Promise<ActionDetail>;
  readonly get: () => Promise<ActionDetail>;
}

/**
 * The to-do list of an action; its items are changed one by one, so they fit whatever another user changed meanwhile.
 */
export function actionAutosave(
  { saveTodos, get }: ActionApi,
  storage: Storage,
): AutosaveKind<ActionDetail, TodoItems, TodoChanges> {
  return {
    rules: {
      read: ({ todos, version }) => ({ content: itemsOf(todos), version }),
      get,
      save: ({ base, content, version }) => saveTodos(version, todoChanges(base, content)),
      apply: withTodoChanges,
      strategy: ownPartsFirst(),
    },
    storedAutosave: (key, { todos, version }) => keptTodos(storage, key, { content: itemsOf(todos), version }),
    saving: { kind: 'nothing' },
  };
}

function areChanges(stored: unknown): stored is TodoChanges {
  if (typeof stored !== 'object' || stored === null) return false;
  return Object.entries(stored).every(([id, item]) => todoIdPattern.test(id) && (item === null || isItem(item)));
}

function isItem({ text, completed }: { readonly text?: unknown; readonly completed?: unknown }): boolean {
  return typeof text === 'string' && text.length <= todoTextLimit && typeof completed === 'boolean';
}

/** Only what was changed is kept: whatever the list is when the page opens again, the changes fit it. */
function keptTodos(
  storage: Storage,
  key: string,
  stored: { readonly content: TodoItems; readonly version: number },
): KeptStore<TodoItems> {
  const read = (): TodoChanges => {
    try {
      const kept: unknown = JSON.parse(storage.getItem(key) ?? '{}');
      return areChanges(kept) ? kept : {};
    } catch {
      return {};
    }
  };
  return {
    read: () => {
      const changes = read();
      if (Object.keys(changes).length === 0) return null;
      const { content: base, version } = stored;
      return { version, base, content: withTodoChanges(base, changes), reason: null };
    },
    keep: ({ base, content }) => storage.setItem(key, JSON.stringify(todoChanges(base, content))),
    drop: () => storage.removeItem(key),
  };
}
