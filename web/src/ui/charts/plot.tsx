import { type KeyboardEvent, type PointerEvent, type ReactNode, useId, useState } from 'react';
import { useChartHost } from './chart-host';
import { type Direction, type Mark, markAfter, markAt, wordsOf } from './marks';
import { useWidth } from './use-width';
import './charts.css';

export interface Drawing {
  readonly marks: readonly Mark[];
}

interface PlotProps<Drawn extends Drawing> {
  label: string;
  height: number | ((width: number) => number);
  direction?: Direction;
  layOut: (width: number) => Drawn;
  children: (drawn: Drawn, active: Mark | null) => ReactNode;
}

/**
 * The surface that a chart is drawn on, at its real width. Its values are walked through with the arrow keys as one stop of
 * the Tab key; they are no links of their own, because hundreds of them would be too small for a finger and in the way of
 * the keyboard. The table beside the chart has them as links.
 */
export function Plot<Drawn extends Drawing>({
  label,
  direction = 'across',
  layOut,
  children,
  ...size
}: PlotProps<Drawn>) {
  const { words, follow } = useChartHost();
  const hint = useId();
  const [box, width] = useWidth<HTMLDivElement>();
  const [activeKey, setActiveKey] = useState<string | null>(null);
  const [isByKey, setIsByKey] = useState(false);
  const height = typeof size.height === 'number' ? size.height : size.height(width ?? 0);
  const drawn = width === null ? null : layOut(width);
  const marks = drawn?.marks ?? [];
  const active = marks.find(({ key }) => key === activeKey) ?? null;

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Escape' && active) setActiveKey(null);
    else if (event.key === 'Enter' && active?.href) follow(active.href);
    else {
      const next = markAfter(marks, active, event.key, direction);
      if (!next) return;
      setIsByKey(true);
      setActiveKey(next.key);
    }
    event.preventDefault();
    event.stopPropagation();
  };
  const found = (event: PointerEvent | React.MouseEvent) => {
    const { left, top } = (box.current as HTMLElement).getBoundingClientRect();
    return markAt(marks, event.clientX - left, event.clientY - top);
  };
  const onPointerMove = (event: PointerEvent) => {
    if (event.pointerType === 'touch') return;
    setIsByKey(false);
    setActiveKey(found(event)?.key ?? null);
  };
  // A finger first sees the value; what it leads to is a link beside that.
  const onPointerUp = (event: PointerEvent) => {
    if (event.pointerType !== 'touch') return;
    const mark = found(event);
    setIsByKey(false);
    setActiveKey(mark?.key === activeKey ? null : (mark?.key ?? null));
  };
  const onClick = (event: React.MouseEvent) => {
    const isTouch = (event.nativeEvent as globalThis.PointerEvent).pointerType === 'touch';
    const mark = isTouch ? null : found(event);
    if (!mark?.href) return;
    if (event.ctrlKey || event.metaKey) window.open(mark.href, '_blank', 'noopener');
    else follow(mark.href);
  };
  return (
    <div
      ref={box}
      className={active?.href ? 'rounded-sm shrinks relative plot plot-leads' : 'rounded-sm shrinks relative plot'}
      role="application"
      aria-label={label}
      aria-describedby={hint}
      tabIndex={marks.length > 0 ? 0 : undefined}
      onKeyDown={onKeyDown}
      onBlur={({ currentTarget, relatedTarget }) => !currentTarget.contains(relatedTarget) && setActiveKey(null)}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerUp}
      onPointerLeave={(event) => event.pointerType !== 'touch' && !isByKey && setActiveKey(null)}
      onClick={onClick}
    >
      <svg
        className="chart"
        width={width ?? 0}
        height={height}
        viewBox={`0 0 ${width ?? 1} ${height}`}
        aria-hidden="true"
      >
        {drawn && children(drawn, active)}
      </svg>
      <span id={hint} className="sr">
        {words.keys}
      </span>
      <span className="sr" aria-live="polite">
        {active && isByKey ? wordsOf(active) : ''}
      </span>
      {active && width !== null && <MarkWords mark={active} width={width} height={height} />}
    </div>
  );
}

/** What a mark says, beside it and never over the edge of the chart. */
function MarkWords({ mark, width, height }: { mark: Mark; width: number; height: number }) {
  const { words, follow } = useChartHost();
  const isRight = mark.x > width / 2;
  const isLow = mark.y > height / 2;
  const place = {
    [isRight ? 'right' : 'left']: `${isRight ? width - mark.x + 10 : mark.x + 10}px`,
    [isLow ? 'bottom' : 'top']: `${Math.max(0, isLow ? height - mark.y + 6 : mark.y + 6)}px`,
    maxWidth: `${Math.max(120, (isRight ? mark.x : width - mark.x) - 12)}px`,
  };
  return (
    <div className="tight grid gap-2 small breaks rounded no-print mark-words" style={place} aria-hidden="true">
      <b>{mark.title}</b>
      {mark.lines.map(({ label, value }) => (
        <span key={label} className="flex gap-16 row-between mark-line">
          {label && <span>{label}</span>}
          <span className="strong digits mark-value">{value}</span>
        </span>
      ))}
      {mark.href && (
        <a
          href={mark.href}
          tabIndex={-1}
          onClick={(event) => {
            event.preventDefault();
            event.stopPropagation();
            follow(mark.href as string);
          }}
        >
          {words.follow}
        </a>
      )}
    </div>
  );
}
