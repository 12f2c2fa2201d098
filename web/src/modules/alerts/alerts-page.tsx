import { pageTitleMessages } from '@vigie/domain/messages/shell/page-titles';
import { type Alert, alertBoxes } from '@vigie/domain/modules/alerts/contract';
import { alertsMessages as m } from '@vigie/domain/modules/alerts/messages';
import { useRef } from 'react';
import { MarkAllRead } from '../../platform/lists/mark-all-read';
import { useSay } from '../../platform/page/messages';
import { usePageSearch } from '../../platform/page/page-search';
import { formatUnread } from '../../platform/records/format-unread';
import { useRouter } from '../../platform/router/router';
import { Checkbox } from '../../ui/choices/checkbox';
import { Page } from '../../ui/foundation/page';
import { Tabs } from '../../ui/lists/tabs';
import { AlertBoxList } from './alert-box';
import { type AlertsSearch, addressOfAlerts, alertsSearchOf } from './alerts-search';
import { Composer, type ComposerHandle } from './composer/composer';
import { OpenedAlert } from './opened-alert';
import { useMarkRead } from './queries';
import { useUnreadAlerts } from './unread';
import './alerts.css';

const readTexts = { mark: m.markAllRead, done: m.allRead, nothing: m.nothingUnread };
const boxLabels = { inbox: m.inbox, outbox: m.outbox };

export default function AlertsPage() {
  const say = useSay();
  const { history } = useRouter();
  const search = usePageSearch(alertsSearchOf);
  const unread = useUnreadAlerts();
  const markRead = useMarkRead();
  const composer = useRef<ComposerHandle>(null);
  const addressOf = (changes: Partial<AlertsSearch>) => addressOfAlerts({ ...search, ...changes });
  const close = () => history.replace(addressOf({ open: null }));
  const reply = (alert: Alert) => {
    close();
    composer.current?.reply(alert);
  };
  return (
    <Page
      title={say(pageTitleMessages.alerts)}
      {...(unread !== undefined && { count: say(m.unread, { n: formatUnread(unread) }) })}
      actions={<MarkAllRead unread={unread} texts={readTexts} markRead={() => markRead()} />}
    >
      <div className="items-start grid gap-24 alerts">
        <Composer ref={composer} isCovered={search.open !== null} />
        <section className="card alert-boxes" aria-label={say(m.messages)}>
          <Tabs
            label={say(m.boxes)}
            tabs={alertBoxes.map((box) => ({
              value: box,
              label: say(boxLabels[box]),
              ...(box === 'inbox' && unread && { count: formatUnread(unread) }),
            }))}
            value={search.box}
            onChange={(box) => history.push(addressOfAlerts({ box, state: 'all', page: 1, open: null }))}
          >
            {search.box === 'inbox' && (
              <Checkbox
                label={say(m.onlyUnread)}
                checked={search.state === 'unread'}
                onChange={(isOn) => history.push(addressOf({ state: isOn ? 'unread' : 'all', page: 1 }))}
              />
            )}
            <AlertBoxList
              key={`${search.box} ${search.state}`}
              box={search.box}
              state={search.state}
              page={search.page}
              label={say(boxLabels[search.box])}
            />
          </Tabs>
        </section>
      </div>
      {search.open !== null && (
        <OpenedAlert
          key={search.open}
          id={search.open}
          addressOf={(id) => addressOf({ open: id })}
          onReply={reply}
          onClose={close}
        />
      )}
    </Page>
  );
}
