import { sql } from '../../platform/database/statement';
import { pageAfter, type RecordKind } from '../../platform/verification/kinds';

export const viewKind: RecordKind = {
  record: 'view',
  table: 'saved_views',
  idColumn: 'id',
  idType: 'integer',
  list: async (reader, companyId, after, limit) => {
    const views = await reader.query<{ id: number; kind: string; name: string; query: string }>(sql`
      select id, kind, name, query from saved_views where company_id = ${companyId}
      ${pageAfter('id', 'integer', after, limit)}`);
    return views.map(({ id, ...fields }) => ({ id: String(id), fields }));
  },
};
