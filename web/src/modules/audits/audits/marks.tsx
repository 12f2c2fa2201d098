import { auditUrgency } from '@vigie/domain/modules/audits/audits/audit';
import type { AuditEntry } from '@vigie/domain/modules/audits/audits/contract';
import { auditStatusMessages, auditUrgencyMessages } from '@vigie/domain/modules/audits/audits/messages';
import type { AuditStatus } from '@vigie/domain/modules/audits/audits/workflow';
import { auditViewMessages as m } from '@vigie/domain/modules/audits/pages/plan-messages';
import { todayHere } from '../../../platform/page/dates';
import { useSay } from '../../../platform/page/messages';
import { EntryNone } from '../../../platform/records/entry-marks';
import { formatDay } from '../../../ui/fields/day';
import { Badge } from '../../../ui/icons/badge';
import { Icon } from '../../../ui/icons/icon';
import { Status } from '../../../ui/icons/status';
import { useGradeLabel, useGrades } from '../grades';

const looks = {
  planned: 'waiting',
  scheduled: 'waiting',
  in_progress: 'waiting',
  reporting: 'waiting',
  issued: 'good',
  closed: 'good',
  cancelled: 'off',
} as const;

export function AuditState({ status }: { status: AuditStatus }) {
  const say = useSay();
  return <Status kind={looks[status]}>{say(auditStatusMessages[status])}</Status>;
}

type Planned = Pick<AuditEntry, 'plannedFrom' | 'plannedUntil'>;

export function PlannedDays({ plannedFrom: from, plannedUntil: until }: Planned) {
  const say = useSay();
  if (from === until) return <time dateTime={from}>{formatDay(from)}</time>;
  return <span className="nowrap">{say(m.from, { from: formatDay(from), until: formatDay(until) })}</span>;
}

/** One below the other, for a column of a list. */
export function PlannedLines({ plannedFrom: from, plannedUntil: until }: Planned) {
  return (
    <span className="stack gap-2">
      <time dateTime={from}>{formatDay(from)}</time>
      {until !== from && (
        <time className="muted" dateTime={until}>
          {formatDay(until)}
        </time>
      )}
    </span>
  );
}

type Hurried = Pick<AuditEntry, 'status' | 'plannedFrom' | 'plannedUntil' | 'lateAnswers'>;

/** Late or soon; nothing where neither. */
export function UrgencyMark({ audit }: { audit: Hurried }) {
  const say = useSay();
  const urgency = auditUrgency(audit, todayHere());
  if (!urgency) return null;
  return (
    <Badge look={urgency === 'late' ? 'critical' : 'warning'}>
      <Icon name={urgency === 'late' ? 'alert' : 'calendar'} />
      {say(auditUrgencyMessages[urgency])}
    </Badge>
  );
}

export function UrgencyCell({ audit }: { audit: Hurried }) {
  const say = useSay();
  const isUrgent = auditUrgency(audit, todayHere()) !== null;
  return isUrgent ? <UrgencyMark audit={audit} /> : <EntryNone why={say(m.notUrgent)} />;
}

/** Its number of findings of each grade, the worst first. */
export function FindingCounts({ findings }: Pick<AuditEntry, 'findings'>) {
  const say = useSay();
  const grades = useGrades();
  const labelOf = useGradeLabel();
  const order = (key: string) => {
    const at = grades.findIndex((one) => one.key === key);
    return at === -1 ? grades.length : at;
  };
  const counted = Object.entries(findings)
    .filter(([, n]) => n > 0)
    .toSorted(([one], [other]) => order(one) - order(other));
  if (counted.length === 0) return <EntryNone why={say(m.noFindings)} />;
  return (
    <span className="cluster gap-4">
      {counted.map(([key, n]) => (
        <Badge key={key} look={gradeLook(key)}>
          <span className="digits">{n}</span> {key ? labelOf(key) : say(m.noGrade)}
        </Badge>
      ))}
    </span>
  );
}

/** The grades built in have a colour, those of the company none; the word stands beside it either way. */
export function gradeLook(key: string): 'critical' | 'major' | 'minor' | 'line' {
  return key === 'critical' || key === 'major' || key === 'minor' ? key : 'line';
}

export function AnswersCell({ openAnswers, lateAnswers }: Pick<AuditEntry, 'openAnswers' | 'lateAnswers'>) {
  const say = useSay();
  if (openAnswers === 0) return <EntryNone why={say(m.noneOpen)} />;
  return (
    <span className="inline-row">
      <span className="nowrap">{say(m.open, { n: openAnswers })}</span>
      {lateAnswers > 0 && <Badge look="critical">{say(m.late, { n: lateAnswers })}</Badge>}
    </span>
  );
}
