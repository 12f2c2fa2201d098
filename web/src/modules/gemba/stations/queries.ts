import { useQuery } from '@tanstack/react-query';
import { stationNames, stationsEndpoints } from '@vigie/domain/modules/gemba/stations/contract';
import { call } from '../../../platform/transport/api';
import { recordCalls } from '../../records/public';

export const stationCalls = recordCalls('gemba_station', stationNames, stationsEndpoints, {
  shownBy: ['gemba_route', 'gemba_walk'],
});

/** The active stations, to be chosen from. */
export function useStationOptions() {
  return useQuery({
    queryKey: ['gemba_station', 'options'],
    queryFn: async ({ signal }) => (await call(stationsEndpoints.listGembaStationOptions, { signal })).items,
  });
}

export function useStationByCode(token: string | null) {
  return useQuery({
    queryKey: ['gemba_station', 'code', token],
    queryFn: ({ signal }) => call(stationsEndpoints.findGembaStationByCode, { params: { token: token ?? '' }, signal }),
    enabled: token !== null,
  });
}
