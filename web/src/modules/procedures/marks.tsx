import { copyStatusMessages } from '@vigie/domain/modules/procedures/copies/messages';
import type { CopyStatus } from '@vigie/domain/modules/procedures/copies/workflow';
import { procedurePagesMessages as p } from '@vigie/domain/modules/procedures/pages/messages';
import { procedureStatusMessages } from '@vigie/domain/modules/procedures/procedures/messages';
import { reviewUrgency } from '@vigie/domain/modules/procedures/procedures/procedure';
import type { ProcedureStatus } from '@vigie/domain/modules/procedures/procedures/workflow';
import { versionStatusMessages } from '@vigie/domain/modules/procedures/versions/messages';
import type { VersionStatus } from '@vigie/domain/modules/procedures/versions/workflow';
import { todayHere } from '../../platform/page/dates';
import { useSay } from '../../platform/page/messages';
import { formatDay } from '../../ui/fields/day';
import { Status } from '../../ui/icons/status';

const procedureLooks = { draft: 'waiting', active: 'good', retired: 'off' } as const;
const versionLooks = {
  draft: 'waiting',
  in_review: 'waiting',
  in_approval: 'waiting',
  approved: 'good',
  effective: 'good',
  superseded: 'off',
  retired: 'off',
  discarded: 'off',
} as const;
const copyLooks = { issued: 'good', to_collect: 'waiting', collected: 'off', lost: 'off', expired: 'off' } as const;

export function ProcedureState({ status }: { status: ProcedureStatus }) {
  const say = useSay();
  return <Status kind={procedureLooks[status]}>{say(procedureStatusMessages[status])}</Status>;
}

export function VersionState({ status }: { status: VersionStatus }) {
  const say = useSay();
  return <Status kind={versionLooks[status]}>{say(versionStatusMessages[status])}</Status>;
}

export function CopyState({ status }: { status: CopyStatus }) {
  const say = useSay();
  return <Status kind={copyLooks[status]}>{say(copyStatusMessages[status])}</Status>;
}

/** When the review is due, and that it is late or soon. */
export function ReviewDay({ dueOn }: { dueOn: string | null }) {
  const say = useSay();
  if (dueOn === null) return null;
  const urgency = reviewUrgency(dueOn, todayHere());
  return (
    <span className="nowrap">
      {formatDay(dueOn)}
      {urgency && <span className={urgency === 'late' ? 'small strong' : 'small muted'}> {say(p[urgency])}</span>}
    </span>
  );
}
