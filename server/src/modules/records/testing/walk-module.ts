import type { ServerModule } from '../../../platform/http/call';
import type { Platform } from '../../../platform/platform';
import { recordTable, type TableRecord } from '../../../platform/records/record-table';
import { listActiveIds } from '../../accounts/public';
import { tableKind } from '../public';
import { type Walk, type WalkItem, walkKind, walkList, walkNames, walksEndpoints, walkWorkflow } from './walk-kind';

/** What the migration and the server of a small module add. */

export const walkTables = `
  create table walks (
    company_id integer not null,
    id text collate "C" not null,
    number integer not null,
    status text not null,
    title text not null,
    owner_id integer not null,
    author_id integer not null,
    created_at timestamptz not null default now(),
    comment_count integer not null default 0,
    version integer not null default 1,
    primary key (company_id, id),
    foreign key (company_id, author_id) references users (company_id, id),
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
  select keep_totals('walks', 'walk_totals', array['owner_id', 'status']);`;

type WalkRecord = Walk & WalkItem & TableRecord;

const walks = tableKind({
  names: walkNames,
  list: walkList,
  workflow: walkWorkflow,
  table: recordTable<WalkRecord>({
    kind: walkKind,
    table: 'walks',
    totals: 'walk_totals',
    prefix: 'WALK_',
    fields: ['title', 'ownerId'],
    people: { owner: 'ownerId' },
    title: 'title',
    owner: 'ownerId',
  }),
  facts: async () => null,
  changeObjection: (walk, actor) =>
    walkWorkflow.rolesOn(walk, actor).length > 0
      ? null
      : { message: walkWorkflow.refusals.wrongRole, code: 'not_allowed' },
  concerned: ({ ownerId }) => [ownerId],
  recipients: (tx, { companyId }) => listActiveIds(tx, companyId, ['qa']),
  maxFiles: 5,
});

export function walksModule(platform: Platform): ServerModule<typeof walksEndpoints> {
  return { kinds: [walks.found], handlers: walks.handlers(platform, walksEndpoints) };
}

export const walksVerified = walks.verified;
