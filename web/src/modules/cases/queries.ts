import { useQuery } from '@tanstack/react-query';
import { casesEndpoints } from '@vigie/domain/modules/cases/contract';
import { call, firstAnswerTo, open } from '../../platform/transport/api';

export function useCase(id: string) {
  return useQuery({
    queryKey: ['case', 'one', id],
    queryFn: ({ signal }) => call(casesEndpoints.getCase, { params: { id }, signal }),
    initialData: () => firstAnswerTo(casesEndpoints.getCase, { params: { id } }),
  });
}

/** Bypasses the cache. */
export function useFreshCase(id: string, enabled: boolean) {
  return useQuery({
    queryKey: ['case', 'to-sign', id],
    queryFn: ({ signal }) => call(casesEndpoints.getCase, { params: { id }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    enabled,
  });
}

export async function loadCaseFile(id: string, attachmentId: string): Promise<Blob> {
  const response = await open(casesEndpoints.downloadCaseAttachment, { params: { id, attachmentId } });
  return response.blob();
}
