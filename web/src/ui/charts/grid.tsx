import { isLabelled, labelStep, type Measure } from './labels';

interface GridProps {
  ticks: readonly number[];
  place: (tick: number) => number;
  left: number;
  right: number;
  format: (tick: number) => string;
}

/** Lines across, with their values to the left. */
export function Grid({ ticks, place, left, right, format }: GridProps) {
  return ticks.map((tick) => (
    <g key={tick}>
      <line
        className={tick === 0 ? 'chart-axis' : 'chart-gridline'}
        x1={left}
        x2={right}
        y1={place(tick)}
        y2={place(tick)}
      />
      <text x={left - 8} y={place(tick) + 4} textAnchor="end">
        {format(tick)}
      </text>
    </g>
  ));
}

interface BottomLabelsProps {
  labels: readonly { readonly key: string; readonly text: string; readonly x: number }[];
  slot: number;
  y: number;
  measure: Measure;
}

/** As many of them as there is room for. */
export function BottomLabels({ labels, slot, y, measure }: BottomLabelsProps) {
  const step = labelStep(
    labels.map(({ text }) => text),
    slot,
    measure,
  );
  return labels
    .filter((_, at) => isLabelled(at, labels.length, step))
    .map(({ key, text, x }) => (
      <text key={key} x={x} y={y} textAnchor="middle">
        {text}
      </text>
    ));
}

/** What the values at the left take, so that the longest of them fits. */
export const roomForTicks = (ticks: readonly number[], format: (tick: number) => string, measure: Measure) =>
  Math.ceil(Math.max(16, ...ticks.map((tick) => measure(format(tick))))) + 12;
