import { skipToken, useQuery } from '@tanstack/react-query';
import type { Actor } from '@vigie/domain/kernel/identity/actor';
import { recordPageMessages } from '@vigie/domain/messages/record-page';
import { gembaPageMessages } from '@vigie/domain/modules/gemba/messages';
import type { StationOption } from '@vigie/domain/modules/gemba/stations/contract';
import type { WalkStop } from '@vigie/domain/modules/gemba/walks/contract';
import { walkFieldMessages, walkTitleMessages } from '@vigie/domain/modules/gemba/walks/messages';
import { walkingMessages as m } from '@vigie/domain/modules/gemba/walks/walking-messages';
import { type ReactNode, useEffect } from 'react';
import { LazyOfflineNotice } from '../../../platform/offline/lazy-notice';
import { newId } from '../../../platform/offline/secure-origin';
import { useCopy, writeCopy } from '../../../platform/offline/use-copy';
import { loadOffline, useOffline } from '../../../platform/offline/use-offline';
import { formatMinute, todayHere } from '../../../platform/page/dates';
import { Loading } from '../../../platform/page/loading';
import { sayNow, useSay } from '../../../platform/page/messages';
import { usePageTitle } from '../../../platform/page/page-language';
import { Link } from '../../../platform/router/link';
import { useRouter } from '../../../platform/router/router';
import { useOnline } from '../../../platform/transport/live';
import { queryClient } from '../../../platform/transport/query-client';
import { Card } from '../../../ui/foundation/card';
import { Page } from '../../../ui/foundation/page';
import { EmptyState } from '../../../ui/lists/empty-state';
import { Banner } from '../../../ui/overlays/banner';
import { useParameters } from '../../parameters/public';
import { type RouteOption, useRouteOptions } from '../routes/queries';
import { useStationOptions } from '../stations/queries';
import { useNumberOf } from '../walks/queries';
import { isBegunHere, walkingAddress } from '../walks/walking-address';
import { stopsOf } from './stops-order';
import { beginCopy, copyOf, copyPrefix, keepBegin, keptIn, keysOf, type WalkDetail } from './walk-queue';

/**
 * A walk begins on the device, as everything else of it is kept there: sent at once where there is a network, under its captureId, so that a lost
 * answer begins no second one. The number that it got, or the captureId while it waits; null where the device can keep nothing.
 */
export async function beginHere(walker: Actor, route: RouteOption | null): Promise<string | null> {
  const offline = await loadOffline();
  if (!offline.canKeep()) return null;
  const id = newId();
  const walk = newWalk(id, walker, route);
  const stations = queryClient.getQueryData<readonly StationOption[]>(['gemba_station', 'options']) ?? [];
  const stops: readonly WalkStop[] = stopsOf(route?.stations ?? [], stations);
  const [ofWalk = [], ofStops = []] = keysOf(id);
  queryClient.setQueryData(ofWalk, walk);
  queryClient.setQueryData(ofStops, stops);
  // The page first: an entry without it could be sent, but not gone on with.
  await writeCopy({ name: copyOf(id), keys: keysOf(id), place: { address: walkingAddress(id), title: walk.title } });
  await keepBegin({ routeId: route?.id ?? null }, id, walk.title);
  try {
    const { recordId } = await offline.sendEntryNow(id);
    await offline.removeCopy(copyOf(id));
    return recordId;
  } catch (error) {
    const refused = offline.offlineState.get().entries.find((one) => one.captureId === id && one.state === 'refused');
    if (!refused) return id;
    await offline.discardEntry(refused);
    await offline.removeCopy(copyOf(id));
    throw error;
  }
}

/** As the server will have it, so that the page of a walk takes it as it is. */
function newWalk(id: string, { userId, displayName }: Actor, route: RouteOption | null): WalkDetail {
  const startedAt = new Date().toISOString();
  return {
    id,
    version: 1,
    authorId: userId ?? 0,
    author: displayName,
    walkerId: userId ?? 0,
    walker: displayName,
    createdAt: startedAt,
    startedAt,
    finishedAt: null,
    dueDate: todayHere(),
    status: 'in_progress',
    title: route?.title ?? sayNow(walkFieldMessages.freeTitle),
    routeId: route?.id ?? null,
    dutyId: null,
    occurrence: null,
    good: 0,
    improve: 0,
    comments: 0,
    attachments: [],
  };
}

interface BegunWalkProps {
  /** The captureId of the entry that began it. */
  id: string;
  draw: (walk: WalkDetail, aside: ReactNode) => ReactNode;
}

/** A walk that began on this device, from what the device keeps; once the server has all of it, its page is that of its number. */
export function BegunWalk({ id, draw }: BegunWalkProps) {
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

/** What another walk begins with, kept so that it begins without a network too, and the walks that this device keeps. */
export function BegunWalks() {
  const say = useSay();
  const isOnline = useOnline();
  const copies = useOffline()?.copies ?? [];
  useRouteOptions();
  useStationOptions();
  useParameters();
  useCopy({
    ...beginCopy,
    place: { address: '/apps/gemba/new', title: say(gembaPageMessages.newWalk) },
  });
  const kept = copies.filter(({ name }) => name.startsWith(copyPrefix));
  // With a network the list has those that the server knows.
  const shown = isOnline ? kept.filter(({ name }) => isBegunHere(name.slice(copyPrefix.length))) : kept;
  if (shown.length === 0) return null;
  return (
    <Card title={say(m.begunHere)}>
      <ul className="lines">
        {shown.map(({ name, address, title, keptAt }) => (
          <li key={name}>
            <span className="grow">
              <Link className="breaks touch-link" to={address}>
                {title}
              </Link>
              <br />
              <small className="meta">
                {say(m.begunSince, { when: formatMinute(new Date(keptAt).toISOString()) })}
              </small>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
