import { line } from 'd3-shape';
import { type ColumnsData, layOutColumns } from './columns-layout';
import { Grid } from './grid';
import { measureIn } from './labels';
import { Plot } from './plot';

interface ColumnChartProps extends ColumnsData {
  label: string;
  height: number;
}

const measure = measureIn(11);
const shareTicks = [0.5, 0.8, 1];
/** Below this a value has no room inside its column. */
const roomInside = 24;

/** Columns side by side; with a line that adds them up it is the chart of Pareto. */
export function ColumnChart({ label, height, ...data }: ColumnChartProps) {
  return (
    <Plot label={label} height={height} layOut={(width) => layOutColumns(data, width, height, measure)}>
      {(drawn, active) => (
        <>
          <Grid
            ticks={drawn.axis.ticks}
            place={drawn.y}
            left={drawn.left}
            right={drawn.right}
            format={data.formatTick}
          />
          {drawn.columns.map(({ bar, x, thick, middle, y, lines }) => {
            const isInside = data.cumulativeLabel !== undefined && !bar.isSoft && drawn.bottom - y > roomInside;
            return (
              <g key={bar.key}>
                <rect
                  className={bar.isSoft ? 'chart-bar-soft' : 'chart-bar'}
                  data-active={bar.key === active?.key || undefined}
                  x={x}
                  y={y}
                  width={thick}
                  height={Math.max(0, drawn.bottom - y)}
                  rx={2}
                />
                <text
                  className={isInside ? 'chart-value chart-inside' : 'chart-value'}
                  x={middle}
                  y={isInside ? drawn.bottom - 8 : y - 6}
                  textAnchor="middle"
                >
                  {bar.shown ?? data.format(bar.value)}
                </text>
                {lines.map((text, at) => (
                  <text key={text} x={middle} y={drawn.bottom + 16 + at * 14} textAnchor="middle">
                    {text}
                  </text>
                ))}
              </g>
            );
          })}
          {data.cumulativeLabel && <Cumulative drawn={drawn} data={data} />}
        </>
      )}
    </Plot>
  );
}

function Cumulative({ drawn, data }: { drawn: ReturnType<typeof layOutColumns>; data: ColumnsData }) {
  const path = line<(typeof drawn.columns)[number]>(
    ({ middle }) => middle,
    ({ shareY }) => shareY,
  )(drawn.columns);
  return (
    <g>
      <line className="chart-target" x1={drawn.left} x2={drawn.right} y1={drawn.share(0.8)} y2={drawn.share(0.8)} />
      {shareTicks.map((tick) => (
        <text key={tick} x={drawn.right + 8} y={drawn.share(tick) + 4}>
          {data.formatShare(tick)}
        </text>
      ))}
      <path className="chart-halo" d={path ?? ''} />
      <path className="chart-cumulative" d={path ?? ''} />
      {drawn.columns.map(({ bar, middle, shareY }) => (
        <circle key={bar.key} className="chart-cumulative-dot" cx={middle} cy={shareY} r={3} />
      ))}
    </g>
  );
}
