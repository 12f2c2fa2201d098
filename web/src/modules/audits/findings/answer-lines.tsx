import { auditViewMessages as m } from '@vigie/domain/modules/audits/pages/plan-messages';
import { useSay } from '../../../platform/page/messages';
import type { AuditDetail } from '../audits/queries';
import { FindingLines } from './finding-lines';

/** The findings that an answer is asked for, each with how far it is. */
export function AnswerLines({ audit: { id, reports } }: { audit: AuditDetail }) {
  const say = useSay();
  if (reports === 0) return <p className="muted">{say(m.answersBegin)}</p>;
  return <FindingLines auditId={id} none={m.noAnswers} only={({ dueOn }) => dueOn !== null} />;
}
