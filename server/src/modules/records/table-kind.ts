import type { Endpoint } from '@vigie/domain/kernel/http/endpoint';
import { type Actor, companyRoles } from '@vigie/domain/kernel/identity/actor';
import type { RecordList } from '@vigie/domain/kernel/records/record-list';
import { invalidField, Refusal } from '@vigie/domain/kernel/refusal';
import type { SigningCredentials } from '@vigie/domain/kernel/trail/signature';
import { hasEnded, type Objection, type Workflow } from '@vigie/domain/kernel/workflow';
import type { Attachment } from '@vigie/domain/modules/attachments/public';
import { recordMessages } from '@vigie/domain/modules/records/messages';
import { type EndpointNames, listEndpoints } from '@vigie/domain/modules/records/public';
import type { Context } from '../../platform/context';
import type { Reader, Tx } from '../../platform/database/tx';
import type { Call, Handlers } from '../../platform/http/call';
import type { Platform } from '../../platform/platform';
import type { FoundKind, WaitingRecord } from '../../platform/records/record-kinds';
import type { FieldValues, RecordTable, TableRecord } from '../../platform/records/record-table';
import { type TableFilters, tableEntries } from '../../platform/records/table-entries';
import { verifiedTable } from '../../platform/records/verified-table';
import { initialState, type NewState, transition, transitionIn } from '../../platform/transition';
import { findUser } from '../accounts/public';
import { filesOf, imagesAndDocuments, listAttached } from '../attachments/public';
import { notify } from '../notifications/public';
import { listHandlers, type ServedList } from './list-handlers';
import { recordHandlers } from './record-handlers';
import type { ServerKind } from './server-kind';
import { waitingIn } from './waiting';

/** A kind whose records stand in a table of their own: what it adds to the declarations of table, list and workflow. */
export interface TableKind<
  Name extends string,
  Item extends TableRecord & Ruled,
  Action extends string,
  RoleOn extends string,
  Ruled,
  Facts,
> {
  readonly names: EndpointNames<Name>;
  readonly table: RecordTable<Item>;
  // biome-ignore lint/suspicious/noExplicitAny: see `ServedList`.
  readonly list: RecordList<any, any, any, any, any, any, any, any, any>;
  readonly workflow: Workflow<Item['status'], Action, RoleOn, Ruled, Facts>;
  /** What its guards look at. */
  readonly facts: (tx: Tx, item: Item) => Promise<Facts>;
  /** Who may change its fields and its files; one that has ended is changed no longer. */
  readonly changeObjection: (item: Item, actor: Actor) => Objection | null;
  /** Who hears of what is said or done about it. */
  readonly concerned: (item: Item) => readonly (number | null)[];
  /** Who hears of a step, where others than those concerned do. */
  readonly recipients?: (tx: Tx, item: Item, notice: string) => Promise<readonly (number | null)[]>;
  readonly maxFiles: number;
  /** Whether a change says why; by default, in every state but those in which records are created. */
  readonly changesNeedReason?: boolean;
  /** What a step writes beside the state. */
  readonly written?: (action: Action, reason: string | undefined) => FieldValues<Item>;
  readonly filtered?: TableFilters;
  /** Its records that another one came from or is named by. */
  readonly findRelated?: FoundKind['findRelated'];
  /** Whether alerts point to its records; they do unless the kind says otherwise. */
  readonly isLinkable?: boolean;
}

interface Move<Action> {
  readonly id: string;
  readonly version: number;
  readonly action: Action;
  readonly reason?: string | undefined;
  readonly credentials?: SigningCredentials | undefined;
}

/** How a record begins, where that is not its first state with the values as they came. */
interface Begun<Item extends TableRecord> {
  readonly state?: Item['status'];
  readonly values?: FieldValues<Item>;
}

type Detail<Item> = Item & { readonly attachments: Attachment[] };

/** What can be done to the records of a kind, each in a transaction of its own. */
export function tableKind<
  Name extends string,
  Item extends TableRecord & Ruled,
  Action extends string,
  RoleOn extends string,
  Ruled,
  Facts,
>(plan: TableKind<Name, Item, Action, RoleOn, Ruled, Facts>) {
  const { names, table, workflow, list } = plan;
  const { declared } = table;
  const { kind } = declared;
  type Asked = Omit<Move<Action>, 'action'> & { readonly values: FieldValues<Item> };
  const titleOf = (item: Item) => String(item[declared.title as keyof Item]);

  async function lockForChange(tx: Tx, id: string): Promise<Item> {
    const item = await table.lock(tx, id);
    if (!item) throw new Refusal('not_found');
    const objection = plan.changeObjection(item, tx.context.actor);
    if (objection) throw new Refusal(objection.code ?? 'objection', objection);
    if (hasEnded(workflow, item.status)) throw new Refusal('wrong_state', { message: recordMessages.hasEnded });
    return item;
  }

  /** R03: what others may have read already is changed with a reason. */
  function reasonFor({ status }: Item, given: string | undefined, place: 'query' | 'body'): string | null {
    const isNeeded = plan.changesNeedReason ?? !workflow.initial.includes(status);
    if (given || !isNeeded) return given ?? null;
    throw new Refusal('invalid', { fields: [{ loc: [place, 'reason'], message: workflow.refusals.reasonMissing }] });
  }

  async function refuseStrangers(tx: Tx, values: FieldValues<Item>): Promise<void> {
    for (const field of Object.values(declared.people)) {
      const id = (values as Readonly<Record<string, unknown>>)[field];
      if (typeof id !== 'number') continue;
      const user = await findUser(tx, tx.context.actor.companyId, id);
      if (user?.state !== 'active') throw invalidField(field, recordMessages.personUnknown);
    }
  }

  async function detailOf(reader: Reader, item: Item): Promise<Detail<Item>> {
    const owner = { record: kind.name, recordId: item.id };
    return { ...item, attachments: await listAttached(reader, item.companyId, owner) };
  }

  const serverKind: ServerKind<Name, Item> = {
    kind,
    names,
    table: declared.table,
    read: table.read,
    summaryOf: titleOf,
    readersOf: () => ({ roles: companyRoles, andId: -1 }),
    comments: {
      lock: async (tx, id) => {
        const item = await table.lock(tx, id);
        if (!item) throw new Refusal('not_found');
        return item;
      },
      concerned: (_tx, item) => plan.concerned(item),
    },
    files: {
      accepted: imagesAndDocuments,
      most: plan.maxFiles,
      lock: lockForChange,
      reasonFor: (_tx, item, given, place) => reasonFor(item, given, place),
      changed: table.touch,
    },
  };

  const served: ServedList = {
    list,
    entries: tableEntries(table, list, plan.filtered),
    sheetOf: () => ({ list: kind.name, title: kind.plural, fileName: `${kind.name}s` }),
  };

  const listCall = listEndpoints(list)[`list${list.several}`] as unknown as Endpoint;
  const waitingRecordOf = (item: Item): WaitingRecord => {
    const fields = item as unknown as Readonly<Record<string, string | null | undefined>>;
    const person = Object.keys(declared.people).find((name) => declared.people[name] === declared.owner);
    return {
      id: item.id,
      title: titleOf(item),
      person: (person && fields[person]) || '',
      dueDate: fields.dueDate ?? null,
      since: item.createdAt,
    };
  };
  const found: FoundKind = {
    kind,
    findTitles: (reader, { actor }, ids) => table.titles.findTitles(reader, actor.companyId, ids),
    search: (reader, { actor }, search, limit) => table.titles.search(reader, actor.companyId, search, limit),
    findWaiting: waitingIn(listCall, served, 'id', waitingRecordOf),
    ...(plan.findRelated && { findRelated: plan.findRelated }),
    isLinkable: plan.isLinkable ?? true,
  };

  /** `prepare` refuses, or says in which state and with which values it begins; `after` is what follows in the transaction. */
  function create(
    { database }: Platform,
    context: Context,
    values: FieldValues<Item>,
    prepare?: (tx: Tx) => Promise<Begun<Item> | undefined>,
    after?: (tx: Tx, item: Item) => Promise<void>,
  ): Promise<Detail<Item>> {
    return database.transaction(context, async (tx) => {
      const begun = (await prepare?.(tx)) ?? {};
      const item = await createIn(tx, { ...begun, values: begun.values ?? values });
      await after?.(tx, item);
      return detailOf(tx, item);
    });
  }

  /** The same as part of a transaction that is open already. */
  async function createIn(
    tx: Tx,
    { state, values }: Begun<Item> & { readonly values: FieldValues<Item> },
  ): Promise<Item> {
    await refuseStrangers(tx, values);
    const first = state ?? workflow.initial[0];
    if (first === undefined) throw new Error(`no ${kind.name} can be created`);
    return table.create(tx, initialState(workflow, first as never), values);
  }

  function get({ database }: Platform, context: Context, id: string): Promise<Detail<Item>> {
    return database.read(context, async (reader) => detailOf(reader, await table.read(reader, context, id)));
  }

  function change(
    { database }: Platform,
    context: Context,
    asked: Asked,
    check?: (tx: Tx, before: Item) => Promise<void>,
  ): Promise<Detail<Item>> {
    return database.transaction(context, (tx) => changeIn(tx, asked, check));
  }

  /** The same as part of a transaction that is open already. */
  async function changeIn(
    tx: Tx,
    { id, version, reason, values }: Asked,
    check?: (tx: Tx, before: Item) => Promise<void>,
  ): Promise<Detail<Item>> {
    const item = await lockForChange(tx, id);
    if (item.version !== version) throw new Refusal('stale_version');
    const why = reasonFor(item, reason, 'body');
    await refuseStrangers(tx, values);
    await check?.(tx, item);
    return detailOf(tx, await table.change(tx, item, values, why));
  }

  async function move(platform: Platform, context: Context, asked: Move<Action>): Promise<Detail<Item>> {
    await transition(platform, context, planOf(asked));
    return get(platform, context, asked.id);
  }

  /** The same as part of a transaction that is open already, whatever its caller has seen of the record. */
  function moveIn(
    tx: Tx,
    asked: Omit<Move<Action>, 'version' | 'credentials'>,
    values: FieldValues<Item> = {},
  ): Promise<Item> {
    return transitionIn(tx, planOf(asked, values));
  }

  function planOf(
    asked: Omit<Move<Action>, 'version'> & { readonly version?: number },
    values: FieldValues<Item> = {},
  ) {
    const { id } = asked;
    return {
      workflow,
      action: asked.action,
      recordId: id,
      expectedVersion: asked.version,
      stateField: 'status',
      reason: asked.reason,
      credentials: asked.credentials,
      lock: (tx: Tx) => table.lock(tx, id),
      facts: plan.facts,
      write: (tx: Tx, item: Item, status: NewState<Item['status']>) =>
        table.saveState(tx, item, status, { ...plan.written?.(asked.action, asked.reason), ...values }),
      content: table.auditedFields,
      notify: async (tx: Tx, item: Item, notice: string | null) => {
        if (notice === null) return;
        const people = (await plan.recipients?.(tx, item, notice)) ?? plan.concerned(item);
        await notify(tx, { type: notice, recordId: id, summary: titleOf(item), address: kind.address(id) }, people);
      },
    };
  }

  /** Answers for the endpoints of `recordContract`. */
  function handlers<Endpoints extends Readonly<Record<string, Endpoint>>>(
    platform: Platform,
    endpoints: Endpoints,
  ): Handlers<Endpoints> {
    const { name } = names;
    const own = {
      [`create${name}`]: ({ context, body }: Call<Endpoint>) => create(platform, context, body as never),
      [`get${name}`]: ({ context, params }: Call<Endpoint>) => get(platform, context, idIn(params)),
      [`change${name}`]: ({ context, params, ifMatch, body }: Call<Endpoint>) => {
        const { reason, ...values } = body as { reason?: string };
        return change(platform, context, { id: idIn(params), version: ifMatch, reason, values: values as never });
      },
      [`move${name}`]: ({ context, params, ifMatch, body }: Call<Endpoint>) =>
        move(platform, context, { ...(body as Omit<Move<Action>, 'id'>), id: idIn(params), version: ifMatch }),
      ...recordHandlers(platform, serverKind),
      ...listHandlers(platform, endpoints, served),
    };
    return own as unknown as Handlers<Endpoints>;
  }

  const verified = verifiedTable(table, [filesOf(kind.name)]);

  return {
    ...plan,
    serverKind,
    served,
    found,
    detailOf,
    create,
    createIn,
    get,
    change,
    changeIn,
    move,
    moveIn,
    handlers,
    verified,
  };
}

const idIn = (params: unknown): string => (params as { readonly id: string }).id;
