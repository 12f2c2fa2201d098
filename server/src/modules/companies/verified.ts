import type { RecordKind } from '../../platform/verification/kinds';
import { auditedFields } from './new-company';
import { findCompany } from './repository';

export const companyKind: RecordKind = {
  record: 'company',
  table: 'companies',
  idColumn: 'id',
  idType: 'integer',
  // The platform itself is made by the first migration, before there is a trail.
  list: async (reader, companyId, after) => {
    const company = after === null && companyId > 0 ? await findCompany(reader, companyId) : null;
    return company ? [{ id: String(company.id), fields: auditedFields(company) }] : [];
  },
};
