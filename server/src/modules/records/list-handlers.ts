import type { Endpoint } from '@vigie/domain/kernel/http/endpoint';
import type { Actor } from '@vigie/domain/kernel/identity/actor';
import { type Assignment, type BulkOutcome, pageCountOf } from '@vigie/domain/kernel/listing';
import { type Message, say } from '@vigie/domain/kernel/message';
import type { ListColumn, RecordList } from '@vigie/domain/kernel/records/record-list';
import type { Json } from '@vigie/domain/kernel/trail/canonical-json';
import { changeEach } from '../../platform/bulk';
import type { Context } from '../../platform/context';
import type { Reader, Tx } from '../../platform/database/tx';
import { exportList, maxExported } from '../../platform/documents/list-export';
import type { Cell } from '../../platform/documents/spreadsheet';
import type { Call, FileAnswer, Handlers } from '../../platform/http/call';
import type { EntryFilter, entryList } from '../../platform/lists/entry-list';
import type { Platform } from '../../platform/platform';
import { listAssigned } from '../accounts/public';

/** A list's query as its entries are asked: with who asks in place of whose records they want. */
export type FilterOf<Query> = EntryFilter & Omit<Query, 'assigned' | 'today' | 'page' | 'sort' | 'direction'>;

export interface AskedQuery {
  readonly assigned: Assignment;
  readonly today?: string | undefined;
  readonly search: string;
}
interface OrderedQuery extends AskedQuery {
  readonly sort: string;
  readonly direction: 'asc' | 'desc';
}

/**
 * What the server adds to the declaration of a list. What a list is filtered by and what its entries hold is its own affair;
 * its endpoints check both.
 */
export interface ServedList {
  // biome-ignore lint/suspicious/noExplicitAny: see above.
  readonly list: RecordList<any, any, any, any, any, any, any, any, any>;
  // biome-ignore lint/suspicious/noExplicitAny: see above.
  readonly entries: ReturnType<typeof entryList<any, any, any, any>>;
  /** What its conditions need to know of the person who asks. */
  readonly readerOf?: (actor: Actor) => object;
  /** What the spreadsheet is called, and the list in the trail. */
  // biome-ignore lint/suspicious/noExplicitAny: see above.
  readonly sheetOf: (filter: any) => { readonly list: string; readonly title: Message; readonly fileName: string };
  /** Changes one of several records, in a transaction of its own. */
  // biome-ignore lint/suspicious/noExplicitAny: see above.
  readonly change?: (tx: Tx, id: string, changes: any) => Promise<unknown>;
}

/** The answers to the calls that `listEndpoints` has made of the same list. */
export function listHandlers<Endpoints extends Readonly<Record<string, Endpoint>>>(
  platform: Platform,
  endpoints: Endpoints,
  served: ServedList,
): Handlers<Endpoints> {
  const { one, several } = served.list;
  const handlers = {
    [`list${several}`]: ({ context, query }: Call<Endpoint>) => listPage(platform, context, served, query as never),
    [`get${one}Board`]: ({ context, query }: Call<Endpoint>) => listBoard(platform, context, served, query as never),
    [`export${several}`]: ({ context, query }: Call<Endpoint>) =>
      exportEntries(platform, context, served, query as never),
    [`change${several}`]: ({ context, body }: Call<Endpoint>) =>
      changeSeveral(platform, context, served, body as never),
  };
  const wanted = Object.entries(handlers).filter(([name]) => name in endpoints);
  return Object.fromEntries(wanted) as unknown as Handlers<Endpoints>;
}

/** As of today for the reader. */
export async function filterFor<Filter extends EntryFilter>(
  reader: Reader,
  context: Context,
  query: AskedQuery,
  served: Pick<ServedList, 'readerOf'>,
): Promise<Filter> {
  return filterOfPeople(context, query, served, await listAssigned(reader, context.actor, query.assigned));
}

/** For callers that know already whose records are wanted; null for everyone's. */
export function filterOfPeople<Filter extends EntryFilter>(
  { actor }: Context,
  { assigned: _, today, ...query }: AskedQuery,
  { readerOf }: Pick<ServedList, 'readerOf'>,
  people: readonly number[] | null,
): Filter {
  return {
    ...query,
    companyId: actor.companyId,
    userId: actor.userId ?? -1,
    people,
    today: today ?? new Date().toISOString().slice(0, 10),
    ...readerOf?.(actor),
  } as unknown as Filter;
}

async function listPage(
  { database }: Platform,
  context: Context,
  served: ServedList,
  { page, sort, direction, ...query }: OrderedQuery & { readonly page: number },
) {
  const filter = await filterFor(database.readerFor(context), context, query, served);
  const { key, ask } = served.entries.page(filter, { sort, direction }, page);
  return database.readOnce(context, {
    key,
    ask: async (reader) => {
      const found = await ask(reader);
      return { ...found, page, pageCount: pageCountOf(found.total) };
    },
  });
}

async function listBoard({ database }: Platform, context: Context, served: ServedList, query: AskedQuery) {
  const filter = await filterFor(database.readerFor(context), context, query, served);
  return database.readOnce(context, {
    key: served.entries.boardKey(filter),
    ask: (reader) => readBoard(reader, served, filter),
  });
}

/** A column for each status, in the order of a record's life; an unknown status comes last. */
async function readBoard(reader: Reader, { entries, list }: ServedList, filter: EntryFilter) {
  const states = list.board?.states ?? [];
  // Together, in one round trip.
  const [counted, cards] = await Promise.all([
    entries.countByStatus(reader, filter),
    entries.cards(reader, filter, states),
  ]);
  const totals = new Map(counted.map(({ status, total }) => [status, total]));
  const others = [...totals.keys()].filter((status) => !states.includes(status));
  const further = others.length > 0 ? await entries.cards(reader, filter, others) : cards;
  const columns = [...states, ...others].map((status) => ({
    status,
    total: totals.get(status) ?? 0,
    items: cards.get(status) ?? further.get(status) ?? [],
  }));
  return { columns };
}

async function exportEntries(
  platform: Platform,
  context: Context,
  served: ServedList,
  { sort, direction, ids: chosen, ...query }: OrderedQuery & { readonly ids?: string | undefined },
): Promise<FileAnswer> {
  const { entries, list, sheetOf } = served;
  const { filter, ids } = await platform.database.read(context, async (reader) => {
    const asked = await filterFor<EntryFilter>(reader, context, query, served);
    const narrowed = { ...asked, ids: chosen ? chosen.split(',') : undefined };
    return { filter: asked, ids: await entries.ids(reader, narrowed, { sort, direction }, maxExported) };
  });
  const sheet = sheetOf(filter);
  const columns = (Object.entries(list.columns) as [string, ListColumn<unknown>][]).filter(([, { width }]) => width);
  return exportList(platform, context, {
    list: sheet.list,
    asked: { ...(query as unknown as Record<string, Json | undefined>), ids: chosen },
    fileName: `${sheet.fileName}-${filter.today}.xlsx`,
    sheet: say(context.style, sheet.title),
    columns: columns.map(([, { title, width = 0 }]) => ({ title: say(context.style, title), width })),
    ids,
    read: async (reader, part) => {
      const found: unknown[] = await entries.read(reader, context.actor.companyId, part);
      return found.map((entry) => columns.map(([name, column]) => cellOf(entry, name, column, context, filter.today)));
    },
  });
}

function cellOf(
  entry: unknown,
  name: string,
  { field, words, isDay, text }: ListColumn<unknown>,
  { style }: Context,
  today: string,
): Cell {
  if (text) {
    const said = text(entry, today);
    return said && say(style, said.message, said.values);
  }
  const value = (entry as Record<string, unknown>)[field ?? name] as string | number | null;
  if (value === null || value === undefined) return null;
  if (isDay) return { day: String(value).slice(0, 10) };
  const word = words?.[value];
  return word ? say(style, word) : value;
}

function changeSeveral(
  { database }: Platform,
  context: Context,
  { change }: ServedList,
  { ids, ...changes }: { readonly ids: readonly string[] },
): Promise<BulkOutcome> {
  return changeEach(database, context, ids, async (tx, id) => {
    await change?.(tx, id, changes);
  });
}
