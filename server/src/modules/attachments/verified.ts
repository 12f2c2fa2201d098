import { sql } from '../../platform/database/statement';
import { type Collection, pageAfter, type RecordKind } from '../../platform/verification/kinds';
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
  skipped: { on: 'names the record that it was put on last; each record says which files it has' },
};

/** The files of the records of one kind, by name: those that were put on it themselves, and those handed on to it. */
export function filesOf(record: string): Collection {
  const names = (rows: readonly { id: string; names: string[] }[]) => new Map(rows.map((row) => [row.id, row.names]));
  return {
    field: 'files',
    counted: 'each',
    now: async (reader, companyId, ids) =>
      names(
        await reader.query(sql`select l.record_id as id, array_agg(a.name) as names from attachment_links l
          join attachments a on a.company_id = l.company_id and a.id = l.attachment_id
          where l.company_id = ${companyId} and l.record = ${record} and l.record_id = any (${ids}::text[])
            and l.removed_at is null
          group by l.record_id`),
      ),
    // Looked up by file, so a file that was handed on is missed when its link is gone altogether.
    toldElsewhere: async (reader, companyId, ids) =>
      names(
        await reader.query(sql`select l.record_id as id, array_agg(a.name) as names from attachment_links l
          join attachments a on a.company_id = l.company_id and a.id = l.attachment_id
          join audit_events e on e.company_id = l.company_id and e.record = 'attachment'
            and e.record_id = l.attachment_id::text
          where l.company_id = ${companyId} and l.record = ${record} and l.record_id = any (${ids}::text[])
            and jsonb_path_exists(e.changes, '$[*] ? (@.field == "on" && @.to == $place)',
              jsonb_build_object('place', ${`${record} `}::text || l.record_id))
          group by l.record_id`),
      ),
  };
}
