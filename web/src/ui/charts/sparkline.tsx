import { line } from 'd3-shape';
import { layOutSparkline, type Stop } from './sparkline-layout';

const width = 88;
const height = 28;

/** How a figure has come to where it is. Decoration: the figure beside it and its chart say the same. */
export function Sparkline({ values }: { values: readonly (number | null)[] }) {
  const stops = layOutSparkline(values, width, height);
  const last = stops.at(-1);
  if (!last) return null;
  const path = line<Stop>(
    ({ x }) => x,
    ({ y }) => y,
  )(stops);
  return (
    <svg
      className="rigid sparkline"
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
    >
      <path d={path ?? ''} />
      <circle cx={last.x} cy={last.y} r={2.5} />
    </svg>
  );
}
