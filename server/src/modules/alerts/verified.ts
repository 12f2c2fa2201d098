import type { RecordLink } from '@vigie/domain/modules/alerts/contract';
import { sql } from '../../platform/database/statement';
import { pageAfter, type RecordKind } from '../../platform/verification/kinds';
import { told } from './service';

interface AlertRow {
  id: number;
  text: string;
  links: RecordLink[];
  is_everyone: boolean;
  recipient_count: number;
  recipient_names: string[];
  reply_to: number | null;
}

export const alertKind: RecordKind = {
  record: 'alert',
  table: 'alerts',
  idColumn: 'id',
  idType: 'bigint',
  list: async (reader, companyId, after, limit) => {
    const rows = await reader.query<AlertRow>(sql`select id, text, links, is_everyone, recipient_count, recipient_names,
        reply_to
      from alerts where company_id = ${companyId} ${pageAfter('id', 'bigint', after, limit)}`);
    return rows.map(({ id, text, links, ...row }) => {
      const recipients = { isEveryone: row.is_everyone, recipientNames: row.recipient_names };
      const alert = { text, links, ...recipients, replyTo: row.reply_to };
      return { id: String(id), fields: told(alert, row.recipient_count) };
    });
  },
};
