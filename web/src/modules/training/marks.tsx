import { trainingStatusMessages } from '@vigie/domain/modules/training/assignments/messages';
import type { TrainingStatus } from '@vigie/domain/modules/training/assignments/workflow';
import { learnMessages as m } from '@vigie/domain/modules/training/pages/messages';
import { todayHere } from '../../platform/page/dates';
import { useSay } from '../../platform/page/messages';
import { formatDay } from '../../ui/fields/day';
import { Status } from '../../ui/icons/status';

const looks = {
  assigned: 'waiting',
  to_assess: 'waiting',
  failed: 'waiting',
  completed: 'good',
  waived: 'good',
  cancelled: 'off',
} as const;

export function TrainingState({ status }: { status: TrainingStatus }) {
  const say = useSay();
  return <Status kind={looks[status]}>{say(trainingStatusMessages[status])}</Status>;
}

const open: readonly TrainingStatus[] = ['assigned', 'to_assess', 'failed'];

/** When it is due, and that it is late as long as it is open. */
export function DueDay({ dueDate, status }: { dueDate: string; status: TrainingStatus }) {
  const say = useSay();
  const isLate = open.includes(status) && dueDate < todayHere();
  return (
    <span className="nowrap">
      {formatDay(dueDate)}
      {isLate && <span className="small strong"> {say(m.late)}</span>}
    </span>
  );
}
