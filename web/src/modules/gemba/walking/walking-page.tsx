import { recordPageMessages } from '@vigie/domain/messages/record-page';
import { stationsEndpoints } from '@vigie/domain/modules/gemba/stations/contract';
import type { WalkStop } from '@vigie/domain/modules/gemba/walks/contract';
import { walkKind } from '@vigie/domain/modules/gemba/walks/kind';
import { hereMessages, walkingMessages as m } from '@vigie/domain/modules/gemba/walks/walking-messages';
import { type ReactNode, Suspense, useState } from 'react';
import { LazyOfflineNotice } from '../../../platform/offline/lazy-notice';
import type { Access } from '../../../platform/offline/offline';
import { useCopy } from '../../../platform/offline/use-copy';
import { useOffline } from '../../../platform/offline/use-offline';
import { LoadFailed, Loading } from '../../../platform/page/loading';
import { useSay } from '../../../platform/page/messages';
import { usePageTitle } from '../../../platform/page/page-language';
import { type RawSearch, usePageSearch } from '../../../platform/page/page-search';
import { lazyComponent } from '../../../platform/page-files/lazy-component';
import { LoadedRecord } from '../../../platform/records/loaded-record';
import { Link } from '../../../platform/router/link';
import { useParams, useRouter } from '../../../platform/router/router';
import { useUser } from '../../../platform/session/session';
import { call } from '../../../platform/transport/api';
import { sentenceOf } from '../../../platform/transport/api-error';
import { isOutOfReach } from '../../../platform/transport/failures';
import { useOnline } from '../../../platform/transport/live';
import { Card } from '../../../ui/foundation/card';
import { Page } from '../../../ui/foundation/page';
import { EmptyState } from '../../../ui/lists/empty-state';
import { notify } from '../../../ui/overlays/toast';
import { ObservationLines } from '../observations/observation-lines';
import { aMonthAgo } from '../observations/queries';
import { useStationOptions } from '../stations/queries';
import { tokenIn } from '../stations/station-code';
import { useStops, walkCalls } from '../walks/queries';
import { isBegunHere, walkingAddress } from '../walks/walking-address';
import { Capture, type TakenBack } from './capture';
import { FinishButton } from './finish-button';
import { KeptBar, Unsent } from './kept-bar';
import { StopChoice } from './stop-choice';
import { currentStop, withWaiting } from './stops-order';
import { copyOf, type KeptObservation, keptIn, keysOf, type WalkDetail } from './walk-queue';
import '../observations/observations.css';
import './walking.css';

const searchOf = ({ station = '' }: RawSearch) => ({ stationId: /^STN_\d{4,9}$/.test(station) ? station : null });

const BegunWalk = lazyComponent(async () => ({ default: (await import('./begun-here')).BegunWalk }));

/** What a walker sees on the way: where they are, and what they note there. */
export default function WalkingPage() {
  const { id = '' } = useParams();
  if (!isBegunHere(id)) return <NumberedWalk id={id} />;
  return (
    <Suspense fallback={<Loading lines={10} />}>
      <BegunWalk key={id} id={id} draw={(walk, aside) => <UnderWay walk={walk} aside={aside} />} />
    </Suspense>
  );
}

function NumberedWalk({ id }: { id: string }) {
  const say = useSay();
  const missing = {
    title: say(recordPageMessages.notFound, { id }),
    text: say(recordPageMessages.notFoundHelp),
    to: '/apps/gemba',
    label: say(recordPageMessages.toList),
  };
  const found = walkCalls.useOne(id);
  const isRead = useCopyOf(id, found.data);
  if (!found.data && isOutOfReach(found.error)) {
    return (
      <Page narrow title={id}>
        <div className="stack">
          <LazyOfflineNotice />
          {isRead && <LoadFailed query={found} />}
        </div>
      </Page>
    );
  }
  return (
    <LoadedRecord found={found} heading={id} missing={missing}>
      {(walk) => <FoundWalk key={walk.id} walk={walk} />}
    </LoadedRecord>
  );
}

/** What a walker needs on the way, so that the page opens without a network after one visit; until the walk ends. */
function useCopyOf(id: string, walk: WalkDetail | undefined): boolean {
  const { id: me } = useUser();
  const isUnderWay = walk?.status === 'in_progress' && walk.walkerId === me;
  const hasEnded = walk !== undefined && !isUnderWay;
  return useCopy({
    name: copyOf(id),
    keys: keysOf(id),
    place: hasEnded ? null : { address: walkingAddress(id), title: walk?.title ?? id },
  });
}

function FoundWalk({ walk }: { walk: WalkDetail }) {
  const say = useSay();
  const { id: me } = useUser();
  const { id, title, status, walkerId } = walk;
  usePageTitle(`${id} - ${title}`);
  if (walkerId === me && status === 'in_progress') return <UnderWay walk={walk} />;
  return (
    <Page narrow title={title}>
      <EmptyState
        title={say(walkerId === me ? m.notUnderWay : m.notYours)}
        action={
          <Link className="btn btn-primary" to={walkKind.address(id)}>
            {say(m.openWalk)}
          </Link>
        }
      />
    </Page>
  );
}

interface UnderWayProps {
  walk: WalkDetail;
  /** What is said of the walk itself before anything is noted. */
  aside?: ReactNode;
}

function UnderWay({ walk, aside }: UnderWayProps) {
  const stops = useStops(walk.id);
  const say = useSay();
  const offline = useOffline();
  const { waiting, refused, isEnding } = keptIn(offline, walk.id);
  if (isEnding) {
    return (
      <Page narrow title={walk.title}>
        <EmptyState
          title={say(m.ending)}
          text={say(m.endingText)}
          action={
            <Link className="btn btn-primary" to="/offline">
              {say(m.showWaiting)}
            </Link>
          }
        />
      </Page>
    );
  }
  if (stops.isPending) {
    return (
      <Page narrow title={walk.title}>
        <Loading lines={10} />
      </Page>
    );
  }
  if (!stops.data) {
    return (
      <Page narrow title={walk.title}>
        <LoadFailed query={stops} />
      </Page>
    );
  }
  const seen = withWaiting(
    stops.data,
    waiting.map((one) => one.seen),
  );
  const onRoute = seen.filter(({ isOnRoute }) => isOnRoute);
  const done = onRoute.filter(({ good, improve }) => good + improve > 0).length;
  return (
    <Page
      narrow
      title={walk.title}
      {...(onRoute.length > 0 && { count: say(m.progress, { done, all: onRoute.length }) })}
      actions={<FinishButton walk={walk} />}
    >
      {aside}
      <AtStop walk={walk} stops={seen} waiting={waiting} refused={refused} access={offline?.access} />
    </Page>
  );
}

interface AtStopProps {
  walk: WalkDetail;
  stops: readonly WalkStop[];
  waiting: readonly KeptObservation[];
  refused: readonly KeptObservation[];
  access: Access | undefined;
}

function AtStop({ walk: { id }, stops, waiting, refused, access }: AtStopProps) {
  const say = useSay();
  const { history } = useRouter();
  const { stationId } = usePageSearch(searchOf);
  const options = useStationOptions();
  const online = useOnline();
  const [kept, setKept] = useState<KeptObservation | null>(null);
  const [again, setAgain] = useState<TakenBack | null>(null);
  const stop = currentStop(stationId, stops, options.data ?? []);
  const go = (next: string) => history.replace(walkingAddress(id, next));
  const correct = (taken: TakenBack) => {
    const { stationId: at } = taken.kept.seen;
    setAgain(taken);
    setKept(null);
    // A station that is offered no longer is often why it was refused: it is noted where the walker is now.
    const isOffered =
      stops.some((one) => one.stationId === at && one.isActive) || options.data?.some(({ id: one }) => one === at);
    if (isOffered && at !== stop?.stationId) go(at);
  };
  const openCode = async (text: string) => {
    const token = tokenIn(text);
    if (!token) return;
    const known = options.data?.find((one) => one.token === token);
    if (known) {
      if (known.id !== stop?.stationId) go(known.id);
      return;
    }
    try {
      const found = await call(stationsEndpoints.findGembaStationByCode, { params: { token } });
      if (!found.isActive) notify.error(say(hereMessages.retired));
      else if (found.id !== stop?.stationId) go(found.id);
    } catch (error) {
      notify.error(sentenceOf(error, say(hereMessages.unknown)));
    }
  };
  return (
    <div className="stack">
      {needsNotice(access) ? (
        <LazyOfflineNotice />
      ) : (
        online && (
          <p>
            <Link className="touch-link" to="/offline">
              {say(m.withoutNetwork)}
            </Link>
          </p>
        )
      )}
      <StopChoice stop={stop} stops={stops} options={options.data ?? []} onGo={go} onCode={openCode} />
      <Unsent waiting={waiting} refused={refused} onCorrect={correct} />
      {stop?.isActive && (
        <Capture
          walkId={id}
          stationId={stop.stationId}
          access={access}
          again={again}
          onShown={() => setAgain(null)}
          onKept={(one) => {
            setKept(one);
            // There may be more to note here: the walker says when to go on.
            if (stationId === null) go(stop.stationId);
          }}
          onCode={(text) => void openCode(text)}
        />
      )}
      {stop && (
        <Card title={say(m.lastMonth)}>
          <ObservationLines of={{ stationId: stop.stationId, from: aMonthAgo() }} />
        </Card>
      )}
      {!isBegunHere(id) && (
        <Card title={say(m.ofWalk)}>
          <ObservationLines of={{ walk: id }} none={m.noneOfWalk} />
        </Card>
      )}
      {kept && <KeptBar key={kept.captureId} kept={kept} onUndone={correct} onFollowed={() => setKept(null)} />}
    </div>
  );
}

/** Nothing can be kept on the device as it stands, or not for long. */
const needsNotice = (access: Access | undefined) => access !== undefined && access !== 'open' && access !== 'starting';
