import { labelKey } from '@vigie/domain/kernel/text-keys';
import { pageAfter, type VerifiedKind } from '../../platform/verification/kinds';
import type { VerifiedModule } from '../../platform/verification/verification';
import { listValuesAfter } from './repository';
import { auditedFields } from './service';
import { valuesColumns } from './verified-columns';
import { valueTables } from './verified-tables';

const verifiedValues: VerifiedKind = {
  record: 'value',
  table: 'listed_values',
  idColumn: 'id',
  idType: 'integer',
  list: async (reader, companyId, after, limit) => {
    const values = await listValuesAfter(reader, companyId, pageAfter('id', 'integer', after, limit));
    return values.map(({ labelKey: now, ...value }) => ({
      id: String(value.id),
      fields: auditedFields(value),
      computed: { label_key: { now, wanted: labelKey(value.label) } },
    }));
  },
};

export const valuesVerified: VerifiedModule = {
  records: [verifiedValues],
  tables: valueTables,
  columns: valuesColumns,
};
