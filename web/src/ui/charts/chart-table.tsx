import { useChartHost } from './chart-host';

export interface ChartCell {
  readonly text: string;
  readonly href?: string | undefined;
}

/** The same as a chart, as rows: the first cell of each says what the row is about. */
export interface ChartTableData {
  readonly columns: readonly string[];
  readonly rows: readonly { readonly key: string; readonly label: string; readonly cells: readonly ChartCell[] }[];
}

interface ChartTableProps {
  caption: string;
  table: ChartTableData;
  /** Only read aloud, while the chart is what is seen: without links, which the keyboard would come by unseen. */
  isHeard?: boolean;
}

export function ChartTable({ caption, table, isHeard = false }: ChartTableProps) {
  const { follow } = useChartHost();
  const [first = '', ...others] = table.columns;
  const drawn = (
    <table className={isHeard ? undefined : 'digits text-13 full-width chart-table'}>
      <caption className="sr">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{first}</th>
          {others.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {table.rows.map(({ key, label, cells }) => (
          <tr key={key}>
            <th scope="row">{label}</th>
            {cells.map(({ text, href }, at) => (
              <td key={table.columns[at + 1]}>
                {href && !isHeard ? (
                  <a
                    className="inline-row row-end"
                    href={href}
                    aria-label={`${label}, ${others[at]}: ${text}`}
                    onClick={(event) => {
                      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
                      event.preventDefault();
                      follow(href);
                    }}
                  >
                    {text}
                  </a>
                ) : (
                  text
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
  // A table cannot be made smaller than its words; what is around it can.
  return isHeard ? <div className="sr">{drawn}</div> : drawn;
}
