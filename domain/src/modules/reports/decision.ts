import * as z from 'zod/mini';
import { rowId } from '../../kernel/ids';
import { type Criticality, criticalities } from '../cases/public';
import type { AnswerProblem, Answers } from './answers';
import { decisionMessages, reportMessages as m } from './messages/workflow';

export const decisions = ['approve', 'reject', 'requestInformation'] as const;
export type Decision = (typeof decisions)[number];

export const decisionBody = z.object({
  decision: z.enum(decisions),
  comment: z._default(z.string().check(z.trim(), z.maxLength(2000)), ''),
  criticality: z._default(z.nullable(z.enum(criticalities)), null),
  leadWriterId: z._default(z.nullable(rowId), null),
});
export type DecisionBody = z.infer<typeof decisionBody>;

/** Checked before a signature is asked for. */
export function decisionProblems(body: DecisionBody): readonly AnswerProblem[] {
  if (body.decision !== 'approve') {
    return body.comment.trim() ? [] : [{ field: 'comment', message: m.commentRequired }];
  }
  return [
    ...(body.criticality ? [] : [{ field: 'criticality', message: m.criticalityRequired }]),
    ...(body.leadWriterId ? [] : [{ field: 'leadWriterId', message: m.leadWriterRequired }]),
  ];
}

/** What the signature says. */
export const meanings = {
  approve: decisionMessages.approved,
  reject: decisionMessages.rejected,
  requestInformation: decisionMessages.informationRequested,
};

export const severities = ['high', 'medium', 'low'] as const;
export type Severity = (typeof severities)[number];

const byCriticality: Readonly<Record<Criticality, Severity>> = { Critical: 'high', Major: 'medium', Minor: 'low' };

/** What the validator decided; until then a guess that puts people and customers first, and a mere risk last. */
export function severityOf(said: Pick<Answers, 'category' | 'type'>, criticality: Criticality | null): Severity {
  if (criticality) return byCriticality[criticality];
  if (said.type === 'risk' || said.category === 'improvement') return 'low';
  return said.category === 'hse' || said.category === 'customerComplaint' ? 'high' : 'medium';
}
