import { pageAfter, type VerifiedKind } from '../../platform/verification/kinds';
import type { VerifiedModule } from '../../platform/verification/verification';
import { listFeedbackAfter } from './repository';
import { auditedFields } from './service';
import { feedbackColumns } from './verified-columns';
import { feedbackTables } from './verified-tables';

export const verifiedFeedback: VerifiedKind = {
  record: 'feedback',
  table: 'feedback',
  idColumn: 'id',
  idType: 'integer',
  list: async (reader, companyId, after, limit) => {
    const rows = await listFeedbackAfter(reader, companyId, pageAfter('id', 'integer', after, limit));
    return rows.map((row) => ({
      id: String(row.id),
      fields: { text: row.text, page: row.page, ...auditedFields(row) },
    }));
  },
};

export const feedbackVerified: VerifiedModule = {
  records: [verifiedFeedback],
  tables: feedbackTables,
  columns: feedbackColumns,
};
