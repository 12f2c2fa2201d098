import { dueFilterMessages } from '@vigie/domain/messages/lists';
import { isOverdue } from '@vigie/domain/modules/actions/due-notices';
import type { ActionEntry } from '@vigie/domain/modules/actions/list';
import { todayHere } from '../../../platform/page/dates';
import { useSay } from '../../../platform/page/messages';
import { EntryNone } from '../../../platform/records/entry-marks';
import { formatDay } from '../../../ui/fields/day';
import { Icon } from '../../../ui/icons/icon';
import './entry-marks.css';

/** What is late says so with a drawing and a word. */
export function DueMark({ entry }: { entry: Pick<ActionEntry, 'status' | 'dueDate'> }) {
  const say = useSay();
  if (!entry.dueDate) return <EntryNone why={say(dueFilterMessages.undated)} />;
  const isLate = isOverdue(entry, todayHere());
  return (
    <span className={isLate ? 'inline-row nowrap entry-mark action-late' : 'inline-row nowrap entry-mark'}>
      {isLate && <Icon name="alert" />}
      <time dateTime={entry.dueDate}>{formatDay(entry.dueDate)}</time>
      {isLate && say(dueFilterMessages.overdue)}
    </span>
  );
}
