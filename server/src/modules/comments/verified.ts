import { pageAfter, type VerifiedKind } from '../../platform/verification/kinds';
import type { VerifiedModule } from '../../platform/verification/verification';
import { listCommentsAfter } from './repository';
import { auditedFields } from './service';
import { commentsColumns } from './verified-columns';
import { commentTables } from './verified-tables';

export const verifiedComments: VerifiedKind = {
  record: 'comment',
  table: 'comments',
  idColumn: 'id',
  idType: 'bigint',
  list: async (reader, companyId, after, limit) => {
    const rows = await listCommentsAfter(reader, companyId, pageAfter('id', 'bigint', after, limit));
    return rows.map(({ id, record, recordId, text }) => ({
      id: String(id),
      fields: auditedFields({ record, recordId, text }),
    }));
  },
};

export const commentsVerified: VerifiedModule = {
  records: [verifiedComments],
  tables: commentTables,
  columns: commentsColumns,
};
