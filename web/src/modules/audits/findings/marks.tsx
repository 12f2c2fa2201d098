import type { FindingEntry } from '@vigie/domain/modules/audits/findings/contract';
import { findingRepeatMessages, findingStatusMessages } from '@vigie/domain/modules/audits/findings/messages';
import type { FindingStatus } from '@vigie/domain/modules/audits/findings/workflow';
import { findingFormMessages as m } from '@vigie/domain/modules/audits/pages/finding-messages';
import { todayHere } from '../../../platform/page/dates';
import { useSay } from '../../../platform/page/messages';
import { formatDay } from '../../../ui/fields/day';
import { Badge } from '../../../ui/icons/badge';
import { Icon } from '../../../ui/icons/icon';
import { Status } from '../../../ui/icons/status';
import { gradeLook } from '../audits/marks';

const looks = {
  draft: 'waiting',
  awaiting_response: 'waiting',
  responded: 'waiting',
  accepted: 'good',
  closed: 'good',
  withdrawn: 'off',
} as const;

export function FindingState({ status }: { status: FindingStatus }) {
  const say = useSay();
  return <Status kind={looks[status]}>{say(findingStatusMessages[status])}</Status>;
}

/** As its audit calls the grade. */
export function GradeMark({ grade, gradeLabel }: Pick<FindingEntry, 'grade' | 'gradeLabel'>) {
  const say = useSay();
  if (!grade) return <span className="muted">{say(m.noGrade)}</span>;
  return <Badge look={gradeLook(grade)}>{gradeLabel ? say({ ...gradeLabel, mixed: 'page' }) : grade}</Badge>;
}

type Due = Pick<FindingEntry, 'dueOn' | 'status'>;

export const isLate = ({ dueOn, status }: Due, today = todayHere()) =>
  status === 'awaiting_response' && dueOn !== null && dueOn < today;

export function DueMark({ finding }: { finding: Due }) {
  const say = useSay();
  if (!finding.dueOn) return null;
  return (
    <span className="inline-row nowrap">
      <time dateTime={finding.dueOn}>{formatDay(finding.dueOn)}</time>
      {isLate(finding) && (
        <Badge look="critical">
          <Icon name="alert" />
          {say(m.dueLate)}
        </Badge>
      )}
    </span>
  );
}

/** Of what another audit had found before. */
export function RepeatMark() {
  const say = useSay();
  return (
    <span className="inline-row small muted nowrap">
      {' '}
      <Icon name="retry" />
      {say(findingRepeatMessages.repeat)}
    </span>
  );
}
