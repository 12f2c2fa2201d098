import type { Endpoint } from '@vigie/domain/kernel/http/endpoint';
import type { Assignment } from '@vigie/domain/kernel/listing';
import { type ActionEntry, actionListEndpoints } from '@vigie/domain/modules/actions/public';
import { type CaseEntry, caseListEndpoints, type Kind } from '@vigie/domain/modules/cases/public';
import { type FigurePart, mostOfAWork } from '@vigie/domain/modules/overview/contract';
import { addressOfList, type CountedList } from '@vigie/domain/modules/overview/works';
import { type InboxEntry, reportListEndpoints } from '@vigie/domain/modules/reports/public';
import type { Context } from '../../platform/context';
import type { Reader } from '../../platform/database/tx';
import type { EntryFilter } from '../../platform/lists/entry-list';
import type { FoundKind, WaitingRecord } from '../../platform/records/record-kinds';
import { servedActions } from '../actions/public';
import { listAlerts } from '../alerts/public';
import { servedCases } from '../cases/public';
import { type AskedQuery, filterOfPeople, type ServedList } from '../records/public';
import { servedReports } from '../reports/public';

/** The asking user, and whose records count as theirs or their team's. */
export interface Asker {
  readonly context: Context;
  readonly today: string;
  /** Null for everyone. */
  readonly team: readonly number[] | null;
}

/** As many as are put in order; more of one sort stand in its list. */
const mostRead = 40;

function peopleOf({ context, team }: Asker, assigned: Assignment): readonly number[] | null {
  if (assigned === 'everyone') return null;
  return assigned === 'team' ? team : [context.actor.userId ?? -1];
}

/** What the list itself would be asked: the query of a figure's address, read by the schema of the list. */
function filterOf<Filter extends EntryFilter>(
  asker: Asker,
  list: Endpoint,
  served: ServedList & { readonly entries: { count(reader: Reader, filter: Filter): Promise<number> } },
  query: CountedList['query'],
): Filter {
  const asked = list.query?.parse({ ...query, today: asker.today }) as AskedQuery;
  return filterOfPeople(asker.context, asked, served, peopleOf(asker, asked.assigned));
}

const one = (asked: CountedList, total: number): FigurePart[] => [
  { kind: null, total, address: addressOfList(asked, null) },
];

/** What is grave comes before what is merely near, and so must not be missed behind it. */
function together<Entry extends { readonly id: string }>(grave: readonly Entry[], others: readonly Entry[]): Entry[] {
  return [...new Map([...grave, ...others].map((entry) => [entry.id, entry])).values()];
}

export interface Found<Entry> {
  readonly parts: FigurePart[];
  readonly entries: Entry[];
}

export async function findReports(reader: Reader, asker: Asker, asked: CountedList): Promise<Found<InboxEntry>> {
  const filter = filterOf(asker, reportListEndpoints.listReports, servedReports, asked.query);
  const { count, first } = servedReports.entries;
  const [total, grave, oldest] = await Promise.all([
    count(reader, filter),
    first(reader, { ...filter, severity: ['high'] }, 'id', mostOfAWork),
    first(reader, filter, 'id', mostRead),
  ]);
  return { parts: one(asked, total), entries: together(grave, oldest) };
}

export async function findCases(reader: Reader, asker: Asker, asked: CountedList): Promise<Found<CaseEntry>> {
  // Of all kinds at once, though each has a list of its own.
  const ofKind = { ...asked.query, kind: 'nonConformity' };
  const filter = { ...filterOf(asker, caseListEndpoints.listCases, servedCases, ofKind), kind: undefined };
  const { countBy, first } = servedCases.entries;
  const [counted, grave, nearest] = await Promise.all([
    countBy(reader, filter, 'kind'),
    first(reader, { ...filter, criticality: ['Critical'] }, 'dueDate', mostOfAWork),
    first(reader, filter, 'dueDate', mostRead),
  ]);
  // Where there is none, the list of one kind says so.
  const found: { kind: string; total: number }[] = counted.length > 0 ? counted : [{ kind: 'nonConformity', total: 0 }];
  const parts = found.map(({ kind, total }) => ({
    kind: kind as Kind,
    total,
    address: addressOfList(asked, kind as Kind),
  }));
  return {
    parts: parts.sort((a, b) => b.total - a.total || a.kind.localeCompare(b.kind)),
    entries: together(grave, nearest),
  };
}

export async function findActions(reader: Reader, asker: Asker, asked: CountedList): Promise<Found<ActionEntry>> {
  const filter = filterOf(asker, actionListEndpoints.listActions, servedActions, asked.query);
  const { count, first } = servedActions.entries;
  const [total, grave, nearest] = await Promise.all([
    count(reader, filter),
    first(reader, { ...filter, priority: ['high'] }, 'dueDate', mostOfAWork),
    first(reader, filter, 'dueDate', mostRead),
  ]);
  return { parts: one(asked, total), entries: together(grave, nearest) };
}

/** A kind that this module knows nothing of. */
export async function findOfKind(
  reader: Reader,
  asker: Asker,
  asked: CountedList,
  findWaiting: NonNullable<FoundKind['findWaiting']>,
): Promise<Found<WaitingRecord>> {
  const { total, records } = await findWaiting(reader, {
    context: asker.context,
    today: asker.today,
    query: asked.query,
    peopleOf: (assigned) => peopleOf(asker, assigned),
    limit: mostRead,
  });
  return { parts: one(asked, total), entries: [...records] };
}

export async function findAlerts(reader: Reader, { context: { actor } }: Asker, asked: CountedList) {
  const page = { page: 1, box: 'inbox', state: 'unread' } as const;
  const { total, items } = await listAlerts(reader, actor.companyId, actor.userId ?? -1, page);
  return { parts: one(asked, total), entries: items };
}
