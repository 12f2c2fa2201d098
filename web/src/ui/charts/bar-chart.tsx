import { type Bar, barsHeight, layOutBars } from './bars-layout';
import { measureIn } from './labels';
import { Plot } from './plot';

interface BarChartProps {
  label: string;
  bars: readonly Bar[];
  /** What the values are. */
  valueLabel: string;
  format: (value: number) => string;
  /** At least, so that cards beside each other are of one height. */
  height?: number;
}

const measure = measureIn(12);

/** One bar for each row, with its label in front and its value behind. */
export function BarChart({ label, bars, valueLabel, format, height = 0 }: BarChartProps) {
  return (
    <Plot
      label={label}
      height={(width) => Math.max(height, barsHeight(bars.length, width))}
      direction="down"
      layOut={(width) => layOutBars({ bars, valueLabel, format }, width, measure)}
    >
      {({ left, rows, anchor }, active) =>
        rows.map(({ bar, text, shown, length, labelX, labelY, y, thickness }) => (
          <g key={bar.key}>
            <text className="chart-label" x={labelX} y={labelY} textAnchor={anchor}>
              {text}
            </text>
            <rect
              className={bar.isSoft ? 'chart-bar-soft' : 'chart-bar'}
              data-active={bar.key === active?.key || undefined}
              x={left}
              y={y}
              width={length}
              height={thickness}
              rx={2}
            />
            {length === 0 && <line className="chart-axis" x1={left} x2={left} y1={y} y2={y + thickness} />}
            <text className="chart-value" x={left + length + 8} y={y + thickness / 2 + 4}>
              {shown}
            </text>
          </g>
        ))
      }
    </Plot>
  );
}
