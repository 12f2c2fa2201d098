import { pageAfter } from '../../platform/verification/kinds';
import type { VerifiedModule } from '../../platform/verification/verification';
import { auditedFields } from './import-view';
import { listImportsAfter } from './repository';

export const importsVerified: VerifiedModule = {
  records: [
    {
      record: 'import',
      table: 'imports',
      idColumn: 'id',
      idType: 'integer',
      list: async (reader, companyId, after, limit) => {
        const rows = await listImportsAfter(reader, companyId, pageAfter('i.id', 'integer', after, limit));
        return rows.map((one) => ({ id: String(one.id), fields: auditedFields(one) }));
      },
    },
  ],
};
