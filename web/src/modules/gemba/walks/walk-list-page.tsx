import { gembaPageMessages } from '@vigie/domain/modules/gemba/messages';
import { walkingMessages } from '@vigie/domain/modules/gemba/walks/walking-messages';
import { useState } from 'react';
import { LazyOfflineNotice } from '../../../platform/offline/lazy-notice';
import { useOffline } from '../../../platform/offline/use-offline';
import { useSay } from '../../../platform/page/messages';
import { lazyComponent } from '../../../platform/page-files/lazy-component';
import { LazyPart } from '../../../platform/page-files/lazy-part';
import { Link } from '../../../platform/router/link';
import { useOnline } from '../../../platform/transport/live';
import { Icon } from '../../../ui/icons/icon';
import { RecordListPage } from '../../records/public';
import { GembaNav } from '../gemba-nav';
import { walkListView } from './kind';
import { useOpenWalk } from './queries';
import { walkingAddress } from './walking-address';

const BegunWalks = lazyComponent(async () => ({ default: (await import('../walking/begun-here')).BegunWalks }));

export default function WalkListPage() {
  const [isLost, setLost] = useState(false);
  const access = useOffline()?.access;
  const isOnline = useOnline();
  return (
    <>
      <GembaNav at="walks" />
      {access === 'locked' && !isOnline && <LazyOfflineNotice />}
      {access === 'open' && !isLost && (
        <LazyPart onLost={() => setLost(true)}>
          <BegunWalks />
        </LazyPart>
      )}
      <RecordListPage view={walkListView} begin={<Begin />} />
    </>
  );
}

/** A walker who is on the way goes on; another walk can still be planned. */
function Begin() {
  const say = useSay();
  const open = useOpenWalk().data;
  return (
    <>
      {open && (
        <Link className="btn btn-primary" to={walkingAddress(open)}>
          {say(walkingMessages.goOn)}
        </Link>
      )}
      <Link className={open ? 'btn' : 'btn btn-primary'} to="/apps/gemba/new" search={true}>
        <Icon name="plus" />
        {say(gembaPageMessages.newWalk)}
      </Link>
    </>
  );
}
