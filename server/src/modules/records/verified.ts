import { pageAfter, type VerifiedKind } from '../../platform/verification/kinds';
import type { VerifiedModule } from '../../platform/verification/verification';
import { listViewsAfter } from './saved-view-repository';
import { recordsColumns } from './verified-columns';
import { recordTables } from './verified-tables';

const verifiedViews: VerifiedKind = {
  record: 'view',
  table: 'saved_views',
  idColumn: 'id',
  idType: 'integer',
  list: async (reader, companyId, after, limit) => {
    const views = await listViewsAfter(reader, companyId, pageAfter('id', 'integer', after, limit));
    return views.map(({ id, ...fields }) => ({ id: String(id), fields }));
  },
};

export const recordsVerified: VerifiedModule = {
  records: [verifiedViews],
  tables: recordTables,
  columns: recordsColumns,
};
