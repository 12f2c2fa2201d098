import { line } from 'd3-shape';
import { type ControlData, type ControlPoint, layOutControl, stepPath, zoneAt } from './control-layout';
import { BottomLabels, Grid } from './grid';
import { measureIn } from './labels';
import { Plot } from './plot';

interface ControlChartProps extends ControlData {
  label: string;
  height: number;
}

const measure = measureIn(11);
const zoneParts = [2 / 3, 1 / 3, -1 / 3, -2 / 3];
const diamond = (x: number, y: number) => `M${x} ${y - 7}L${x + 7} ${y}L${x} ${y + 7}L${x - 7} ${y}Z`;

/** Points around their centre, between their limits. A point that breaks a rule is a diamond with the number of the rule. */
export function ControlChart({ label, height, ...data }: ControlChartProps) {
  return (
    <Plot label={label} height={height} layOut={(width) => layOutControl(data, width, height, measure)}>
      {(drawn, active) => (
        <>
          <Grid
            ticks={drawn.axis.ticks}
            place={drawn.y}
            left={drawn.left}
            right={drawn.right}
            format={data.formatTick}
          />
          {data.hasZones &&
            zoneParts.map((part) => (
              <path key={part} className="chart-zone" d={stepsOf(drawn, (point) => zoneAt(point, part))} />
            ))}
          <path className="chart-limit" d={stepsOf(drawn, ({ upper }) => upper)} />
          <path className="chart-limit" d={stepsOf(drawn, ({ lower }) => lower)} />
          <path className="chart-centre" d={stepsOf(drawn, ({ centre }) => centre)} />
          <EndLabels drawn={drawn} data={data} />
          <path className="chart-line chart-control-line" d={pathOf(drawn)} />
          {drawn.marks.map((mark) => {
            const signals = data.points[mark.at]?.signals ?? [];
            const isActive = mark.key === active?.key;
            // On the side away from the centre, where the line does not run through it, unless that is where the periods stand.
            const hasRoomBelow = mark.y + 20 < drawn.bottom;
            const isBelow = hasRoomBelow && mark.y > drawn.y(data.points[mark.at]?.centre ?? 0);
            if (signals.length === 0) {
              return (
                <circle
                  key={mark.key}
                  className="chart-dot chart-control-dot"
                  cx={mark.x}
                  cy={mark.y}
                  r={isActive ? 5 : 3}
                />
              );
            }
            return (
              <g key={mark.key}>
                <path className="chart-signal" data-active={isActive || undefined} d={diamond(mark.x, mark.y)} />
                <text
                  className="chart-signal-mark"
                  x={mark.x}
                  y={isBelow ? mark.y + 20 : mark.y - 11}
                  textAnchor="middle"
                >
                  {signals.map((signal) => signal.mark).join(' ')}
                </text>
              </g>
            );
          })}
          <BottomLabels
            labels={drawn.placed.map(({ point, x }) => ({ key: point.key, text: point.label, x }))}
            slot={drawn.slot}
            y={height - 8}
            measure={measure}
          />
        </>
      )}
    </Plot>
  );
}

type Drawn = ReturnType<typeof layOutControl>;

function stepsOf({ placed, y, left, right }: Drawn, read: (point: ControlPoint) => number | null): string {
  const places = placed.map(({ point, x }) => {
    const value = read(point);
    return { x, y: value === null ? null : y(value) };
  });
  return stepPath(places, left, right);
}

function pathOf({ placed, y }: Drawn): string {
  return (
    line<Drawn['placed'][number]>(
      ({ x }) => x,
      ({ point }) => y(point.value ?? 0),
    ).defined(({ point }) => point.value !== null)(placed) ?? ''
  );
}

/** Names at the right end of the lines, where there is nothing else. */
function EndLabels({ drawn, data }: { drawn: Drawn; data: ControlData }) {
  const last = drawn.placed.findLast(({ point }) => point.centre !== null)?.point;
  if (!last) return null;
  const ends = [
    { label: data.upperLabel, value: last.upper },
    { label: data.centreLabel, value: last.centre },
    { label: data.lowerLabel, value: last.lower },
  ];
  return ends.map(({ label, value }) =>
    value === null ? null : (
      <text key={label} className="chart-end" x={drawn.right + 4} y={drawn.y(value) + 4}>
        {label}
      </text>
    ),
  );
}
