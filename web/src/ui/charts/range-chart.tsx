import { barsHeight } from './bars-layout';
import { measureIn } from './labels';
import { Plot } from './plot';
import { layOutRanges, type RangesData } from './range-layout';

interface RangeChartProps extends RangesData {
  label: string;
  height?: number;
}

const measure = measureIn(12);

/** For each row what is usual, as a bar that ends in a stroke, and how far the slow ones go, as a line that ends in a ring. */
export function RangeChart({ label, height = 0, ...data }: RangeChartProps) {
  return (
    <Plot
      label={label}
      height={(width) => Math.max(height, barsHeight(data.ranges.length, width))}
      direction="down"
      layOut={(width) => layOutRanges(data, width, measure)}
    >
      {({ left, right, rows, anchor }, active) =>
        rows.map(({ range, text, shown, labelX, labelY, y, thickness, centre, middleX, highX }) => (
          <g key={range.key} data-active={range.key === active?.key || undefined}>
            <text className="chart-label" x={labelX} y={labelY} textAnchor={anchor}>
              {text}
            </text>
            <line className="chart-gridline" x1={left} x2={right} y1={centre} y2={centre} />
            {middleX !== null && highX !== null && (
              <>
                <line className="chart-range" x1={middleX} x2={highX} y1={centre} y2={centre} />
                <circle className="chart-range-high" cx={highX} cy={centre} r={4.5} />
              </>
            )}
            {middleX !== null && (
              <rect
                className="chart-bar"
                x={left}
                y={y + 3}
                width={Math.max(2, middleX - left)}
                height={thickness - 6}
                rx={2}
              />
            )}
            <text className={middleX === null ? 'chart-label' : 'chart-value'} x={right + 12} y={centre + 4}>
              {shown}
            </text>
          </g>
        ))
      }
    </Plot>
  );
}
