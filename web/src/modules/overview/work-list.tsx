import { caseKinds } from '@vigie/domain/modules/cases/public';
import type { Figure, WorkItem } from '@vigie/domain/modules/overview/contract';
import { overviewMessages as m } from '@vigie/domain/modules/overview/messages';
import { groupedByWork } from '@vigie/domain/modules/overview/urgency';
import { useId, useMemo, useRef } from 'react';
import { placeOf } from '../../platform/page/address';
import { todayHere } from '../../platform/page/dates';
import { useSay } from '../../platform/page/messages';
import { Link } from '../../platform/router/link';
import { useRowWalk } from './use-row-walk';
import { WorkRow } from './work-row';

interface WorkListProps {
  figures: readonly Figure[];
  items: readonly WorkItem[];
  /** Whose it is need not be said where it is all of one person. */
  isOwn?: boolean;
}

/** Everything that waits, by what is to be done with it; the group with the most urgent of all comes first. */
export function WorkList({ figures, items, isOwn = true }: WorkListProps) {
  const list = useRef<HTMLDivElement>(null);
  useRowWalk(list);
  const today = todayHere();
  const groups = useMemo(() => groupedByWork<string, WorkItem>(items, today), [items, today]);
  return (
    <div ref={list} className="card overview-groups">
      {groups.map(({ work, items: rows }) => (
        <WorkGroup key={work} rows={rows} isOwn={isOwn} figure={figures.find((one) => one.work === work)} />
      ))}
    </div>
  );
}

interface WorkGroupProps {
  rows: readonly WorkItem[];
  isOwn: boolean;
  figure: Figure | undefined;
}

function WorkGroup({ rows, isOwn, figure }: WorkGroupProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <div className="cluster overview-group-head">
        <h2 id={id}>{figure?.label}</h2>
        <RestOf figure={figure} shown={rows.length} />
      </div>
      <ul>
        {rows.map((item) => (
          <WorkRow key={item.id} item={item} isOwn={isOwn} />
        ))}
      </ul>
    </section>
  );
}

/** Where the others are, when not all of them are shown. */
function RestOf({ figure, shown }: { figure: Figure | undefined; shown: number }) {
  const say = useSay();
  const parts = figure?.parts ?? [];
  if (parts.reduce((sum, { total }) => sum + total, 0) <= shown) return null;
  return (
    <span className="inline-row wrap small muted digits overview-rest">
      {parts.length > 1 && <span aria-hidden="true">{say(m.allOf)}</span>}
      {parts.map(({ kind, total, address }) => (
        <Link key={address} {...placeOf(address)}>
          {kind && <span className="sr">{say(m.ofKind, { kind: say(caseKinds[kind].label) })}</span>}
          {kind && parts.length > 1
            ? ` ${caseKinds[kind].prefix.slice(0, -1)} ${total}`
            : ` ${say(m.seeAll, { n: total })}`}
        </Link>
      ))}
    </span>
  );
}
