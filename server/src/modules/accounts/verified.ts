import { sql } from '../../platform/database/statement';
import { pageAfter, type RecordKind } from '../../platform/verification/kinds';
import { auditedFields } from './new-user';
import { listUsersAfter } from './repository';

const choice = 'a choice of what to be told, to which each release adds kinds';

export const accountKinds: readonly RecordKind[] = [
  {
    record: 'user',
    table: 'users',
    idColumn: 'id',
    idType: 'integer',
    list: async (reader, companyId, after, limit) => {
      const users = await listUsersAfter(reader, companyId, pageAfter('id', 'integer', after, limit));
      return users.map((user) => ({ id: String(user.id), fields: auditedFields(user) }));
    },
    // Everybody who was here before links were asked for counts as confirmed.
    untold: { identityConfirmed: true },
    skipped: { inApp: choice, mail: choice, digest: choice },
    otherEvents: { 'signature.refused': 'tells what somebody has tried' },
  },
  {
    record: 'team',
    table: 'teams',
    idColumn: 'id',
    idType: 'integer',
    list: async (reader, companyId, after, limit) => {
      const teams = await reader.query<{ id: number; name: string }>(sql`select id, name from teams
        where company_id = ${companyId} ${pageAfter('id', 'integer', after, limit)}`);
      return teams.map(({ id, name }) => ({ id: String(id), fields: { name } }));
    },
  },
  {
    record: 'session',
    table: 'sessions',
    idColumn: 'id',
    idType: 'uuid',
    list: (reader, companyId, after, limit) =>
      reader.query(sql`select id, jsonb_build_object('address', address) as fields from sessions
        where company_id = ${companyId} ${pageAfter('id', 'uuid', after, limit)}`),
  },
];
