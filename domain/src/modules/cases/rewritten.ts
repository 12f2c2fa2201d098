import type { RecordedEvent } from '../../kernel/audit-event';

const isEmpty = (value: unknown) => value === null || value === '' || value === undefined;

/** The fields whose first value was replaced later: what an inspector asks of a printed record (Annex 11, 8.2). */
export function rewrittenFields(events: readonly RecordedEvent[]): readonly string[] {
  const fields = events.flatMap(({ changes }) =>
    changes.filter(({ from }) => !isEmpty(from)).map(({ field }) => field),
  );
  return [...new Set(fields)].sort();
}
