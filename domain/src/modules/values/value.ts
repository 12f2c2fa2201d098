import { tidyLabel } from '../../kernel/text-keys';
import type { Objection } from '../../kernel/workflow';
import { isUniqueWithinParent, parentRules, type ValueList } from './lists';
import { valueMessages as m } from './messages/rules';

export const valueStates = ['active', 'retired'] as const;
export type ValueState = (typeof valueStates)[number];

/** Nothing is deleted, so that those retired count too. */
export const valueBounds = { perList: 100_000, label: 200, code: 60, lines: 1000, offered: 20 } as const;

/** What is wrong with a label by itself. */
export function labelProblem(label: string): Objection | null {
  const tidy = tidyLabel(label);
  if (tidy === '') return { message: m.labelMissing };
  if (tidy.length > valueBounds.label) return { message: m.labelTooLong, values: { max: valueBounds.label } };
  return /[\p{L}\p{N}]/u.test(tidy) ? null : { message: m.labelWithoutLetters, values: { label: tidy } };
}

export function codeProblem(code: string): Objection | null {
  const { code: max } = valueBounds;
  return tidyLabel(code).length > max ? { message: m.codeTooLong, values: { max } } : null;
}

/** Days, both within: offered from the first to the last; null is open. */
export interface EffectiveDates {
  readonly from: string | null;
  readonly until: string | null;
}

export function datesProblem({ from, until }: EffectiveDates): Objection | null {
  return from !== null && until !== null && until < from ? { message: m.untilBeforeFrom } : null;
}

/** Whether a form offers the value today. What is not offered stays on the records that have it. */
export function isOffered(
  { state, from, until }: EffectiveDates & { readonly state: ValueState },
  today: string,
): boolean {
  return state === 'active' && (from === null || from <= today) && (until === null || today <= until);
}

/** What is wrong with what a value belongs to; `parent` is the value that was found, if one was named. */
export function parentProblem(
  list: ValueList,
  named: number | null,
  parent: { readonly list: ValueList } | null,
): Objection | null {
  const rule = parentRules[list];
  if (!rule) return named === null ? null : { message: m.parentNotAllowed };
  if (named === null) return rule.isRequired ? { message: m.parentMissing } : null;
  return parent?.list === rule.list ? null : { message: m.parentUnknown };
}

/** Labels are compared within this: a batch number within its product, everything else within its list. */
export function scopeOf(list: ValueList, parentId: number | null): number {
  return isUniqueWithinParent(list) ? (parentId ?? 0) : 0;
}

/** A label that is there already, also when it is retired: it is brought back then. */
export function takenProblem(label: string, state: ValueState): Objection {
  const message = state === 'retired' ? m.takenRetired : m.taken;
  return { message, values: { label: tidyLabel(label) }, code: 'already_exists' };
}
