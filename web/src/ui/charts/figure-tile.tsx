import type { ReactNode } from 'react';
import { Icon } from '../icons/icon';
import { Sparkline } from './sparkline';
import './figure-tile.css';

export interface FigureChange {
  /** In words, such as `4 fewer than before`. */
  readonly words: string;
  readonly direction: 'up' | 'down' | 'same';
  readonly tone: 'good' | 'bad' | 'neutral';
}

interface FigureTileProps {
  label: string;
  /** Null where there is no value. */
  value: string | null;
  /** What it is made of, below it. */
  note?: string | undefined;
  noData: string;
  change?: FigureChange | undefined;
  values?: readonly (number | null)[];
  /** The figure as a link to what it counts. */
  link?: ((figure: ReactNode) => ReactNode) | undefined;
  end?: ReactNode;
}

const arrows = { up: 'arrow-up', down: 'arrow-down', same: null } as const;

/** One figure, what has become of it since, and how it came there. */
export function FigureTile({ label, value, note, noData, change, values, link, end }: FigureTileProps) {
  const figure = <b>{value}</b>;
  const arrow = change && arrows[change.direction];
  return (
    <div className="surface shrinks figure">
      <div className="row gap-4 figure-head">
        <span className="grow meta strong">{label}</span>
        {end}
      </div>
      <div className="row row-between figure-row">
        {value === null ? (
          <span className="muted figure-none">{noData}</span>
        ) : (
          <span className="shrinks digits nowrap figure-value">{link ? link(figure) : figure}</span>
        )}
        {value !== null && values && values.length > 1 && <Sparkline values={values} />}
      </div>
      <span className={`icons-12 row gap-4 meta figure-note ${change?.tone ?? 'neutral'}`}>
        {arrow && <Icon name={arrow} />}
        {change?.words ?? ' '}
      </span>
      <span className="block meta digits figure-note">{value === null ? '' : note}</span>
    </div>
  );
}
