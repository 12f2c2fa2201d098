import { actionPageMessages } from '@vigie/domain/modules/actions/messages/page';
import type { ActionDetail } from '@vigie/domain/modules/actions/record';
import { useCallback } from 'react';
import type { Saving } from '../../../platform/autosave/save-queue';
import { useAutosave } from '../../../platform/autosave/use-autosave';
import { sayNow } from '../../../platform/page/messages';
import { draftStore } from '../../../platform/storage/draft-store';
import { reloadWhenStale } from '../../../platform/transport/stale-version';
import { actionCalls } from '../queries';
import { actionAutosave } from './action-autosave';
import { type TodoChanges, todosOf } from './todo-changes';

/** An action while its page is open: as the person sees it, and the one way to change it. */
export interface OpenedAction {
  readonly action: ActionDetail;
  readonly saving: Saving;
  readonly changeTodos: (changes: TodoChanges) => void;
  readonly saveNow: () => void;
  readonly giveUp: () => void;
  /** In turn, with the latest version; after another user's change, the page reloads and the error says so. */
  readonly write: (change: (version: number) => Promise<ActionDetail>) => Promise<ActionDetail>;
}

export function useActionWrites(found: ActionDetail): OpenedAction {
  const { id } = found;
  const { autosave, state } = useAutosave(
    `action.${id}.todos`,
    found,
    actionAutosave(
      { saveTodos: (version, todos) => actionCalls.change({ id, version }, { todos }), get: () => actionCalls.get(id) },
      draftStore,
    ),
  );
  const write = useCallback<OpenedAction['write']>(
    async (change) => {
      const reload = async () => autosave.receive(await actionCalls.get(id));
      const sentence = sayNow(actionPageMessages.changedMeanwhile);
      const answer = await reloadWhenStale(() => autosave.write(change), reload, sentence);
      void actionCalls.refetch();
      return answer;
    },
    [autosave, id],
  );
  return {
    action: { ...state.stored, todos: [...todosOf(state.content)] },
    saving: state.saving,
    changeTodos: (changes) => autosave.change(changes),
    saveNow: () => autosave.saveNow(),
    giveUp: () => autosave.giveUp(),
    write,
  };
}
