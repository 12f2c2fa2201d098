import type { HeatMap } from '@vigie/domain/modules/gemba/figures/contract';
import { cellQuery, shadeBounds, shadeOf } from '@vigie/domain/modules/gemba/figures/heat';
import { heatMapMessages as m } from '@vigie/domain/modules/gemba/figures/messages';
import { stationKind } from '@vigie/domain/modules/gemba/stations/kind';
import { ExportButton } from '../../../platform/lists/export-button';
import { LoadFailed, Loading } from '../../../platform/page/loading';
import { useSay } from '../../../platform/page/messages';
import { usePageSearch } from '../../../platform/page/page-search';
import { Link } from '../../../platform/router/link';
import { EmptyState } from '../../../ui/lists/empty-state';
import { GembaNav } from '../gemba-nav';
import { FiguresFrame, showLatest } from './figures-frame';
import { formatMonth, lastMonthIn } from './month-search';
import { heatMapFile, useHeatMap } from './queries';

/** Where there is much to improve, station by station and month by month. */
export default function HeatMapPage() {
  const say = useSay();
  const until = usePageSearch(lastMonthIn);
  const found = useHeatMap(until);
  const isEmpty = found.data?.stations.length === 0;
  return (
    <>
      <GembaNav at="heatMap" />
      <FiguresFrame
        title={m.title}
        path="/apps/gemba/heat-map"
        until={until}
        actions={<ExportButton source={heatMapFile(until)} empty={isEmpty} />}
      >
        {found.isPending && <Loading lines={12} />}
        {found.isError && !found.data && <LoadFailed query={found} />}
        {isEmpty && <EmptyState title={say(m.none)} />}
        {found.data && !isEmpty && <Heat map={found.data} isStale={found.isPlaceholderData} />}
      </FiguresFrame>
    </>
  );
}

function Heat({ map: { months, stations }, isStale }: { map: HeatMap; isStale: boolean }) {
  const say = useSay();
  return (
    <>
      <Legend />
      <div ref={showLatest} className="card figure-scroll" aria-busy={isStale || undefined}>
        <table className="digits text-13 full-width figure-table">
          <caption className="sr">{say(m.caption)}</caption>
          <thead>
            <tr>
              <th scope="col">{say(m.station)}</th>
              {months.map((month) => (
                <th key={month} scope="col">
                  {formatMonth(month)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {stations.map(({ id, label, site, department, cells }) => (
              <tr key={id}>
                <th scope="row">
                  <Link className="touch-link" to={stationKind.address(id)}>
                    {label}
                  </Link>
                  <small className="meta block">{[site, department].join(' · ')}</small>
                </th>
                {months.map((month, at) => (
                  <td key={month}>
                    <HeatCell stationId={id} label={label} month={month} {...(cells[at] ?? nothing)} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

const nothing = { improve: 0, good: 0 };

interface HeatCellProps {
  stationId: string;
  label: string;
  month: string;
  improve: number;
  good: number;
}

/** What it counts is the list that it leads to. */
function HeatCell({ stationId, label, month, improve, good }: HeatCellProps) {
  const say = useSay();
  const words = say(m.cell, { station: label, month: formatMonth(month), improve, good });
  if (improve + good === 0) return <span className="sr">{words}</span>;
  return (
    <Link
      className={`strong heat-cell heat-${shadeOf(improve)}`}
      to="/apps/gemba/observations"
      search={cellQuery(stationId, month)}
      title={words}
    >
      <span aria-hidden="true">{improve}</span>
      {good > 0 && <small aria-hidden="true">{`+${good}`}</small>}
      <span className="sr">{words}</span>
    </Link>
  );
}

function Legend() {
  const say = useSay();
  const last = shadeBounds.length - 1;
  const words = shadeBounds.map((bound, at) => {
    const next = shadeBounds[at + 1];
    if (at === last || next === undefined) return `${bound}+`;
    return next - 1 > bound ? `${bound}–${next - 1}` : String(bound);
  });
  return (
    <p className="row wrap note">
      {say(m.legend)}
      {words.map((word, shade) => (
        <span key={word} className={`digits strong heat-cell heat-key heat-${shade}`}>
          {word}
        </span>
      ))}
      <span>{say(m.legendGood)}</span>
    </p>
  );
}
