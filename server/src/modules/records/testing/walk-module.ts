import type { QueryOf } from '@vigie/domain/kernel/http/endpoint';
import { companyRoles } from '@vigie/domain/kernel/identity/actor';
import { Refusal } from '@vigie/domain/kernel/refusal';
import { idWords, searchWords } from '@vigie/domain/kernel/search-words';
import { creation } from '@vigie/domain/kernel/trail/audit-event';
import { nextNumber, numbered } from '../../../platform/database/numbers';
import { sql } from '../../../platform/database/statement';
import type { Reader, Tx } from '../../../platform/database/tx';
import type { ServerModule } from '../../../platform/http/call';
import { entryList } from '../../../platform/lists/entry-list';
import type { Platform } from '../../../platform/platform';
import type { FoundKind } from '../../../platform/records/record-kinds';
import { matchesSearchWords, saveSearchWords } from '../../../platform/search/words';
import { initialState, type NewState, transition } from '../../../platform/transition';
import { listActiveIds } from '../../accounts/public';
import { imagesAndDocuments } from '../../attachments/public';
import { notify } from '../../notifications/public';
import { type FilterOf, listHandlers, recordHandlers, type ServedList, type ServerKind } from '../public';
import {
  type Walk,
  type WalkItem,
  type WalkStatus,
  walkKind,
  walkList,
  walkListEndpoints,
  walkNames,
  type walksEndpoints,
  walkWorkflow,
} from './walk-kind';

/** What the migration and the server of a small module add: how a walk is stored, read, locked and written. */

export const walkTables = `
  create table walks (
    company_id integer not null,
    id text collate "C" not null,
    number integer not null,
    status text not null,
    title text not null,
    owner_id integer not null,
    comment_count integer not null default 0,
    is_confidential boolean not null default false,
    version integer not null default 1,
    primary key (company_id, id),
    foreign key (company_id, owner_id) references users (company_id, id)
  );
  select protect_table('walks', 'walk');
  create table walk_totals (
    company_id integer not null,
    owner_id integer not null,
    status text not null,
    total integer not null,
    primary key (company_id, owner_id, status)
  );
  select protect_table('walk_totals', grants => 'select');
  select keep_totals('walks', 'walk_totals', array['owner_id', 'status'], unless => array['is_confidential']);`;

interface WalkRecord extends WalkItem {
  readonly id: string;
  readonly title: string;
  readonly owner: string;
  readonly comments: number;
  readonly version: number;
}

const rows = sql`select w.company_id as "companyId", w.id, w.status, w.title, w.owner_id as "ownerId",
    u.first_name || ' ' || u.last_name as owner, w.comment_count as comments, w.version
  from walks w join users u on u.company_id = w.company_id and u.id = w.owner_id`;

const findWalk = (reader: Reader, companyId: number, id: string) =>
  reader.find<WalkRecord>(sql`${rows} where w.company_id = ${companyId} and w.id = ${id}`);

const lockWalk = (tx: Tx, id: string) =>
  tx.find<WalkRecord>(sql`${rows} where w.company_id = ${tx.context.actor.companyId} and w.id = ${id} for update of w`);

async function found(walk: Promise<WalkRecord | null>): Promise<WalkRecord> {
  const record = await walk;
  if (!record) throw new Refusal('not_found');
  return record;
}

async function saveStatus(tx: Tx, walk: WalkRecord, status: NewState<WalkStatus>): Promise<WalkRecord> {
  await tx.query(sql`update walks set status = ${status}, version = version + 1
    where company_id = ${walk.companyId} and id = ${walk.id}`);
  return found(findWalk(tx, walk.companyId, walk.id));
}

const shown = ({ companyId: _company, ownerId: _owner, ...walk }: WalkRecord): Walk => walk;
const auditedFields = ({ status, title }: WalkRecord) => ({ status, title });

const walkServerKind: ServerKind<'Walk', WalkRecord> = {
  kind: walkKind,
  names: walkNames,
  read: (reader, { actor }, id) => found(findWalk(reader, actor.companyId, id)),
  summaryOf: ({ title }) => title,
  readersOf: ({ ownerId }) => ({ roles: companyRoles, andId: ownerId }),
  comments: {
    lock: (tx, id) => found(lockWalk(tx, id)),
    concerned: (_tx, { ownerId }) => [ownerId],
    count: async (tx, { companyId, id }) => {
      await tx.query(sql`update walks set comment_count = comment_count + 1
        where company_id = ${companyId} and id = ${id}`);
    },
  },
  files: {
    accepted: imagesAndDocuments,
    most: 5,
    lock: (tx, id) => found(lockWalk(tx, id)),
    reasonFor: (_tx, _walk, given) => given ?? null,
    changed: async (_tx, { version }) => version,
  },
};

const walkEntries = entryList<
  FilterOf<QueryOf<(typeof walkListEndpoints)['listWalks']>>,
  WalkRecord,
  Walk,
  'id' | 'title'
>({
  entries: 'walks',
  totals: 'walk_totals',
  searched: ['walk'],
  columns: sql`e.id, e.status, e.title, e.comment_count as comments, e.version,
    (select u.first_name || ' ' || u.last_name from users u where u.company_id = e.company_id and u.id = e.owner_id) as owner`,
  orders: { id: ['number'], title: ['title', 'number'] },
  cardOrder: ['number'],
  scope: ({ people }) => (people ? [sql`e.owner_id = any (${people}::int[])`] : []),
  counted: { status: 'status' },
  uncounted: {},
  toEntry: (row) => row,
});

const servedWalks = {
  list: walkList,
  entries: walkEntries,
  sheetOf: () => ({ list: 'walk', title: walkKind.plural, fileName: 'walks' }),
} satisfies ServedList;

const foundWalks: FoundKind = {
  kind: walkKind,
  findTitles: (reader, { actor }, ids) =>
    reader.query(sql`select id, title from walks where company_id = ${actor.companyId} and id = any (${ids}::text[])`),
  search: (reader, { actor }, search, limit) =>
    reader.query(sql`select e.id, e.title from walks e where e.company_id = ${actor.companyId}
      ${matchesSearchWords(actor.companyId, ['walk'], sql`e.id`, search)} order by e.number desc limit ${limit}`),
  isLinkable: true,
};

export function walksModule(platform: Platform): ServerModule<typeof walksEndpoints> {
  return {
    kinds: [foundWalks],
    handlers: {
      ...recordHandlers(platform, walkServerKind),
      ...listHandlers(platform, walkListEndpoints, servedWalks),
      planWalk: ({ context, body: { title } }) =>
        platform.database.transaction(context, async (tx) => {
          const { companyId, userId } = context.actor;
          const number = await nextNumber(tx, 'walk');
          const id = numbered('WALK_', number, 4);
          await tx.query(sql`insert into walks (company_id, id, number, status, title, owner_id)
            values (${companyId}, ${id}, ${number}, ${initialState(walkWorkflow, 'planned')}, ${title}, ${userId})`);
          saveSearchWords(tx, { record: 'walk', recordId: id, words: [...idWords(id), ...searchWords(title)] });
          const walk = await found(findWalk(tx, companyId, id));
          tx.audit({
            action: walkWorkflow.createdEvent,
            record: 'walk',
            recordId: id,
            changes: creation(auditedFields(walk)),
          });
          return shown(walk);
        }),
      closeWalk: async ({ context, params: { id }, ifMatch, body }) =>
        shown(
          await transition(platform, context, {
            workflow: walkWorkflow,
            action: 'close',
            recordId: id,
            expectedVersion: ifMatch,
            credentials: body.credentials,
            stateField: 'status',
            lock: (tx) => lockWalk(tx, id),
            facts: async () => null,
            write: saveStatus,
            content: auditedFields,
            notify: async (tx, { title: summary, companyId }, type) => {
              const people = await listActiveIds(tx, companyId, ['qa']);
              await notify(tx, { type: type ?? '', recordId: id, summary, address: walkKind.address(id) }, people);
            },
          }),
        ),
    },
  };
}
