/** How something is drawn, for the line below a chart that says what is what. */
export type Look =
  | 'line-1'
  | 'line-2'
  | 'column-1'
  | 'column-2'
  | 'bar'
  | 'bar-soft'
  | 'cumulative'
  | 'target'
  | 'range'
  | 'limit'
  | 'centre'
  | 'signal';

export interface LegendEntry {
  readonly look: Look;
  readonly label: string;
}

export function Legend({ entries }: { entries: readonly LegendEntry[] }) {
  return (
    <ul className="cluster meta chart-legend">
      {entries.map(({ look, label }) => (
        <li className="inline-row" key={label}>
          <svg className="chart" width="18" height="12" viewBox="0 0 18 12" aria-hidden="true">
            <Sample look={look} />
          </svg>
          <span>{label}</span>
        </li>
      ))}
    </ul>
  );
}

function Sample({ look }: { look: Look }) {
  switch (look) {
    case 'line-1':
    case 'line-2':
      return (
        <g className={look === 'line-1' ? 'chart-series-1' : 'chart-series-2'}>
          <path className="chart-line" d="M0 6L18 6" />
          <circle className="chart-dot" cx="9" cy="6" r="3" />
        </g>
      );
    case 'column-1':
    case 'column-2':
      return (
        <g className={look === 'column-1' ? 'chart-series-1' : 'chart-series-2'}>
          <rect className="chart-column" x="1" y="1" width="16" height="10" rx="2" />
        </g>
      );
    case 'range':
      return (
        <g>
          <line className="chart-range" x1="0" x2="13" y1="6" y2="6" />
          <circle className="chart-range-high" cx="13" cy="6" r="4" />
        </g>
      );
    case 'signal':
      return <path className="chart-signal" d="M9 0L15 6L9 12L3 6Z" />;
    case 'bar':
    case 'bar-soft':
      return <rect className={`chart-${look}`} x="1" y="1" width="16" height="10" rx="2" />;
    default:
      return <path className={`chart-${look}`} d="M0 6L18 6" />;
  }
}
