import { newTaskMessages as m } from '@vigie/domain/modules/actions/messages/new-task';
import { useRef } from 'react';
import { todayHere } from '../../../platform/page/dates';
import { useForm } from '../../../platform/page/form';
import { useSay } from '../../../platform/page/messages';
import { notify } from '../../../ui/overlays/toast';
import type { QueuedFile } from '../../attachments/public';
import { dayProblem, fieldsOf, type TaskFields, withFields } from './task-draft';
import { taskObjection, uploadingMessage } from './task-objections';
import type { useNewTask } from './use-new-task';

export type TaskForm = ReturnType<typeof useTaskForm>;

export function useTaskForm(
  written: ReturnType<typeof useNewTask>,
  items: readonly QueuedFile[],
  onSent: (id: string) => void,
) {
  const say = useSay();
  const { me, task, change, send } = written;
  const standing = taskObjection(task, items);
  const objection = standing && say(standing);
  const objected = useRef<string | null>(null);
  const problemOfDay = (dueDate: string) => {
    const problem = dayProblem(dueDate, todayHere());
    return problem ? say(problem.message) : undefined;
  };
  const check = ({ title, assignTo, dueDate }: TaskFields): Partial<Record<keyof TaskFields, string>> => {
    const day = problemOfDay(dueDate);
    return {
      ...(!title.trim() && { title: say(m.titleRequired) }),
      ...(!assignTo && { assignTo: say(m.personRequired) }),
      ...(day && { dueDate: day }),
    };
  };
  const { failure, ...form } = useForm<TaskFields>({
    values: fieldsOf(task),
    onChange: (fields) => change((now) => withFields(now, fields, me)),
    check,
    objection() {
      objected.current = objection;
      return objection;
    },
    async submit({ assignTo }) {
      if (!assignTo) return;
      const id = await send(assignTo);
      notify.success(say(m.sent, { id }));
      onSent(id);
    },
  });
  const isObjected = failure !== null && failure === objected.current;
  return {
    ...form,
    problemOfDay,
    /** Why sending has to wait; said beside the button. */
    waits: standing === uploadingMessage ? say(standing) : undefined,
    /** What stood in the way when it was tried is no longer said once it does not. */
    failure: isObjected ? standing !== uploadingMessage && objection : failure,
  };
}
