import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { controlChartEndpoints, type Indicator } from '@vigie/domain/modules/insights/control-charts/contract';
import type { IndicatorName } from '@vigie/domain/modules/insights/control-charts/indicators';
import { call } from '../../../platform/transport/api';
import type { ControlSearch } from './control-search';

export function useControlChart({ indicator, bucket, kind, site, team }: ControlSearch) {
  const query = { bucket, ...(kind && { kind }), ...(site && { site }), ...(team && { team: Number(team) }) };
  return useQuery({
    queryKey: ['case', 'control-chart', indicator, query],
    queryFn: ({ signal }) => call(controlChartEndpoints.getControlChart, { params: { indicator }, query, signal }),
    placeholderData: keepPreviousData,
  });
}

const indicatorsKey = ['indicator'];
const signalsKey = ['kpi-signal'];
const subscriptionKey = ['kpi-subscription'];

export function useIndicators() {
  return useQuery({
    queryKey: indicatorsKey,
    queryFn: ({ signal }) => call(controlChartEndpoints.listIndicators, { signal }),
  });
}

export function useSignals(indicator: IndicatorName) {
  return useQuery({
    queryKey: [...signalsKey, indicator],
    queryFn: ({ signal }) => call(controlChartEndpoints.listSignals, { query: { indicator }, signal }),
  });
}

export function useSubscription() {
  return useQuery({
    queryKey: subscriptionKey,
    queryFn: ({ signal }) => call(controlChartEndpoints.getSubscription, { signal }),
  });
}

/** Each shows what the server answered. */
export function useControlCalls() {
  const queries = useQueryClient();
  return {
    refreshIndicators: () => queries.invalidateQueries({ queryKey: indicatorsKey }),
    nameOwner: async ({ name, version }: Indicator, ownerId: number | null) => {
      await call(controlChartEndpoints.changeIndicatorOwner, {
        params: { indicator: name },
        body: { ownerId },
        ifMatch: version,
      });
      await queries.invalidateQueries({ queryKey: indicatorsKey });
    },
    report: async (id: number) => {
      const { reportId } = await call(controlChartEndpoints.reportSignal, { params: { id } });
      void queries.invalidateQueries({ queryKey: signalsKey });
      return reportId;
    },
    subscribe: async (isOn: boolean) => {
      queries.setQueryData(subscriptionKey, await call(controlChartEndpoints.changeSubscription, { body: { isOn } }));
    },
  };
}
