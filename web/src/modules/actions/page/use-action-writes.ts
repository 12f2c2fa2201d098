import { actionPageMessages } from '@vigie/domain/modules/actions/messages/page';
import { type ActionDetail, todoId, todoTextLimit } from '@vigie/domain/modules/actions/record';
import { useCallback, useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { enterAutosave, later, leaveAutosave, openAutosave } from '../../../platform/autosave/open-autosave';
import type { Saving } from '../../../platform/autosave/saved-state';
import { autosaveKey } from '../../../platform/autosave/use-autosave';
import { sayNow } from '../../../platform/page/messages';
import { useUser } from '../../../platform/session/session';
import { draftStore } from '../../../platform/storage/draft-store';
import { useStore } from '../../../platform/storage/store';
import { reloadWhenStale } from '../../../platform/transport/stale-version';
import { changeAction, getAction, refetchActions } from '../queries';
import { ActionWrites } from './action-writes';
import { type TodoChanges, todosShown } from './todo-changes';

/** An action while its page is open: as the person sees it, and the one way to change it. */
export interface OpenedAction {
  readonly action: ActionDetail;
  readonly saving: Saving;
  readonly changeTodos: (changes: TodoChanges) => void;
  readonly saveNow: () => void;
  readonly giveUp: () => void;
  /** In turn, with the latest version; when somebody else was there meanwhile, the page reloads and the error says so. */
  readonly write: (change: (version: number) => Promise<ActionDetail>) => Promise<ActionDetail>;
}

export function useActionWrites(found: ActionDetail): OpenedAction {
  const { id: userId } = useUser();
  const key = autosaveKey(userId, `action.${found.id}.todos`);
  const [writes] = useState(() => openAutosave(key, userId, () => begin(key, found)));
  const { stored, todos, saving } = useStore(writes.store);

  useEffect(() => {
    enterAutosave(key, userId, writes);
    return () => leaveAutosave(key);
  }, [key, userId, writes]);
  useEffect(() => writes.receive(found), [writes, found]);

  const write = useCallback<OpenedAction['write']>(
    async (change) => {
      const reload = async () => writes.receive(await getAction(found.id));
      const sentence = sayNow(actionPageMessages.changedMeanwhile);
      const answer = await reloadWhenStale(() => writes.write(change), reload, sentence);
      void refetchActions();
      return answer;
    },
    [writes, found.id],
  );
  return {
    action: { ...stored, todos: [...todosShown(stored.todos, todos)] },
    saving,
    changeTodos: (changes) => writes.changeTodos(changes),
    saveNow: () => writes.saveNow(),
    giveUp: () => writes.giveUp(),
    write,
  };
}

function begin(key: string, found: ActionDetail): ActionWrites {
  const { id } = found;
  return new ActionWrites(
    {
      saveTodos: (version, todos) => changeAction({ id, version }, { todos }),
      get: () => getAction(id),
      kept: keptUnder(key),
      after: later,
    },
    found,
  );
}

const item = z.object({ text: z.string().check(z.maxLength(todoTextLimit)), completed: z.boolean() });
const changes = z.record(todoId, z.nullable(item));

function keptUnder(key: string) {
  return {
    read: (): TodoChanges => {
      try {
        return changes.safeParse(JSON.parse(draftStore.getItem(key) ?? '{}')).data ?? {};
      } catch {
        return {};
      }
    },
    keep: (todos: TodoChanges) => {
      if (Object.keys(todos).length > 0) draftStore.setItem(key, JSON.stringify(todos));
      else draftStore.removeItem(key);
    },
  };
}
