import { defaultParameters } from '@vigie/domain/modules/parameters/contract';
import type { VerifiedKind } from '../../platform/verification/kinds';
import type { VerifiedModule } from '../../platform/verification/verification';
import { findParameters } from './repository';
import { auditedFields } from './service';
import { parametersColumns } from './verified-columns';

export const verifiedParameters: VerifiedKind = {
  record: 'parameters',
  table: 'parameters',
  idColumn: 'company_id',
  idType: 'integer',
  list: async (reader, companyId, after) => {
    const parameters = after === null ? await findParameters(reader, companyId) : defaultParameters;
    return parameters.version === defaultParameters.version
      ? []
      : [{ id: String(companyId), fields: auditedFields(parameters) }];
  },
  unauditedValues: auditedFields(defaultParameters),
};

export const parametersVerified: VerifiedModule = { records: [verifiedParameters], columns: parametersColumns };
