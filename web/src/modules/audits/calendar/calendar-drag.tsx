import { calendarDragMessages as m } from '@vigie/domain/modules/audits/calendar/page-messages';
import { type ReactNode, useRef, useState } from 'react';
import { useSay } from '../../../platform/page/messages';
import { DragArea } from '../../../ui/drag/drag-area';
import type { CalendarEntry } from './entry';

interface CalendarDragProps {
  entries: readonly CalendarEntry[];
  disabled: boolean;
  /** A day or a month in words. */
  labelOf: (place: string) => string;
  /** From the place that the audit was taken by to the one where it was let go. */
  onDrop: (entry: CalendarEntry, from: string, to: string) => void;
  children: (over: string | null) => ReactNode;
}

/** Audits of a calendar, dragged from one day or month to another. */
export function CalendarDrag({ entries, disabled, labelOf, onDrop, children }: CalendarDragProps) {
  const say = useSay();
  const [held, setHeld] = useState<CalendarEntry | null>(null);
  const [over, setOver] = useState<string | null>(null);
  // Keys come faster than the calendar is drawn.
  const taken = useRef<{ readonly entry: CalendarEntry; from: string | null } | null>(null);
  const hold = (entry: CalendarEntry | undefined) => {
    taken.current = entry ? { entry, from: null } : null;
    setHeld(entry ?? null);
    setOver(null);
  };
  const isElsewhere = (place: string | null): place is string => place !== null && place !== taken.current?.from;
  return (
    <DragArea
      disabled={disabled}
      texts={{
        instructions: say(m.instructions),
        lifted: (id) => say(m.lifted, { id }),
        over: (id, place) => (isElsewhere(place) ? say(m.over, { id, place: labelOf(place) }) : undefined),
        dropped: (id, place) =>
          isElsewhere(place) ? say(m.dropped, { id, place: labelOf(place) }) : say(m.cancelled, { id }),
        cancelled: (id) => say(m.cancelled, { id }),
      }}
      onLift={(id) => hold(entries.find((entry) => entry.id === id))}
      onOver={(place) => {
        // An audit of several days is taken by the one under the pointer.
        if (taken.current) taken.current.from ??= place;
        setOver(place);
      }}
      onDrop={(_id, place) => {
        const { entry, from } = taken.current ?? {};
        const isMoved = isElsewhere(place);
        hold(undefined);
        if (entry && from && isMoved) onDrop(entry, from, place);
      }}
      onCancel={() => hold(undefined)}
      picture={
        held && (
          <div className="rounded-sm text-13 clip cal-bar cal-carried">
            {held.id} {held.title}
          </div>
        )
      }
    >
      {children(held ? over : null)}
    </DragArea>
  );
}
