import { pageTitleMessages } from '@vigie/domain/messages/shell/page-titles';
import type { NotificationState } from '@vigie/domain/modules/notifications/contract';
import {
  notificationListMessages,
  notificationSnoozeMessages,
} from '@vigie/domain/modules/notifications/messages/notifications';
import { notificationPageMessages as m } from '@vigie/domain/modules/notifications/messages/page';
import { ListPager } from '../../platform/lists/list-pager';
import { MarkAllRead } from '../../platform/lists/mark-all-read';
import { GoTo } from '../../platform/page/go-to';
import { LoadFailed, Loading } from '../../platform/page/loading';
import { useSay } from '../../platform/page/messages';
import { usePageSearch } from '../../platform/page/page-search';
import { formatUnread } from '../../platform/records/format-unread';
import { Link } from '../../platform/router/link';
import { useRouter } from '../../platform/router/router';
import { Button } from '../../ui/buttons/button';
import { Page } from '../../ui/foundation/page';
import { Badge } from '../../ui/icons/badge';
import { Icon } from '../../ui/icons/icon';
import { EmptyState } from '../../ui/lists/empty-state';
import { Tabs } from '../../ui/lists/tabs';
import { useUnreadAlerts } from '../alerts/public';
import { NotificationChoices } from './notification-choices';
import { NotificationList } from './notification-list';
import {
  addressOfNotifications,
  type NotificationsSearch,
  notificationsSearchOf,
  notificationTabs,
} from './notifications-search';
import { useNotificationCalls, useNotifications } from './queries';
import { useUnread } from './unread';

const readTexts = {
  mark: m.markAllRead,
  done: notificationListMessages.markedAll,
  nothing: notificationListMessages.nothingToMark,
};
const tabLabels = { unread: m.unread, all: m.all, snoozed: notificationSnoozeMessages.snoozed, choices: m.choices };

export default function NotificationsPage() {
  const say = useSay();
  const { history } = useRouter();
  const { tab, page } = usePageSearch(notificationsSearchOf);
  const unread = useUnread();
  const { markRead } = useNotificationCalls();
  const count = unread !== undefined && say(notificationListMessages.count, { n: formatUnread(unread) });
  return (
    <Page
      narrow
      title={say(m.title)}
      {...(count && { count })}
      actions={
        <>
          <AlertsLink />
          {(tab === 'unread' || tab === 'all') && (
            <MarkAllRead unread={unread} texts={readTexts} markRead={() => markRead()} />
          )}
        </>
      }
    >
      <Tabs
        label={say(m.title)}
        tabs={notificationTabs.map((value) => ({ value, label: say(tabLabels[value]) }))}
        value={tab}
        onChange={(chosen) => history.push(addressOfNotifications({ tab: chosen, page: 1 }))}
      >
        {tab === 'choices' ? <NotificationChoices /> : <Notifications key={tab} tab={tab} page={page} />}
      </Tabs>
    </Page>
  );
}

/** What people write to each other stands apart, on a page that no tile leads to. */
function AlertsLink() {
  const say = useSay();
  const unread = useUnreadAlerts();
  const count = unread ? formatUnread(unread) : null;
  return (
    <Link
      className="btn"
      to="/apps/alertes"
      aria-label={count === null ? undefined : say(notificationListMessages.alerts, { n: count })}
    >
      <Icon name="message" />
      {say(pageTitleMessages.alerts)} {count !== null && <Badge accent>{count}</Badge>}
    </Link>
  );
}

function Notifications({ tab, page }: { tab: NotificationState; page: number }) {
  const say = useSay();
  const { history } = useRouter();
  const found = useNotifications(tab, page);
  const addressOf = (changes: Partial<NotificationsSearch>) => addressOfNotifications({ tab, page: 1, ...changes });
  if (found.isPending) return <Loading lines={10} />;
  if (!found.data) {
    return <LoadFailed query={found} />;
  }
  if (found.data.items.length === 0) {
    // The last of a later page has just been read, perhaps on another device.
    if (page > 1) return <GoTo path={addressOf({})} />;
    return <Nothing tab={tab} onShowAll={() => history.push(addressOf({ tab: 'all' }))} />;
  }
  return (
    <>
      <NotificationList label={say(tabLabels[tab])} items={found.data.items} stale={found.isPlaceholderData} />
      <ListPager
        list={found.data}
        hrefOf={(target) => addressOf({ page: target })}
        onPage={(target) => history.push(addressOf({ page: target }))}
      />
    </>
  );
}

function Nothing({ tab, onShowAll }: { tab: NotificationState; onShowAll: () => void }) {
  const say = useSay();
  const { noneSnoozed, noneSnoozedHelp } = notificationSnoozeMessages;
  if (tab === 'snoozed') return <EmptyState title={say(noneSnoozed)} text={say(noneSnoozedHelp)} />;
  const showAll = <Button onClick={onShowAll}>{say(notificationListMessages.showAll)}</Button>;
  return <EmptyState title={say(m.empty)} text={say(m.emptyHelp)} action={tab === 'unread' && showAll} />;
}
