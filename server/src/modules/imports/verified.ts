import { pageAfter } from '../../platform/verification/kinds';
import type { VerifiedModule } from '../../platform/verification/verification';
import { auditedFields, signedImport } from './import-view';
import { listImportsAfter, listImportsById } from './repository';
import { importsColumns } from './verified-columns';
import { importTables } from './verified-tables';

export const importsVerified: VerifiedModule = {
  columns: importsColumns,
  tables: importTables,
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
  signed: [
    {
      record: 'import',
      now: async (reader, companyId, ids) => {
        const found = await listImportsById(reader, companyId, ids);
        return new Map(found.map((one) => [String(one.id), () => signedImport(one)]));
      },
      subject: ({ recordId }) => ({ record: 'import', recordId: String(recordId) }),
      notSigned: ['status', 'numbers', 'failure'],
    },
  ],
};
