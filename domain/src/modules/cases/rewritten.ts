import type { RecordedEvent } from '../../kernel/audit-event';

const isEmpty = (value: unknown) => value === null || value === '' || value === undefined;

const isState = (field: string) => field === 'status' || field.endsWith('.mark');

/** The data whose first value was replaced later: what an inspector asks of a printed record (Annex 11, 8.2). */
export function rewrittenFields(events: readonly RecordedEvent[]): readonly string[] {
  const fields = events.flatMap(({ changes }) =>
    changes.filter(({ field, from }) => !isState(field) && !isEmpty(from)).map(({ field }) => field),
  );
  return [...new Set(fields)].sort();
}
