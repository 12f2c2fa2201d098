import type { Walked } from '@vigie/domain/modules/gemba/figures/contract';
import { walkedMessages as m } from '@vigie/domain/modules/gemba/figures/messages';
import { LoadFailed, Loading } from '../../../platform/page/loading';
import { useSay } from '../../../platform/page/messages';
import { usePageSearch } from '../../../platform/page/page-search';
import { EmptyState } from '../../../ui/lists/empty-state';
import { GembaNav } from '../gemba-nav';
import { FiguresFrame, showLatest } from './figures-frame';
import { formatMonth, lastMonthIn } from './month-search';
import { useWalked } from './queries';
import { percentOf, type Share, sumOf } from './shares';

/** Who has finished the walks that were planned for them, month by month. */
export default function WalkedPage() {
  const say = useSay();
  const until = usePageSearch(lastMonthIn);
  const found = useWalked(until);
  const isEmpty = found.data?.people.length === 0;
  return (
    <>
      <GembaNav at="walked" />
      <FiguresFrame title={m.title} path="/apps/gemba/walked" until={until}>
        {found.isPending && <Loading lines={12} />}
        {found.isError && !found.data && <LoadFailed query={found} />}
        {isEmpty && <EmptyState title={say(m.none)} />}
        {found.data && !isEmpty && <People walked={found.data} isStale={found.isPlaceholderData} />}
      </FiguresFrame>
    </>
  );
}

function People({ walked: { months, people }, isStale }: { walked: Walked; isStale: boolean }) {
  const say = useSay();
  const inMonth = months.map((_month, at) => sumOf(people.flatMap(({ cells }) => cells[at] ?? [])));
  const all = sumOf(inMonth);
  return (
    <>
      <p className="muted">{say(m.rate, { ...all, percent: percentOf(all) })}</p>
      <section
        ref={showLatest}
        className="card figure-scroll"
        aria-label={say(m.caption)}
        aria-busy={isStale || undefined}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: without a control in it, a keyboard could not scroll it
        tabIndex={0}
      >
        <table className="digits text-13 full-width figure-table">
          <caption className="sr">{say(m.caption)}</caption>
          <thead>
            <tr>
              <th scope="col">{say(m.person)}</th>
              {months.map((month) => (
                <th key={month} scope="col">
                  {formatMonth(month)}
                </th>
              ))}
              <th scope="col">{say(m.total)}</th>
            </tr>
          </thead>
          <tbody>
            {people.map(({ id, name, cells }) => (
              <tr key={id}>
                <th scope="row">{name}</th>
                {months.map((month, at) => (
                  <td key={month}>
                    <ShareCell share={cells[at]} person={name} month={formatMonth(month)} />
                  </td>
                ))}
                <td>
                  <ShareCell share={sumOf(cells)} person={name} month={say(m.total)} />
                </td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{say(m.everyone)}</th>
              {months.map((month, at) => (
                <td key={month}>
                  <ShareCell share={inMonth[at]} person={say(m.everyone)} month={formatMonth(month)} />
                </td>
              ))}
              <td>
                <ShareCell share={all} person={say(m.everyone)} month={say(m.total)} />
              </td>
            </tr>
          </tfoot>
        </table>
      </section>
    </>
  );
}

interface ShareCellProps {
  share: Share | undefined;
  person: string;
  month: string;
}

/** Done of due; the words are read aloud. */
function ShareCell({ share = { done: 0, due: 0 }, person, month }: ShareCellProps) {
  const say = useSay();
  const { done, due } = share;
  if (done + due === 0) return null;
  return (
    <span className={done < due ? 'walked-part' : 'walked-all'}>
      <span aria-hidden="true">{`${done}/${due}`}</span>
      <span className="sr">{say(m.cell, { person, month, done, due })}</span>
    </span>
  );
}
