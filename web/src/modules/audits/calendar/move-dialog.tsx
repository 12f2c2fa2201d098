import { addDays, daysBetween } from '@vigie/domain/kernel/day';
import { generalMessages, reasonMessages } from '@vigie/domain/messages/shell/shell';
import { calendarMoveMessages as m } from '@vigie/domain/modules/audits/calendar/page-messages';
import { useState } from 'react';
import { DayField } from '../../../platform/page/day-field';
import { useForm } from '../../../platform/page/form';
import { type Say, useSay } from '../../../platform/page/messages';
import { FormDialog } from '../../../platform/records/form-dialog';
import { formatDay } from '../../../ui/fields/day';
import { TextArea } from '../../../ui/fields/text-area';
import { notify } from '../../../ui/overlays/toast';
import type { CalendarEntry } from './entry';
import type { Span } from './weeks';

interface Moved extends Span {
  readonly reason: string;
}

interface MoveDialogProps {
  entry: CalendarEntry;
  /** Where it was dragged. */
  proposed?: Span | undefined;
  onMove: (entry: CalendarEntry, to: Moved) => Promise<unknown>;
  onClose: () => void;
}

/** Other days for an audit, and why: what dragging asks for, and all of it without dragging. */
export default function MoveDialog({ entry, proposed, onMove, onClose }: MoveDialogProps) {
  const say = useSay();
  const { id, title, from, until } = entry;
  const [values, setValues] = useState<Moved>({ ...(proposed ?? { from, until }), reason: '' });
  const { field, busy, failure, form } = useForm<Moved>({
    values,
    onChange: setValues,
    check: (typed) => problemsIn(typed, entry, say),
    async submit(typed) {
      await onMove(entry, { ...typed, reason: typed.reason.trim() });
      notify.success(say(m.done, { id, day: formatDay(typed.from) }));
      onClose();
    },
  });
  const [length, setLength] = useState(() => daysBetween(from, until));
  const first = field('from');
  const last = field('until');
  return (
    <FormDialog
      title={say(m.title, { id })}
      submit={say(busy ? generalMessages.saving : m.submit)}
      busy={busy}
      failure={failure}
      form={form}
      onClose={onClose}
    >
      <p className="breaks">{title}</p>
      <p className="note">{say(m.wasOn, { from: formatDay(from), until: formatDay(until) })}</p>
      <div className="grid-2">
        <DayField
          {...first}
          label={say(m.from)}
          required
          onChange={(day) => {
            first.onChange(day);
            // The audit keeps its length.
            if (day) setValues((typed) => ({ ...typed, until: addDays(day, length) }));
          }}
        />
        <DayField
          {...last}
          label={say(m.until)}
          required
          onChange={(day) => {
            last.onChange(day);
            if (day && values.from) setLength(Math.max(0, daysBetween(values.from, day)));
          }}
        />
      </div>
      <TextArea
        {...field('reason')}
        label={say(reasonMessages.reason)}
        required
        rows={3}
        maxLength={1000}
        autoFocus={proposed !== undefined}
      />
    </FormDialog>
  );
}

function problemsIn({ from, until, reason }: Moved, entry: Span, say: Say): Partial<Record<keyof Moved, string>> {
  if (!from) return { from: say(m.fromMissing) };
  if (!until) return { until: say(m.untilMissing) };
  if (until < from) return { until: say(m.untilBefore) };
  if (from === entry.from && until === entry.until) return { from: say(m.unchanged) };
  return reason.trim() ? {} : { reason: say(m.reasonMissing) };
}
