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
import type { FoundKind, RecordKinds, WaitingRecord } from '../../platform/records/record-kinds';
import { servedActions } from '../actions/public';
import { countUnread, listAlerts } from '../alerts/public';
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

const reportsOf = (asker: Asker, { query }: CountedList) =>
  filterOf(asker, reportListEndpoints.listReports, servedReports, query);

/** Of all kinds at once, though each has a list of its own. */
const casesOf = (asker: Asker, { query }: CountedList) => ({
  ...filterOf(asker, caseListEndpoints.listCases, servedCases, { ...query, kind: 'nonConformity' }),
  kind: undefined,
});

const actionsOf = (asker: Asker, { query }: CountedList) =>
  filterOf(asker, actionListEndpoints.listActions, servedActions, query);

export async function findReports(reader: Reader, asker: Asker, asked: CountedList): Promise<Found<InboxEntry>> {
  const filter = reportsOf(asker, asked);
  const { count, first } = servedReports.entries;
  const [total, grave, oldest] = await Promise.all([
    count(reader, filter),
    first(reader, { ...filter, severity: ['high'] }, 'id', mostOfAWork),
    first(reader, filter, 'id', mostRead),
  ]);
  return { parts: one(asked, total), entries: together(grave, oldest) };
}

type CountedKind = { readonly kind: string; readonly total: number };

function partsByKind(asked: CountedList, counted: readonly CountedKind[]) {
  return counted.map(({ kind, total }) => ({
    kind: kind as Kind,
    total,
    address: addressOfList(asked, kind as Kind),
  }));
}

export async function findCases(reader: Reader, asker: Asker, asked: CountedList): Promise<Found<CaseEntry>> {
  const filter = casesOf(asker, asked);
  const { countBy, first } = servedCases.entries;
  const [counted, grave, nearest] = await Promise.all([
    countBy(reader, filter, 'kind'),
    first(reader, { ...filter, criticality: ['Critical'] }, 'dueDate', mostOfAWork),
    first(reader, filter, 'dueDate', mostRead),
  ]);
  // Where there is none, the list of one kind says so.
  const found: CountedKind[] = counted.length > 0 ? counted : [{ kind: 'nonConformity', total: 0 }];
  return {
    parts: partsByKind(asked, found).sort((a, b) => b.total - a.total || a.kind.localeCompare(b.kind)),
    entries: together(grave, nearest),
  };
}

export async function findActions(reader: Reader, asker: Asker, asked: CountedList): Promise<Found<ActionEntry>> {
  const filter = actionsOf(asker, asked);
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
  limit = mostRead,
): Promise<Found<WaitingRecord>> {
  const { total, records } = await findWaiting(reader, {
    context: asker.context,
    today: asker.today,
    query: asked.query,
    peopleOf: (assigned) => peopleOf(asker, assigned),
    limit,
  });
  return { parts: one(asked, total), entries: [...records] };
}

export async function findAlerts(reader: Reader, { context: { actor } }: Asker, asked: CountedList) {
  const page = { page: 1, box: 'inbox', state: 'unread' } as const;
  const { total, items } = await listAlerts(reader, actor.companyId, actor.userId ?? -1, page);
  return { parts: one(asked, total), entries: items };
}

/** How many there are, without looking at any of them. */
export async function countParts(
  { all }: RecordKinds,
  reader: Reader,
  asker: Asker,
  asked: CountedList,
): Promise<FigurePart[]> {
  const { companyId, userId } = asker.context.actor;
  switch (asked.list) {
    case 'report':
      return one(asked, await servedReports.entries.count(reader, reportsOf(asker, asked)));
    case 'case':
      return partsByKind(asked, await servedCases.entries.countBy(reader, casesOf(asker, asked), 'kind'));
    case 'action':
      return one(asked, await servedActions.entries.count(reader, actionsOf(asker, asked)));
    case 'alert':
      return one(asked, await countUnread(reader, companyId, userId ?? -1));
    default: {
      const findWaiting = all.find(({ kind }) => kind.name === asked.list)?.findWaiting;
      return findWaiting ? (await findOfKind(reader, asker, asked, findWaiting, 0)).parts : [];
    }
  }
}
