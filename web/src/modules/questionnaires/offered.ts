import { useQuery } from '@tanstack/react-query';
import { questionnaireEndpoints } from '@vigie/domain/modules/questionnaires/filled/contract';
import { call } from '../../platform/transport/api';

/** The templates that can be filled now. */
export function useOfferedTemplates() {
  return useQuery({
    queryKey: ['template', 'offered'],
    queryFn: ({ signal }) => call(questionnaireEndpoints.listOfferedTemplates, { signal }),
  });
}
