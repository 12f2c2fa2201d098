import { area, line } from 'd3-shape';
import { BottomLabels, Grid } from './grid';
import { measureIn } from './labels';
import type { Mark } from './marks';
import { Plot } from './plot';
import { layOutTime, type TimeChartData, type TimePoint } from './time-layout';

interface TimeChartProps extends TimeChartData {
  label: string;
  height: number;
}

const measure = measureIn(11);
/** More points than this are a line alone: dots would touch. */
const mostDots = 60;

/** One or two series over time. The first is drawn full, the second dashed or hollow, so that they differ without colour. */
export function TimeChart({ label, height, ...data }: TimeChartProps) {
  const { points, kind, formatTick } = data;
  return (
    <Plot label={label} height={height} layOut={(width) => layOutTime(data, width, height, measure)}>
      {(drawn, active) => (
        <>
          <Grid ticks={drawn.axis.ticks} place={drawn.y} left={drawn.left} right={drawn.right} format={formatTick} />
          {active && kind === 'lines' && (
            <line className="chart-cursor" x1={active.x} x2={active.x} y1={drawn.top} y2={drawn.bottom} />
          )}
          {kind === 'lines' ? (
            <Lines drawn={drawn} data={data} active={active} />
          ) : (
            <Columns drawn={drawn} data={data} active={active} />
          )}
          <BottomLabels
            labels={points.map((point) => ({ key: point.key, text: point.label, x: drawn.middle(point.key) }))}
            slot={drawn.slot}
            y={height - 8}
            measure={measure}
          />
        </>
      )}
    </Plot>
  );
}

interface SeriesProps {
  drawn: ReturnType<typeof layOutTime>;
  data: TimeChartData;
  active: Mark | null;
}

function Lines({ drawn, data: { points, series }, active }: SeriesProps) {
  const isFew = points.length <= mostDots;
  const known = (point: TimePoint, place: number) => point.values[place] ?? 0;
  const isKnown = (place: number) => (point: TimePoint) => typeof point.values[place] === 'number';
  const x = ({ key }: TimePoint) => drawn.middle(key);
  // Without a neighbour there is no line, and the dot is all there is to see.
  const isAlone = ({ at, series: place }: Mark) =>
    [at - 1, at + 1].every((next) => typeof points[next]?.values[place] !== 'number');
  // The second one below, so that the first, which is filled, is whole.
  return series
    .map((one, place) => ({ one, place }))
    .toReversed()
    .map(({ one, place }) => (
      <g key={one.label} className={`chart-series-${place + 1}`}>
        {place === 0 && points.length > 1 && (
          <path
            className="chart-area"
            d={area<TimePoint>(x, drawn.bottom, (point) => drawn.y(known(point, 0))).defined(isKnown(0))(points) ?? ''}
          />
        )}
        <path
          className="chart-line"
          d={line<TimePoint>(x, (point) => drawn.y(known(point, place))).defined(isKnown(place))(points) ?? ''}
        />
        {drawn.marks
          .filter((mark) => mark.series === place && (isFew || mark === active))
          .map((mark) => (
            <circle
              key={mark.key}
              className="chart-dot"
              data-active={mark.key === active?.key || undefined}
              cx={mark.x}
              cy={mark.y}
              r={mark.key === active?.key || isAlone(mark) ? 5 : points.length > 30 ? 2 : 3}
            />
          ))}
      </g>
    ));
}

function Columns({ drawn, active }: SeriesProps) {
  const gap = drawn.column > 6 ? 1 : 0;
  return drawn.marks.map((mark) => (
    <g key={mark.key} className={`chart-series-${mark.series + 1}`}>
      <rect
        className="chart-column"
        data-active={mark.key === active?.key || undefined}
        x={mark.x - drawn.column / 2 + gap}
        y={mark.y}
        width={Math.max(1, drawn.column - 2 * gap)}
        height={Math.max(0, drawn.bottom - mark.y)}
        rx={drawn.column > 6 ? 2 : 0}
      />
    </g>
  ));
}
