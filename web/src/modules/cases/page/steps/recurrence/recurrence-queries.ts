import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { casesEndpoints } from '@vigie/domain/modules/cases/contract';
import type { RecurrenceView } from '@vigie/domain/modules/cases/investigation-contract';
import { useCallback } from 'react';
import { call } from '../../../../../platform/transport/api';

const recurrenceKey = (id: string) => ['case', 'recurrence', id];

export function useRecurrence(id: string) {
  return useQuery({
    queryKey: recurrenceKey(id),
    queryFn: ({ signal }) => call(casesEndpoints.getRecurrence, { params: { id }, signal }),
  });
}

export function useAnalysis(id: string) {
  const takeOver = useTakeOverView(id);
  return useMutation({
    mutationFn: () => call(casesEndpoints.analyseRecurrence, { params: { id } }),
    onSuccess: takeOver,
  });
}

/** The answer of a change is the whole view as it is now; the history gained a line. */
export function useTakeOverView(id: string): (view: RecurrenceView) => void {
  const queries = useQueryClient();
  return useCallback(
    (view) => {
      queries.setQueryData(recurrenceKey(id), view);
      void queries.invalidateQueries({ queryKey: ['case', 'history', id] });
    },
    [queries, id],
  );
}

export function dismissMatch(id: string, otherId: string, reason: string) {
  return call(casesEndpoints.dismissMatch, { params: { id, otherId }, body: { reason } });
}

export function restoreMatch(id: string, otherId: string) {
  return call(casesEndpoints.restoreMatch, { params: { id, otherId } });
}
