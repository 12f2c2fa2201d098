import { type ChartBucket, chartBuckets } from '@vigie/domain/modules/insights/control-charts/buckets';
import { type IndicatorName, indicatorNames } from '@vigie/domain/modules/insights/control-charts/indicators';
import { addressWith } from '../../../platform/page/address';
import type { RawSearch } from '../../../platform/page/page-search';
import { type KpiSearch, kpiSearchOf } from '../kpi-search';

/** Which chart is shown, all of it in the address. */
export interface ControlSearch extends Pick<KpiSearch, 'kind' | 'site' | 'team'> {
  readonly indicator: IndicatorName;
  readonly bucket: ChartBucket;
}

export function controlSearchOf(raw: RawSearch): ControlSearch {
  const { kind, site, team } = kpiSearchOf(raw);
  return {
    indicator: indicatorNames.find((name) => name === raw.indicator) ?? 'opened',
    bucket: chartBuckets.find((bucket) => bucket === raw.bucket) ?? 'month',
    kind,
    site,
    team,
  };
}

export function addressOfControl({ indicator, bucket, kind, site, team }: ControlSearch): string {
  return addressWith('/apps/kpi/control', { indicator, bucket, kind, site, team }, controlSearchOf({}));
}
