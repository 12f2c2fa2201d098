import type { Message } from '@vigie/domain/kernel/message';
import { fieldMessages } from '@vigie/domain/messages/field-problems';
import { dueDateProblem, extensionProblem, peopleProblem } from '@vigie/domain/modules/actions/changes';
import { actionEditMessages } from '@vigie/domain/modules/actions/messages/page';
import type { ActionDetail } from '@vigie/domain/modules/actions/record';

/** What is changed with a reason, or asked for with one. */
export type Asked = 'responsibleId' | 'approverId' | 'dueDate' | 'extension';
export type Entered = Readonly<Record<'value' | 'reason', string>>;

export function problemsOf(
  action: ActionDetail,
  asked: Asked,
  { value, reason }: Entered,
  today: string,
): Partial<Record<keyof Entered, Message>> {
  const wrong = valueProblem(action, asked, value, today);
  return { ...(wrong && { value: wrong }), ...(!reason.trim() && { reason: fieldMessages.required }) };
}

function valueProblem(action: ActionDetail, asked: Asked, value: string, today: string): Message | null {
  const present = { ...action, extension: null }[asked];
  if (value === String(present ?? '')) return value ? actionEditMessages.same : fieldMessages.required;
  if (!value) return asked === 'approverId' ? null : fieldMessages.required;
  if (asked === 'dueDate') return dueDateProblem(value, today)?.message ?? null;
  if (asked === 'extension') return extensionProblem(value, action.dueDate, today)?.message ?? null;
  return peopleProblem({ ...action, [asked]: Number(value) })?.message ?? null;
}
