export const chartBuckets = ['month', 'week'] as const;
export type ChartBucket = (typeof chartBuckets)[number];
/** How many periods a chart goes back. */
export const bucketsShown = { usual: 24, least: 12, most: 60 };
