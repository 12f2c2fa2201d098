import { findUsage } from '../../platform/database/quotas';
import type { VerifiedKind } from '../../platform/verification/kinds';
import type { VerifiedModule } from '../../platform/verification/verification';
import { auditedFields } from './new-company';
import { auditedLimits } from './quotas';
import { findCompany } from './repository';
import { companiesColumns } from './verified-columns';
import { companyTables } from './verified-tables';

export const verifiedCompanies: VerifiedKind = {
  record: 'company',
  table: 'companies',
  idColumn: 'id',
  idType: 'integer',
  // As the database gives them to a new company.
  unauditedValues: { maxUsers: 1000, maxInvitationsADay: 200, maxStorageBytes: 53_687_091_200 },
  // The platform itself is made by the first migration, before there is a trail.
  list: async (reader, companyId, after) => {
    const company = after === null && companyId > 0 ? await findCompany(reader, companyId) : null;
    if (!company) return [];
    const limits = auditedLimits(await findUsage(reader, companyId));
    return [{ id: String(company.id), fields: { ...auditedFields(company), ...limits } }];
  },
  otherEvents: { 'user.name_refused': 'tells a name that was asked for in vain' },
};

export const companiesVerified: VerifiedModule = {
  columns: companiesColumns,
  records: [verifiedCompanies],
  tables: companyTables,
  withoutRow: { sign_up: 'somebody asked for a company, which is compared once it is there' },
};
