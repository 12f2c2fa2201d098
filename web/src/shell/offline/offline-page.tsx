import { offlineNoticeMessages as notice } from '@vigie/domain/messages/offline-notice';
import { offlinePageMessages as m } from '@vigie/domain/messages/offline-pages';
import { useEffect } from 'react';
import { InstallCard } from '../../platform/offline/install-card';
import { offlineState, sendNow, startOffline } from '../../platform/offline/offline';
import { PasscodeCard } from '../../platform/offline/passcode-card';
import { UnlockForm } from '../../platform/offline/unlock-form';
import { formatMinute } from '../../platform/page/dates';
import { Loading } from '../../platform/page/loading';
import { useSay } from '../../platform/page/messages';
import { Link } from '../../platform/router/link';
import { endSession, useUser } from '../../platform/session/session';
import { storageKeys } from '../../platform/session/session-rules';
import { localStore } from '../../platform/storage/browser-storage';
import { useStore } from '../../platform/storage/store';
import { useOnline } from '../../platform/transport/live';
import { Button } from '../../ui/buttons/button';
import { Card } from '../../ui/foundation/card';
import { Page } from '../../ui/foundation/page';
import { EmptyState } from '../../ui/lists/empty-state';
import { Banner } from '../../ui/overlays/banner';
import { EntryItem } from './entry-item';

/** What waits on this device, what needs its person, and the code that opens it without a network. */
export default function OfflinePage() {
  const say = useSay();
  const { access, others, unreadable } = useStore(offlineState);
  useEffect(() => void startOffline(), []);
  return (
    <Page
      narrow
      title={say(m.title)}
      actions={
        <Link className="btn btn-primary" to="/apps/new-issue">
          {say(m.newReport)}
        </Link>
      }
    >
      <div className="stack">
        <p className="muted">{say(m.lead)}</p>
        <Access />
        {others > 0 && <Banner>{say(m.others, { n: others })}</Banner>}
        {unreadable > 0 && <Banner kind="warning">{say(m.unreadable, { n: unreadable })}</Banner>}
        {access === 'open' && <Entries />}
        {access === 'open' && <Copies />}
        {(access === 'open' || access === 'closed') && <PasscodeCard />}
        {access === 'open' && <InstallCard />}
      </div>
    </Page>
  );
}

function Access() {
  const say = useSay();
  const user = useUser();
  const online = useOnline();
  const { access } = useStore(offlineState);
  if (access === 'starting') return <Loading lines={4} />;
  if (access === 'off') return <Banner kind="warning">{say(notice.off)}</Banner>;
  if (access === 'no_storage') return <Banner kind="warning">{say(notice.noStorage)}</Banner>;
  if (access === 'closed') return <Banner kind="warning">{say(notice.closed)}</Banner>;
  if (access === 'locked') {
    return (
      <Card title={say(notice.unlockTitle)}>
        <UnlockForm owner={user.id} />
      </Card>
    );
  }
  // Opened by the code: only a session may send.
  if (!online || localStore.getItem(storageKeys.token)) return null;
  return (
    <Banner kind="warning">
      <div className="row">
        <span className="grow">{say(m.signInToSend)}</span>
        <Button size="small" onClick={endSession}>
          {say(m.signIn)}
        </Button>
      </div>
    </Banner>
  );
}

/** What opens here without a network beside a new report. */
function Copies() {
  const say = useSay();
  const { copies } = useStore(offlineState);
  if (copies.length === 0) return null;
  return (
    <Card title={say(m.kept)}>
      <ul className="lines">
        {copies.map(({ name, address, title, keptAt }) => (
          <li key={name}>
            <span className="grow">
              <Link className="breaks touch-link" to={address}>
                {title}
              </Link>
              <br />
              <small className="meta">{say(m.keptSince, { when: formatMinute(new Date(keptAt).toISOString()) })}</small>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Entries() {
  const say = useSay();
  const { entries, isSending } = useStore(offlineState);
  if (entries.length === 0) return <EmptyState title={say(m.nothing)} text={say(m.nothingText)} />;
  const refused = entries.filter(({ state }) => state === 'refused');
  const waiting = entries.filter(({ state }) => state === 'waiting');
  return (
    <>
      {refused.length > 0 && (
        <Card title={say(m.needsYou)}>
          <ul className="grid gap-12">
            {refused.map((entry) => (
              <EntryItem key={entry.captureId} entry={entry} />
            ))}
          </ul>
        </Card>
      )}
      {waiting.length > 0 && (
        <Card
          title={say(m.waiting)}
          end={
            <Button size="small" icon="retry" busy={isSending} onClick={() => void sendNow()}>
              {say(isSending ? m.sending : m.sendNow)}
            </Button>
          }
        >
          <ul className="grid gap-12">
            {waiting.map((entry) => (
              <EntryItem key={entry.captureId} entry={entry} />
            ))}
          </ul>
        </Card>
      )}
    </>
  );
}
