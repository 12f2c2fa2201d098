import { pageAfter, type VerifiedKind } from '../../platform/verification/kinds';
import type { VerifiedModule } from '../../platform/verification/verification';
import { auditedFields } from './new-user';
import { listSessionsAfter, listUsersAfter } from './repository';
import { listTeamsAfter } from './team-repository';
import { accountsColumns } from './verified-columns';
import { accountTables } from './verified-tables';

const choice = 'a choice of notifications, to which each release adds kinds';

export const accountKinds: readonly VerifiedKind[] = [
  {
    record: 'user',
    table: 'users',
    idColumn: 'id',
    idType: 'integer',
    list: async (reader, companyId, after, limit) => {
      const users = await listUsersAfter(reader, companyId, pageAfter('id', 'integer', after, limit));
      return users.map((user) => ({ id: String(user.id), fields: auditedFields(user) }));
    },
    // Users from before links were asked for count as confirmed.
    unauditedValues: { identityConfirmed: true },
    skipped: {
      passkeyId: 'compared with the passkey itself',
      inApp: choice,
      mail: choice,
      digest: choice,
      attempts: 'says how often sign-in was tried in vain',
      factor: 'tells which second factor was shown at that time',
      passkey: 'tells the name of one passkey among several, which stand in a table of their own',
      secondFactor: 'says that an administrator took off every factor; a later one has an event of its own',
      notice: 'tells what kind of notice was acknowledged; notices stand in a table of their own',
      noticeOf: 'tells from when the notice was that was acknowledged',
    },
    otherEvents: { 'signature.refused': 'tells what somebody has tried' },
  },
  {
    record: 'team',
    table: 'teams',
    idColumn: 'id',
    idType: 'integer',
    list: async (reader, companyId, after, limit) => {
      const teams = await listTeamsAfter(reader, companyId, pageAfter('id', 'integer', after, limit));
      return teams.map(({ id, name }) => ({ id: String(id), fields: { name } }));
    },
  },
  {
    record: 'session',
    table: 'sessions',
    idColumn: 'id',
    idType: 'uuid',
    list: (reader, companyId, after, limit) =>
      listSessionsAfter(reader, companyId, pageAfter('id', 'uuid', after, limit)),
  },
];

export const accountsVerified: VerifiedModule = {
  records: accountKinds,
  tables: accountTables,
  columns: accountsColumns,
};
