import type { Todo } from '@vigie/domain/modules/actions/record';

/** Item by item, what this page knows and the server does not yet: null takes one out. */
export type TodoChanges = Readonly<Record<string, Pick<Todo, 'text' | 'completed'> | null>>;

/** The list as the person sees it: what is stored, changed by what is on its way. */
export function todosShown(stored: readonly Todo[], changes: TodoChanges): readonly Todo[] {
  const known = new Set(stored.map(({ id }) => id));
  const added = Object.keys(changes).filter((id) => !known.has(id));
  return [...stored, ...added.map((id) => ({ id, text: '', completed: false }))].flatMap((item) => {
    const change = changes[item.id];
    if (change === null) return [];
    return change ? [{ ...item, ...change }] : [item];
  });
}

/** What is still to be sent once these have arrived; what was changed again meanwhile stays. */
export function withoutSent(changes: TodoChanges, sent: TodoChanges): TodoChanges {
  return Object.fromEntries(Object.entries(changes).filter(([id, change]) => sent[id] !== change));
}
