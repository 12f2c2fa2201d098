import type { Actor } from '@vigie/domain/kernel/identity/actor';
import type { StationOption } from '@vigie/domain/modules/gemba/stations/contract';
import type { WalkStop } from '@vigie/domain/modules/gemba/walks/contract';
import { walkFieldMessages as m } from '@vigie/domain/modules/gemba/walks/messages';
import { newId } from '../../../platform/offline/secure-origin';
import { writeCopy } from '../../../platform/offline/use-copy';
import { loadOffline } from '../../../platform/offline/use-offline';
import { todayHere } from '../../../platform/page/dates';
import { sayNow } from '../../../platform/page/messages';
import { queryClient } from '../../../platform/transport/query-client';
import type { RouteOption } from '../routes/queries';
import { walkingAddress } from '../walks/walking-address';
import { stopsOf } from './stops-order';
import { copyOf, keepBegin, keysOf, type WalkDetail } from './walk-queue';

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
    title: route?.title ?? sayNow(m.freeTitle),
    routeId: route?.id ?? null,
    dutyId: null,
    occurrence: null,
    good: 0,
    improve: 0,
    comments: 0,
    attachments: [],
  };
}
