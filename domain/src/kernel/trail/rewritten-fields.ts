import type { RecordedEvent } from './audit-event';

const isEmpty = (value: unknown) => value === null || value === '' || value === undefined;

const isState = (field: string) => field === 'status' || field.endsWith('.mark');

/** The data whose first value this event replaced: what an inspector asks of a printed record (Annex 11, 8.2). */
export function fieldsRewrittenBy({ changes }: Pick<RecordedEvent, 'changes'>): readonly string[] {
  return changes.filter(({ field, from }) => !isState(field) && !isEmpty(from)).map(({ field }) => field);
}
