import { actionsEndpoints } from '@vigie/domain/modules/actions/contract';
import { newTaskMessages as m } from '@vigie/domain/modules/actions/messages/new-task';
import { useCallback, useRef, useState } from 'react';
import { useSay } from '../../../platform/page/messages';
import type { ChosenPerson } from '../../../platform/records/person-choice';
import { actorOf, useUser } from '../../../platform/session/session';
import { useDraft } from '../../../platform/storage/draft';
import { call } from '../../../platform/transport/api';
import { newIdempotencyKey } from '../../../platform/transport/api-client';
import { queryClient } from '../../../platform/transport/query-client';
import { showUndoToast } from '../../../ui/fields/undo-toast';
import { attemptFor, bodyOf, emptyTask, isUntouched, type TaskDraft } from './task-draft';

export type Edit = (task: TaskDraft) => TaskDraft;

/** The task that is being written, kept on this device until it is sent or discarded. */
export function useNewTask() {
  const say = useSay();
  const user = useUser();
  const me: ChosenPerson = { id: user.id, name: actorOf(user).displayName || user.username };
  const blank = emptyTask(me);
  const draft = useDraft<TaskDraft>('new-task', blank);
  const task = { ...blank, ...draft.value };
  const [isResumed, setResumed] = useState(draft.kept);
  // A file arrives between two renders: each change builds upon the last one, not upon what was shown.
  const latest = useRef(task);

  const change = (edit: Edit) => {
    latest.current = edit(latest.current);
    if (isUntouched(latest.current, me)) draft.drop(latest.current);
    else draft.keep(latest.current);
  };
  const startOver = () => {
    const before = latest.current;
    setResumed(false);
    change(() => blank);
    showUndoToast(say(m.cleared), say(m.undo), () => change(() => before));
  };
  const send = async (assignTo: ChosenPerson): Promise<string> => {
    const body = bodyOf(latest.current, assignTo);
    const attempt = attemptFor(body, latest.current.attempt, newIdempotencyKey);
    change((now) => ({ ...now, attempt }));
    const { id } = await call(actionsEndpoints.createAction, { body, idempotencyKey: attempt.key });
    draft.drop(blank);
    void queryClient.invalidateQueries({ queryKey: ['action'] });
    return id;
  };
  return {
    me,
    task,
    isResumed,
    isTouched: !isUntouched(task, me),
    now: useCallback(() => latest.current, []),
    change,
    startOver,
    send,
  };
}
