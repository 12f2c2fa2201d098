import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { gembaFiguresEndpoints } from '@vigie/domain/modules/gemba/figures/contract';
import type { ExportSource } from '../../../platform/lists/list-export';
import { call, open } from '../../../platform/transport/api';

/** Under the word of what it counts: another observation makes it ask again. */
export function useHeatMap(until: string) {
  return useQuery({
    queryKey: ['observation', 'heat-map', until],
    queryFn: ({ signal }) => call(gembaFiguresEndpoints.getGembaHeatMap, { query: { until }, signal }),
    placeholderData: keepPreviousData,
  });
}

export function heatMapFile(until: string): ExportSource {
  return {
    name: 'heat-map.xlsx',
    ask: (_ids, signal) => open(gembaFiguresEndpoints.exportGembaHeatMap, { query: { until }, signal }),
  };
}

export function useWalked(until: string) {
  return useQuery({
    queryKey: ['gemba_walk', 'walked', until],
    queryFn: ({ signal }) => call(gembaFiguresEndpoints.getGembaWalked, { query: { until }, signal }),
    placeholderData: keepPreviousData,
  });
}
