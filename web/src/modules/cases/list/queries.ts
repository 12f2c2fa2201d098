import { useQueryClient } from '@tanstack/react-query';
import { casesEndpoints } from '@vigie/domain/modules/cases/contract';
import { caseKinds, type Kind } from '@vigie/domain/modules/cases/kinds';
import { useCallback } from 'react';
import type { ExportSource } from '../../../platform/lists/list-export';
import { open } from '../../../platform/transport/api';

export function caseCalls(kind: Kind) {
  return {
    record: 'case',
    rows: casesEndpoints.listCases,
    board: casesEndpoints.getCaseBoard,
    spreadsheet: casesEndpoints.exportCases,
    fileName: `${caseKinds[kind].route}.xlsx`,
    of: { kind },
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
