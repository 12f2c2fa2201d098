import * as z from 'zod/mini';
import type { Actor } from '../../../kernel/identity/actor';
import type { Deed } from '../../../kernel/identity/own-work';
import { doneBy } from '../../../kernel/identity/own-work';
import { credentials } from '../../../kernel/trail/signature';
import type { Objection } from '../../../kernel/workflow';
import { ownWorkObjection } from '../../actions/public';
import { caseActionMessages as m } from '../messages/workflow';
import { type CaseFacts, type CaseItem, type CaseStatus, rolesOnCase } from '../workflow';

const text = z.string().check(z.trim(), z.minLength(1), z.maxLength(4000));

/** What QA wants to see before the case is closed, and what was seen. */
export const effectiveness = z.object({
  criterion: z.string(),
  asked: doneBy,
  verdict: z.nullable(z.object({ isEffective: z.boolean(), findings: z.string(), recorded: doneBy })),
});
export type Effectiveness = z.infer<typeof effectiveness>;

export const effectivenessRequest = z.object({ criterion: text });
export const effectivenessVerdict = z.object({ isEffective: z.boolean(), findings: text, credentials });

export function effectivenessFact(check: Effectiveness | null): CaseFacts['effectiveness'] {
  if (!check) return 'not_asked';
  return check.verdict ? 'recorded' : 'missing';
}

const asking: readonly CaseStatus[] = ['in_progress', 'ready_for_qa', 'approved'];

/** QA asks until the case is closed; what was asked for stays asked for. */
export function askObjection(item: CaseItem, actor: Actor): Objection | null {
  if (!rolesOnCase(item, actor).includes('qa')) return { message: m.onlyQa, code: 'not_allowed' };
  return asking.includes(item.status) ? null : { message: m.readOnly, code: 'wrong_state' };
}

/** The verdict comes after the measures, so after the approval, and once. */
export function verdictObjection(
  item: CaseItem,
  check: Effectiveness | null,
  actor: Actor,
  ownWork: Deed | null,
): Objection | null {
  if (!rolesOnCase(item, actor).includes('qa')) return { message: m.onlyQa, code: 'not_allowed' };
  if (ownWork) return ownWorkObjection(ownWork);
  if (!check || check.verdict) return { message: m.nothingToRecord, code: 'wrong_state' };
  return item.status === 'approved' ? null : { message: m.recordedAfterApproval, code: 'wrong_state' };
}
