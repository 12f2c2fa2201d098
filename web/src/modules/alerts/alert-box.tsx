import type { AlertBox, AlertState } from '@vigie/domain/modules/alerts/contract';
import { alertsMessages as m } from '@vigie/domain/modules/alerts/messages';
import { useEffect, useRef } from 'react';
import { ListPager } from '../../platform/lists/list-pager';
import { GoTo } from '../../platform/page/go-to';
import { LoadFailed, Loading } from '../../platform/page/loading';
import { useSay } from '../../platform/page/messages';
import { useRouter } from '../../platform/router/router';
import { EmptyState } from '../../ui/lists/empty-state';
import { AlertTable } from './alert-table';
import { addressOfAlerts } from './alerts-search';
import { useAlerts } from './queries';

interface AlertBoxListProps {
  box: AlertBox;
  state: AlertState;
  page: number;
  label: string;
}

const emptyTexts = { inbox: m.emptyInbox, outbox: m.emptyOutbox };

/** One of the two boxes, a page of it at a time. */
export function AlertBoxList({ box, state, page, label }: AlertBoxListProps) {
  const say = useSay();
  const { history } = useRouter();
  const { found, items } = useAlerts(box, state, page);
  const rows = usePageBeginning(page);
  const pageAddress = (target: number) => addressOfAlerts({ box, state, page: target, open: null });
  if (found.isPending) return <Loading lines={8} />;
  if (!found.data || !items) return <LoadFailed query={found} />;
  if (items.length === 0) {
    // The page was reached by hand, or what stood on it has moved.
    if (page > 1) return <GoTo path={pageAddress(found.data.pageCount)} />;
    if (state === 'unread') return <EmptyState title={say(m.noneUnread)} text={say(m.noneUnreadHelp)} />;
    return <EmptyState title={say(m.empty)} text={say(emptyTexts[box])} />;
  }
  return (
    <div ref={rows}>
      <AlertTable
        box={box}
        state={state}
        page={page}
        label={label}
        items={items}
        hasMore={page < found.data.pageCount}
        stale={found.isPlaceholderData}
      />
      <ListPager list={found.data} hrefOf={pageAddress} onPage={(target) => history.push(pageAddress(target))} />
    </div>
  );
}

/** On a phone the box stands below the composer: another page of it begins where the box does, not where the page does. */
function usePageBeginning(page: number) {
  const rows = useRef<HTMLDivElement>(null);
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    // After the list of pages has gone to the top.
    requestAnimationFrame(() => rows.current?.closest('section')?.scrollIntoView());
  }, [page]);
  return rows;
}
