import { sql } from '../../platform/database/statement';
import { pageAfter, type RecordKind } from '../../platform/verification/kinds';
import { told } from './service';

export const feedbackKind: RecordKind = {
  record: 'feedback',
  table: 'feedback',
  idColumn: 'id',
  idType: 'integer',
  list: async (reader, companyId, after, limit) => {
    const rows = await reader.query<{ id: number; text: string; page: string; handled_by: string | null }>(sql`
      select id, text, page, handled_by from feedback where company_id = ${companyId}
      ${pageAfter('id', 'integer', after, limit)}`);
    return rows.map((row) => ({ id: String(row.id), fields: { text: row.text, page: row.page, ...told(row) } }));
  },
};
