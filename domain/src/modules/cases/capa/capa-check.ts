import * as z from 'zod/mini';
import { formatDay } from '../../../kernel/day';
import type { Actor } from '../../../kernel/identity/actor';
import type { Deed } from '../../../kernel/identity/own-work';
import { doneBy } from '../../../kernel/identity/own-work';
import { reason } from '../../../kernel/text-schemas';
import { credentials } from '../../../kernel/trail/signature';
import type { Objection } from '../../../kernel/workflow';
import type { ActionStatus } from '../../actions/public';
import { ownWorkObjection } from '../../actions/public';
import { dueDate } from '../due-date';
import { capaCheckMessages as m } from '../messages/capa-check';
import { caseActionMessages } from '../messages/workflow';
import { measure } from '../steps/capa-plan';
import { type CaseItem, rolesOnCase } from '../workflow';

const findings = z.string().check(z.trim(), z.minLength(1), z.maxLength(4000));

/** Whether a measure has worked: what was to be seen, what the system found by itself, what QA signed. */
export const capaCheck = z.object({
  capaId: z.string(),
  titre: z.string(),
  criterion: z.string(),
  measure: z.nullable(measure),
  actionId: z.string(),
  /** Of the action that follows the measure. */
  status: z.string(),
  completedOn: z.nullable(z.string()),
  /** The day from which it can be judged; null while that is not known. */
  checkOn: z.nullable(z.string()),
  draft: z.nullable(z.object({ isEffective: z.boolean(), cases: z.array(z.string()), evaluatedAt: z.string() })),
  verdict: z.nullable(
    z.object({
      isEffective: z.boolean(),
      findings: z.string(),
      recorded: doneBy,
    }),
  ),
  version: z.int(),
});
export type CapaCheck = z.infer<typeof capaCheck>;

export const checkVerdict = z.object({ isEffective: z.boolean(), findings, credentials });

/** Another day to judge a measure on, while its case stays approved. */
export const checkRescheduling = z.object({ checkOn: z.iso.date(), reason, credentials });

/** A measure that was given up has no effect to be checked. */
export function isOpenCheck({ status, verdict }: Pick<CapaCheck, 'status' | 'verdict'>): boolean {
  return verdict === null && (status as ActionStatus) !== 'cancelled';
}

export function judgedCapas(checks: readonly Pick<CapaCheck, 'capaId' | 'verdict'>[]): ReadonlySet<string> {
  return new Set(checks.filter(({ verdict }) => verdict !== null).map(({ capaId }) => capaId));
}

/** Counted from the day on which the measure was completed; without a measurable criterion, the day that was planned. */
export function checkDay(
  { measure: rule, checkOn }: { measure: z.infer<typeof measure> | null; checkOn: string | null },
  completedOn: string | null,
): string | null {
  if (!rule) return checkOn;
  return completedOn && dueDate(completedOn, rule.days);
}

/** QA judges once the measure is done and its day has come; what was signed stays. */
export function checkObjection(
  item: CaseItem,
  check: CapaCheck,
  { actor, today, ownWork }: { actor: Actor; today: string; ownWork: Deed | null },
): Objection | null {
  if (!rolesOnCase(item, actor).includes('qa')) return { message: caseActionMessages.onlyQa, code: 'not_allowed' };
  if (ownWork) return ownWorkObjection(ownWork);
  if (item.status !== 'approved') return { message: caseActionMessages.recordedAfterApproval, code: 'wrong_state' };
  if (check.verdict) return { message: m.alreadyRecorded, code: 'wrong_state' };
  if (check.status !== 'completed')
    return { message: m.notCompleted, values: { action: check.actionId }, code: 'wrong_state' };
  const isEarly = check.checkOn !== null && today < check.checkOn;
  if (isEarly)
    return {
      message: m.tooEarly,
      values: { day: check.checkOn ? formatDay(check.checkOn) : '' },
      code: 'wrong_state',
    };
  return check.measure && !check.draft ? { message: m.notEvaluated, code: 'wrong_state' } : null;
}

interface Judge {
  readonly actor: Actor;
  readonly ownWork: Deed | null;
}

/** QA changes the day without reopening the case, until the verdict is signed. A period that is counted has no day of its own. */
export function rescheduleObjection(item: CaseItem, check: CapaCheck, { actor, ownWork }: Judge): Objection | null {
  if (!rolesOnCase(item, actor).includes('qa')) return { message: caseActionMessages.onlyQa, code: 'not_allowed' };
  if (ownWork) return ownWorkObjection(ownWork);
  if (item.status !== 'approved') return { message: m.rescheduledWhileApproved, code: 'wrong_state' };
  if (check.verdict) return { message: m.alreadyRecorded, code: 'wrong_state' };
  if (!isOpenCheck(check)) return { message: m.givenUp, code: 'wrong_state' };
  return check.measure ? { message: m.dayIsCounted } : null;
}

/** A measure is judged on a day to come, once its action was due. */
export function checkDayProblem(
  day: string,
  { today, dueDate: actionDue }: { readonly today: string; readonly dueDate: string | null },
): Objection | null {
  if (day < today) return { message: m.dayPast };
  if (actionDue !== null && day < actionDue)
    return { message: m.dayBeforeAction, values: { day: formatDay(actionDue) } };
  return null;
}

/** A case that came up meanwhile, with what it shares with the one whose measure is judged. */
export interface LaterCase {
  readonly id: string;
  readonly sharesKind: boolean;
  readonly sharesProduct: boolean;
  readonly sharesCause: boolean;
}

/** Effective when nothing of the kind came back: of this cause, on this product, or, if neither is asked for, at all. */
export function evaluated(
  rule: z.infer<typeof measure>,
  later: readonly LaterCase[],
): { isEffective: boolean; cases: string[] } {
  const cases = later
    .filter(({ sharesKind }) => rule.sameProduct || rule.sameCause || sharesKind)
    .filter(({ sharesProduct }) => !rule.sameProduct || sharesProduct)
    .filter(({ sharesCause }) => !rule.sameCause || sharesCause)
    .map(({ id }) => id);
  return { isEffective: cases.length === 0, cases };
}
