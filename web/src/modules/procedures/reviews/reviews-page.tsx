import { useQuery } from '@tanstack/react-query';
import { addMonths } from '@vigie/domain/kernel/day';
import type { CallOf } from '@vigie/domain/kernel/http/endpoint';
import { procedureAddress } from '@vigie/domain/modules/procedures/id';
import { procedurePageMessages } from '@vigie/domain/modules/procedures/messages';
import { procedurePagesMessages as p } from '@vigie/domain/modules/procedures/pages/messages';
import { type ProcedureEntry, proceduresEndpoints } from '@vigie/domain/modules/procedures/procedures/contract';
import { useMemo } from 'react';
import { todayHere } from '../../../platform/page/dates';
import { LoadFailed, Loading } from '../../../platform/page/loading';
import { useSay } from '../../../platform/page/messages';
import { EntryPerson } from '../../../platform/records/entry-marks';
import { Link } from '../../../platform/router/link';
import { call } from '../../../platform/transport/api';
import { Card } from '../../../ui/foundation/card';
import { Page } from '../../../ui/foundation/page';
import { useShownLanguage } from '../../../ui/foundation/shown-language';
import { ReviewDay } from '../marks';
import { ProceduresNav } from '../procedures-nav';
import { byMonth, monthsShown } from './by-month';

type ListQuery = CallOf<typeof proceduresEndpoints.listProcedures>['query'];

/** The first pages of what is due, the earliest first. */
async function readDue(signal: AbortSignal): Promise<readonly ProcedureEntry[]> {
  const until = addMonths(todayHere(), monthsShown);
  const items: ProcedureEntry[] = [];
  for (let page = 1; page <= 20; page += 1) {
    const query = { status: 'active', assigned: 'everyone', sort: 'reviewDueOn', direction: 'asc', page: String(page) };
    const answer = await call(proceduresEndpoints.listProcedures, {
      query: { ...query, today: todayHere() } as unknown as ListQuery,
      signal,
    });
    const due = answer.items.filter(({ reviewDueOn }) => reviewDueOn !== null && reviewDueOn <= until);
    items.push(...due);
    if (due.length < answer.items.length || !answer.isMore) break;
  }
  return items;
}

/** Which procedures are to be reviewed, month by month. */
export default function ReviewsPage() {
  const say = useSay();
  const language = useShownLanguage();
  const found = useQuery({ queryKey: ['procedure', 'reviews'], queryFn: ({ signal }) => readDue(signal) });
  const months = useMemo(() => byMonth(found.data ?? [], todayHere()), [found.data]);
  const nameOf = (month: string | null) =>
    month === null
      ? say(p.lateReviews)
      : new Date(`${month}-01T12:00:00Z`).toLocaleDateString(language, { month: 'long', year: 'numeric' });
  return (
    <>
      <ProceduresNav at="reviews" />
      <Page
        title={say(procedurePageMessages.reviews)}
        {...(found.data && { count: say(p.reviewCount, { n: found.data.length }) })}
      >
        <div className="stack">
          {!found.data && (found.isPending ? <Loading lines={12} /> : <LoadFailed query={found} />)}
          {found.data?.length === 0 && <p className="muted">{say(p.noReviews)}</p>}
          {months.map(({ month, items }) => (
            <Card key={month ?? 'late'} title={nameOf(month)}>
              <ul className="lines">
                {items.map(({ id, code, title, owner, reviewDueOn }) => (
                  <li key={id}>
                    <span className="grow">
                      <Link className="breaks touch-link" to={procedureAddress(id)}>
                        {code} · {title}
                      </Link>
                    </span>
                    <EntryPerson name={owner} />
                    <ReviewDay dueOn={reviewDueOn} />
                  </li>
                ))}
              </ul>
            </Card>
          ))}
        </div>
      </Page>
    </>
  );
}
