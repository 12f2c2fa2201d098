import { sql } from '../../platform/database/statement';
import { pageAfter, type RecordKind } from '../../platform/verification/kinds';
import { told } from './service';

export const commentKind: RecordKind = {
  record: 'comment',
  table: 'comments',
  idColumn: 'id',
  idType: 'bigint',
  list: async (reader, companyId, after, limit) => {
    const rows = await reader.query<{ id: number; record: string; record_id: string; text: string }>(sql`
      select id, record, record_id, text from comments where company_id = ${companyId}
      ${pageAfter('id', 'bigint', after, limit)}`);
    return rows.map(({ id, record, record_id: recordId, text }) => ({
      id: String(id),
      fields: told({ record, recordId, text }),
    }));
  },
};
