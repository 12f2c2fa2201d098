import { type ReactNode, useId, useRef, useState } from 'react';
import { IconButton } from '../buttons/icon-button';
import { Menu, type MenuEntry } from '../overlays/menu';
import { useChartHost } from './chart-host';
import { ChartTable, type ChartTableData } from './chart-table';
import { Legend, type LegendEntry } from './legend';
import { pictureOf } from './picture';

interface ChartCardProps {
  title: string;
  /** What is counted, in which unit. */
  subtitle?: string;
  /** Of the whole card's content, kept while it waits or has nothing to show. */
  height: number;
  wide?: boolean;
  /** The same as rows; null where there is nothing to show. */
  table: ChartTableData | null;
  legend?: readonly LegendEntry[];
  /** Beside the title, such as a choice of what is shown. */
  choice?: ReactNode;
  onExplain?: () => void;
  /** What else can be done with it, below what every chart can. */
  entries?: readonly MenuEntry[];
  /** Instead of the usual words where there is nothing to show. */
  emptyText?: string;
  children: ReactNode;
}

/** A chart with its title, its table, and what can be done with both. */
export function ChartCard(props: ChartCardProps) {
  const { title, subtitle, height, wide, table, legend = [], choice, onExplain, children } = props;
  const { words } = useChartHost();
  const heading = useId();
  const [isTable, setIsTable] = useState(false);
  const body = useRef<HTMLDivElement>(null);
  return (
    <section
      className={wide ? 'shrinks card chart-card chart-card-wide' : 'shrinks card chart-card'}
      aria-labelledby={heading}
    >
      <header>
        <div className="grow">
          <h3 id={heading}>{title}</h3>
          {subtitle && <p>{subtitle}</p>}
        </div>
        {choice}
        {onExplain && <IconButton icon="info" label={words.explain(title)} tooltipAlign="end" onClick={onExplain} />}
        <CardMenu props={props} body={body} isTable={isTable} setIsTable={setIsTable} />
      </header>
      <div ref={body} className="grow relative chart-body" style={{ minHeight: `${height}px` }}>
        {table === null ? (
          <p className="centred items-centre muted rounded sunken chart-empty">{props.emptyText ?? words.noData}</p>
        ) : isTable ? (
          // biome-ignore lint/a11y/useSemanticElements: no field stands in it
          <div
            className="bordered rounded chart-scroll"
            role="group"
            aria-label={words.showTable}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: without a link in it the keyboard could not scroll it
            tabIndex={0}
            style={{ maxHeight: `${height + 32}px` }}
          >
            <ChartTable caption={title} table={table} />
          </div>
        ) : (
          <>
            {children}
            <ChartTable caption={title} table={table} isHeard />
            {legend.length > 0 && <Legend entries={legend} />}
          </>
        )}
      </div>
    </section>
  );
}

interface CardMenuProps {
  props: ChartCardProps;
  body: React.RefObject<HTMLDivElement | null>;
  isTable: boolean;
  setIsTable: (isTable: boolean) => void;
}

function CardMenu({ props: { title, subtitle, table, entries = [] }, body, isTable, setIsTable }: CardMenuProps) {
  const { words, savePicture } = useChartHost();
  const [isOpen, setIsOpen] = useState(false);
  const trigger = useRef<HTMLSpanElement>(null);
  const isEmpty = table === null;
  const draw = async () => {
    const chart = body.current?.querySelector<SVGSVGElement>('.plot > svg');
    const legend = body.current?.querySelector<HTMLElement>('.chart-legend') ?? null;
    if (chart) savePicture(await pictureOf({ title, subtitle, chart, legend }), title);
  };
  const nothing = isEmpty ? words.nothingToSave : undefined;
  const all: MenuEntry[] = [
    {
      id: 'table',
      label: isTable ? words.showChart : words.showTable,
      why: nothing,
      onChoose: () => setIsTable(!isTable),
    },
    {
      id: 'picture',
      label: words.savePicture,
      icon: 'download',
      why: nothing ?? (isTable ? words.showChart : undefined),
      onChoose: draw,
    },
    ...entries.map((entry) => ({ ...entry, why: entry.why ?? nothing })),
  ];
  return (
    <span ref={trigger}>
      <IconButton
        icon="more"
        label={words.more(title)}
        tooltipAlign="end"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(true)}
      />
      {isOpen && <Menu label={words.more(title)} entries={all} triggerRef={trigger} onClose={() => setIsOpen(false)} />}
    </span>
  );
}
