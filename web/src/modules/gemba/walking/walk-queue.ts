import type { OutputOf } from '@vigie/domain/kernel/http/endpoint';
import {
  currentGembaContract,
  type ObservationEntry,
  observationCapturePath,
  type WalkEndEntry,
  type WalkEntry,
  walkCapturePath,
  walkEndCapturePath,
} from '@vigie/domain/modules/gemba/capture-contract';
import type { walksEndpoints } from '@vigie/domain/modules/gemba/walks/contract';
import type { KeptEntry } from '../../../platform/offline/kept-entry';
import type { OfflineState } from '../../../platform/offline/offline';
import { loadOffline } from '../../../platform/offline/use-offline';
import type { HeldPhoto } from '../../attachments/public';

export type WalkDetail = OutputOf<typeof walksEndpoints.getGembaWalk>;

/** What the walker has kept, until the server has it. */
export interface KeptObservation {
  readonly captureId: string;
  readonly seen: ObservationEntry;
  /** Why the server has refused it. */
  readonly reason: string | null;
  /** When it can no longer be undone, and is sent. */
  readonly undoUntil: number;
}

/** Where the photos of an observation are kept while it is written. */
export const placeOfPhotos = (walkId: string) => `gemba_walk ${walkId}`;

/** The walking page as it opens without a network. */
export const copyPrefix = 'gemba_walk ';
export const copyOf = (walkId: string) => copyPrefix + walkId;

/** What another walk begins with. */
export const beginCopy = {
  name: 'gemba',
  keys: [['gemba_route', 'options'], ['gemba_station', 'options'], ['parameters']],
};

/** What a walker needs on the way. */
export const keysOf = (walkId: string) => [
  ['gemba_walk', 'one', walkId],
  ['observation', 'stops', walkId],
  ['gemba_station', 'options'],
  ['parameters'],
];

/** What of a walk waits on the device, in the order in which it was kept. */
export function keptIn(state: OfflineState | null, walkId: string) {
  const ofWalk = (state?.entries ?? []).filter(({ series }) => series === walkId);
  const observed = ofWalk.filter(({ record }) => record === 'observation');
  return {
    waiting: observed.filter((one) => one.state === 'waiting').map(asKept),
    refused: observed.filter((one) => one.state === 'refused').map(asKept),
    isEnding: ofWalk.some(({ path }) => path === walkEndCapturePath),
    begin: ofWalk.find(({ path }) => path === walkCapturePath) ?? null,
  };
}

const asKept = ({ captureId, content, reason, undoUntil }: KeptEntry): KeptObservation => ({
  captureId,
  seen: content as unknown as ObservationEntry,
  reason,
  undoUntil: undoUntil ?? 0,
});

/** Done when it is on the device with its photos. */
export async function keepObservation(
  seen: ObservationEntry,
  photos: readonly HeldPhoto[],
  title: string,
): Promise<KeptObservation> {
  const { keepEntry } = await loadOffline();
  const { captureId, undoUntil } = await keepEntry({
    record: 'observation',
    path: observationCapturePath,
    base: null,
    contract: currentGembaContract,
    content: { ...seen },
    title,
    series: seen.walk,
    canBeUndone: true,
    photos: photos.map(({ photo }) => photo),
    files: photos.map(({ id }) => id),
  });
  return { captureId, seen, reason: null, undoUntil: undoUntil ?? 0 };
}

/** The walk begins on this device; what is noted in it names it by the captureId until the server has given it a number. */
export async function keepBegin(content: WalkEntry, captureId: string, title: string): Promise<void> {
  const { keepEntry } = await loadOffline();
  await keepEntry({
    captureId,
    record: 'gemba_walk',
    path: walkCapturePath,
    base: null,
    contract: currentGembaContract,
    content: { ...content },
    title,
    series: captureId,
    canBeUndone: false,
    photos: [],
    files: [],
  });
}

/** The walk ends when all that was noted in it has arrived. */
export async function keepEnd(walkId: string, title: string): Promise<void> {
  const { keepEntry } = await loadOffline();
  const content: WalkEndEntry = { walk: walkId };
  await keepEntry({
    record: 'gemba_walk',
    path: walkEndCapturePath,
    base: null,
    contract: currentGembaContract,
    content: { ...content },
    title,
    series: walkId,
    endsCopy: copyOf(walkId),
    canBeUndone: false,
    photos: [],
    files: [],
  });
}
