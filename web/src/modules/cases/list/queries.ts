import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { casesEndpoints } from '@vigie/domain/modules/cases/contract';
import { caseKinds, type Kind } from '@vigie/domain/modules/cases/kinds';
import { useCallback } from 'react';
import type { ExportSource } from '../../../platform/lists/list-export';
import { todayHere } from '../../../platform/page/dates';
import { call, open } from '../../../platform/transport/api';
import { type CaseSearch, caseFiltersOf } from './case-search';

export function useCases(kind: Kind, search: CaseSearch, enabled: boolean) {
  const { sort, direction, page } = search;
  const query = { ...caseFiltersOf(kind, search, todayHere()), sort, direction, page };
  return useQuery({
    queryKey: ['case', 'list', kind, query],
    queryFn: ({ signal }) => call(casesEndpoints.listCases, { query, signal }),
    placeholderData: keepPreviousData,
    enabled,
  });
}

export function useCaseBoard(kind: Kind, search: CaseSearch, enabled: boolean) {
  const query = caseFiltersOf(kind, search, todayHere());
  return useQuery({
    queryKey: ['case', 'board', kind, query],
    queryFn: ({ signal }) => call(casesEndpoints.getCaseBoard, { query, signal }),
    placeholderData: keepPreviousData,
    enabled,
  });
}

export function caseExport(kind: Kind, search: CaseSearch): ExportSource {
  const { sort, direction } = search;
  return {
    name: `${caseKinds[kind].route}.xlsx`,
    ask: (ids, signal) => {
      const filters = caseFiltersOf(kind, search, todayHere());
      const query = { ...filters, sort, direction, ...(ids && { ids: ids.join(',') }) };
      return open(casesEndpoints.exportCases, { query, signal });
    },
  };
}

/** The whole dossiers of the chosen cases; reports that wait for a decision have none. */
export const dossierExport: ExportSource = {
  name: 'dossiers.zip',
  ask: (ids = [], signal) => open(casesEndpoints.getCaseDossiers, { query: { ids: ids.join(',') }, signal }),
};

/** Once it resolves, every list on the page shows what is true now. */
export function useRefetchCases(): () => Promise<void> {
  const client = useQueryClient();
  return useCallback(() => client.invalidateQueries({ queryKey: ['case'] }), [client]);
}
