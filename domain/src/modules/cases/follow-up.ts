import { hasEnded } from '../../kernel/workflow';
import { type ActionStatus, actionWorkflow } from '../actions/public';
import { type CapaCheck, isOpenCheck } from './capa/capa-check';

/** The same day as `follow_up_of` of the database finds for the list. */
export function followUpDateOf(
  actions: readonly { readonly status: ActionStatus; readonly dueDate: string | null }[],
  checks: readonly Pick<CapaCheck, 'status' | 'verdict' | 'checkOn'>[],
): string | null {
  const days = [
    ...actions.filter(({ status }) => !hasEnded(actionWorkflow, status)).map(({ dueDate }) => dueDate),
    ...checks.filter(isOpenCheck).map(({ checkOn }) => checkOn),
  ];
  return days.filter((day) => day !== null).sort()[0] ?? null;
}
