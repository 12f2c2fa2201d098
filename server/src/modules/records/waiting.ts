import type { Endpoint } from '@vigie/domain/kernel/http/endpoint';
import type { FoundKind, WaitingRecord } from '../../platform/records/record-kinds';
import { type AskedQuery, filterOfPeople, type ServedList } from './list-handlers';

/** Asks a list what it would be asked by the address of a figure, read by the schema of the list. */
export function waitingIn<Entry>(
  list: Endpoint,
  served: ServedList,
  order: string,
  recordOf: (entry: Entry) => WaitingRecord,
): NonNullable<FoundKind['findWaiting']> {
  return async (reader, { context, today, query, peopleOf, limit }) => {
    const asked = list.query?.parse({ ...query, today }) as AskedQuery;
    const filter = filterOfPeople(context, asked, served, peopleOf(asked.assigned));
    const [total, entries] = await Promise.all([
      served.entries.count(reader, filter),
      served.entries.first(reader, filter, order, limit),
    ]);
    return { total, records: (entries as Entry[]).map(recordOf) };
  };
}
