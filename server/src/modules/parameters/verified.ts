import { defaultParameters } from '@vigie/domain/modules/parameters/contract';
import type { RecordKind } from '../../platform/verification/kinds';
import { findParameters } from './repository';
import { told } from './service';

export const parametersKind: RecordKind = {
  record: 'parameters',
  table: 'parameters',
  idColumn: 'company_id',
  idType: 'integer',
  list: async (reader, companyId, after) => {
    const parameters = after === null ? await findParameters(reader, companyId) : defaultParameters;
    return parameters.version === defaultParameters.version
      ? []
      : [{ id: String(companyId), fields: told(parameters) }];
  },
  untold: told(defaultParameters),
};
