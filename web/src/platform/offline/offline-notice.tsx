import { offlineNoticeMessages as m } from '@vigie/domain/messages/offline-notice';
import { useEffect } from 'react';
import { Banner } from '../../ui/overlays/banner';
import { useSay } from '../page/messages';
import { Link } from '../router/link';
import { useUser } from '../session/session';
import { useStore } from '../storage/store';
import { type Access, offlineState, startOffline } from './offline';
import { UnlockForm } from './unlock-form';

/** On pages that work without a network: what stands in the way of that, and what waits. */
export default function OfflineNotice({ onAccess }: { onAccess?: (access: Access) => void }) {
  const say = useSay();
  const user = useUser();
  const { access, hasPasscode, entries } = useStore(offlineState);
  useEffect(() => void startOffline(), []);
  useEffect(() => {
    if (access !== 'starting') onAccess?.(access);
  });
  if (access === 'starting') return null;
  if (access === 'no_storage') return <Banner kind="warning">{say(m.noStorage)}</Banner>;
  if (access === 'off') return <Banner kind="warning">{say(m.off)}</Banner>;
  if (access === 'closed') return <Banner kind="warning">{say(m.closed)}</Banner>;
  if (access === 'locked') {
    return (
      <Banner>
        <b className="semibold">{say(m.unlockTitle)}</b>
        <UnlockForm owner={user.id} />
      </Banner>
    );
  }
  const refused = entries.filter(({ state }) => state === 'refused').length;
  const isReady = entries.length === 0 && hasPasscode;
  return (
    <Banner kind={refused > 0 ? 'warning' : 'info'}>
      {refused > 0 ? say(m.refused) : isReady ? say(m.ready) : say(m.waits, { n: entries.length })}{' '}
      <Link className="linkbtn" to="/offline">
        {say(m.open)}
      </Link>
    </Banner>
  );
}
