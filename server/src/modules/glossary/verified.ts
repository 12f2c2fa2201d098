import { pageAfter, type VerifiedKind } from '../../platform/verification/kinds';
import type { VerifiedModule } from '../../platform/verification/verification';
import { listGroupsAfter, listSwitchesAfter } from './repository';
import { auditedFields } from './service';
import { glossaryColumns } from './verified-columns';
import { glossaryTables } from './verified-tables';

const verifiedGroups: VerifiedKind = {
  record: 'glossary_group',
  table: 'glossary_groups',
  idColumn: 'id',
  idType: 'integer',
  list: async (reader, companyId, after, limit) => {
    const groups = await listGroupsAfter(reader, companyId, pageAfter('id', 'integer', after, limit));
    return groups.map((group) => ({ id: String(group.id), fields: auditedFields(group) }));
  },
};

const verifiedSwitches: VerifiedKind = {
  record: 'built_in_group',
  table: 'glossary_switches',
  idColumn: 'group_key',
  idType: 'text',
  list: async (reader, companyId, after, limit) => {
    const switches = await listSwitchesAfter(reader, companyId, pageAfter('group_key', 'text', after, limit));
    return switches.map(({ key, isOff }) => ({ id: key, fields: { isOff } }));
  },
  // A group without an event is in use.
  unauditedValues: { isOff: false },
};

export const glossaryVerified: VerifiedModule = {
  records: [verifiedGroups, verifiedSwitches],
  tables: glossaryTables,
  columns: glossaryColumns,
};
