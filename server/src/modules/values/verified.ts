import { pageAfter, type VerifiedKind } from '../../platform/verification/kinds';
import type { VerifiedModule } from '../../platform/verification/verification';
import { listValuesAfter } from './repository';
import { auditedFields } from './service';

const verifiedValues: VerifiedKind = {
  record: 'value',
  table: 'listed_values',
  idColumn: 'id',
  idType: 'integer',
  list: async (reader, companyId, after, limit) => {
    const values = await listValuesAfter(reader, companyId, pageAfter('id', 'integer', after, limit));
    return values.map((value) => ({ id: String(value.id), fields: auditedFields(value) }));
  },
};

export const valuesVerified: VerifiedModule = { records: [verifiedValues] };
