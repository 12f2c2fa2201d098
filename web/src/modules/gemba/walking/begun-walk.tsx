import { skipToken, useQuery } from '@tanstack/react-query';
import { recordPageMessages } from '@vigie/domain/messages/record-page';
import { walkTitleMessages } from '@vigie/domain/modules/gemba/walks/messages';
import { walkingMessages as m } from '@vigie/domain/modules/gemba/walks/walking-messages';
import { type ReactNode, useEffect } from 'react';
import { LazyOfflineNotice } from '../../../platform/offline/lazy-notice';
import { useCopy } from '../../../platform/offline/use-copy';
import { loadOffline, useOffline } from '../../../platform/offline/use-offline';
import { Loading } from '../../../platform/page/loading';
import { useSay } from '../../../platform/page/messages';
import { usePageTitle } from '../../../platform/page/page-language';
import { Link } from '../../../platform/router/link';
import { useRouter } from '../../../platform/router/router';
import { Page } from '../../../ui/foundation/page';
import { EmptyState } from '../../../ui/lists/empty-state';
import { Banner } from '../../../ui/overlays/banner';
import { useNumberOf } from '../walks/queries';
import { walkingAddress } from '../walks/walking-address';
import { copyOf, keptIn, keysOf, type WalkDetail } from './walk-queue';

interface BegunWalkProps {
  /** The captureId of the entry that began it. */
  id: string;
  draw: (walk: WalkDetail, aside: ReactNode) => ReactNode;
}

/** A walk that began on this device, from what the device keeps; once the server has all of it, its page is that of its number. */
export default function BegunWalk({ id, draw }: BegunWalkProps) {
  const say = useSay();
  const { history } = useRouter();
  const isRead = useCopy({ name: copyOf(id), keys: keysOf(id), place: undefined });
  const { data: walk } = useQuery<WalkDetail>({ queryKey: keysOf(id)[0] ?? [], queryFn: skipToken });
  const offline = useOffline();
  const { begin, waiting, isEnding } = keptIn(offline, id);
  const isKnown = offline !== null && offline.access !== 'starting' && offline.access !== 'locked';
  const isSent = isKnown && begin === null && waiting.length === 0 && !isEnding;
  const number = useNumberOf(id, isSent);
  usePageTitle(walk?.title ?? say(walkTitleMessages.title));
  useEffect(() => {
    if (!number.data) return;
    history.replace(walkingAddress(number.data));
    void loadOffline().then(({ removeCopy }) => removeCopy(copyOf(id)));
  }, [number.data, history, id]);
  if (walk) {
    const why = begin?.state === 'refused' ? begin.reason : null;
    return draw(walk, why !== null && <Refused why={why} />);
  }
  return (
    <Page narrow title={say(walkTitleMessages.title)}>
      <div className="stack">
        <LazyOfflineNotice />
        {!isRead || number.isLoading ? <Loading lines={10} /> : <Gone id={id} />}
      </div>
    </Page>
  );
}

function Refused({ why }: { why: string }) {
  const say = useSay();
  return (
    <Banner kind="error">
      <div className="row wrap">
        <span className="grow">{say(m.beginRefused, { why })}</span>
        <Link className="btn" to="/offline">
          {say(m.showWaiting)}
        </Link>
      </div>
    </Banner>
  );
}

function Gone({ id }: { id: string }) {
  const say = useSay();
  return (
    <EmptyState
      title={say(recordPageMessages.notFound, { id })}
      text={say(recordPageMessages.notFoundHelp)}
      action={
        <Link className="btn" to="/apps/gemba">
          {say(recordPageMessages.toList)}
        </Link>
      }
    />
  );
}
