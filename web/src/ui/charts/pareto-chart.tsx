import { BarChart } from './bar-chart';
import { barsHeight } from './bars-layout';
import { ColumnChart } from './column-chart';
import { type ColumnsData, cumulativeShares, leastSlot } from './columns-layout';
import { useWidth } from './use-width';

interface ParetoChartProps extends ColumnsData {
  label: string;
  cumulativeLabel: string;
  height: number;
}

/** What makes most of the whole: four fifths of it, and at least the first. */
const most = 0.8;

/**
 * The largest first, and how much they make together. Where the columns would be too narrow for their labels, the same as
 * bars below each other, with what they make together behind their values.
 */
export function ParetoChart({ label, height, ...data }: ParetoChartProps) {
  const [box, width] = useWidth<HTMLDivElement>();
  const shares = cumulativeShares(
    data.bars.map(({ value }) => value),
    data.total,
  );
  const bars = data.bars.map((bar, at) => ({ ...bar, isSoft: at > 0 && (shares[at - 1] ?? 0) >= most }));
  const isLaidDown = width !== null && (width - 80) / Math.max(1, bars.length) < leastSlot;
  return (
    <div ref={box} className="shrinks">
      {width !== null && !isLaidDown && <ColumnChart label={label} height={height} {...data} bars={bars} />}
      {width !== null && isLaidDown && (
        <BarChart
          label={label}
          height={Math.max(height, barsHeight(bars.length, width))}
          valueLabel={data.valueLabel}
          format={data.format}
          bars={bars.map((bar, at) => ({
            ...bar,
            shown: `${data.format(bar.value)} · ${data.formatShare(shares[at] ?? 0)}`,
            lines: [...(bar.lines ?? []), { label: data.cumulativeLabel, value: data.formatShare(shares[at] ?? 0) }],
          }))}
        />
      )}
    </div>
  );
}
