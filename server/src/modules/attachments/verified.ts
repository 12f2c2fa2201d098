import { sql } from '../../platform/database/statement';
import { pageAfter, type RecordKind } from '../../platform/verification/kinds';
import { type AttachmentRow, attachmentColumns, toAttachment } from './repository';
import { told } from './service';

export const attachmentKind: RecordKind = {
  record: 'attachment',
  table: 'attachments',
  idColumn: 'id',
  idType: 'uuid',
  list: async (reader, companyId, after, limit) => {
    const rows = await reader.query<AttachmentRow>(sql`select ${attachmentColumns}
      from attachments a join users u on u.company_id = a.company_id and u.id = a.uploaded_by
      where a.company_id = ${companyId} ${pageAfter('a.id', 'uuid', after, limit)}`);
    return rows.map((row) => ({ id: row.id, fields: told(toAttachment(row)) }));
  },
  skipped: { on: 'names the record that it was put on last; it may be on several' },
};
