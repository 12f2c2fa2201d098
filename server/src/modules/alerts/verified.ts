import { pageAfter, type VerifiedKind } from '../../platform/verification/kinds';
import type { VerifiedModule } from '../../platform/verification/verification';
import { listAlertsAfter } from './repository';
import { auditedFields } from './service';
import { alertsColumns } from './verified-columns';
import { alertTables } from './verified-tables';

export const verifiedAlerts: VerifiedKind = {
  record: 'alert',
  table: 'alerts',
  idColumn: 'id',
  idType: 'bigint',
  list: async (reader, companyId, after, limit) => {
    const rows = await listAlertsAfter(reader, companyId, pageAfter('id', 'bigint', after, limit));
    return rows.map(({ id, text, links, ...row }) => {
      const recipients = { isEveryone: row.is_everyone, recipientNames: row.recipient_names };
      const alert = { text, links, ...recipients, replyTo: row.reply_to };
      return { id: String(id), fields: auditedFields(alert, row.recipient_count) };
    });
  },
  skipped: { recipientsId: 'who has a copy is compared with the alert itself' },
};

export const alertsVerified: VerifiedModule = {
  records: [verifiedAlerts],
  tables: alertTables,
  columns: alertsColumns,
};
