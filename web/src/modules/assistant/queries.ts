import { useQuery } from '@tanstack/react-query';
import { assistantEndpoints } from '@vigie/domain/modules/assistant/contract';
import type { AskableStep } from '@vigie/domain/modules/assistant/record';
import { call } from '../../platform/transport/api';
import { settleWriting } from './settle-writing';

/** Whether a provider answers; asked when something of the assistant is opened. */
export function useAssistant() {
  return useQuery({
    queryKey: ['assistant'],
    queryFn: ({ signal }) => call(assistantEndpoints.getAssistant, { signal }),
    staleTime: 60_000,
  });
}

/** Asked once for each press: what it answers is what stood there then. */
const asked = { staleTime: Number.POSITIVE_INFINITY, gcTime: 0, refetchOnWindowFocus: false };

export function useRemarks(id: string, turn: number) {
  return useQuery({
    queryKey: ['assistant', 'remarks', id, turn],
    queryFn: async ({ signal }) => {
      await settleWriting();
      return (await call(assistantEndpoints.listRemarks, { params: { id }, signal })).items;
    },
    ...asked,
  });
}

export function useStyleHints(id: string, step: AskableStep | null, turn: number) {
  return useQuery({
    queryKey: ['assistant', 'hints', id, step, turn],
    queryFn: async ({ signal }) => {
      await settleWriting();
      const query = step ? { step } : {};
      return (await call(assistantEndpoints.listStyleHints, { params: { id }, query, signal })).items;
    },
    ...asked,
  });
}

export function useProvenMeasures(id: string) {
  return useQuery({
    queryKey: ['assistant', 'measures', id],
    queryFn: async ({ signal }) =>
      (await call(assistantEndpoints.listProvenMeasures, { params: { id }, signal })).items,
    staleTime: 60_000,
  });
}
