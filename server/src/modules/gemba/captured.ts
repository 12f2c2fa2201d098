import { say } from '@vigie/domain/kernel/message';
import type { EntryAnswer, EntryHead } from '@vigie/domain/kernel/offline/entry';
import { invalidField, Refusal } from '@vigie/domain/kernel/refusal';
import {
  type ObservationEntry,
  observationEntryContracts,
  walkEndEntryContracts,
  walkEntryContracts,
} from '@vigie/domain/modules/gemba/capture-contract';
import { observationRuleMessages as m } from '@vigie/domain/modules/gemba/observations/messages';
import { contentObjection, observationBounds, wasUnderWay } from '@vigie/domain/modules/gemba/observations/observation';
import { walkFieldMessages } from '@vigie/domain/modules/gemba/walks/messages';
import type { Context } from '../../platform/context';
import type { Tx } from '../../platform/database/tx';
import { findCapture } from '../../platform/offline/capture-repository';
import { captureOnce, contentOf, type ReceivedEntry } from '../../platform/offline/captures';
import type { Platform } from '../../platform/platform';
import { attachCaptured } from '../attachments/public';
import { begunAs, lockOwnWalk, notifyOwner, observations, ownerOfFiles, refuseIf } from './observations';
import { titleOfRoute, type WalkRecord, walks } from './walks';

/** A walk that was begun without a network: of whoever sends it, since it was begun. */
export function captureWalk(platform: Platform, context: Context, entry: ReceivedEntry): Promise<EntryAnswer> {
  return captureOnce(platform, context, 'gemba_walk', entry, async (tx, { observedAt }) => {
    const { routeId } = contentOf(walkEntryContracts, entry);
    const title = routeId === null ? say(context.style, walkFieldMessages.freeTitle) : await titleOfRoute(tx, routeId);
    const dueDate = observedAt.slice(0, 10);
    const walkerId = context.actor.userId ?? -1;
    const values = { routeId, walkerId, dueDate, startedAt: observedAt, title };
    const { id } = await walks.createIn(tx, { state: 'in_progress', values });
    return id;
  });
}

/** An observation with its photos, all of it or nothing. */
export function captureObservation(platform: Platform, context: Context, entry: ReceivedEntry): Promise<EntryAnswer> {
  return captureOnce(platform, context, 'observation', entry, (tx, { observedAt }) =>
    addObservation(tx, entry.head, contentOf(observationEntryContracts, entry), observedAt),
  );
}

async function addObservation(
  tx: Tx,
  head: EntryHead,
  { walk: named, ...seen }: ObservationEntry,
  observedAt: string,
): Promise<string> {
  refuseIf('text', contentObjection(seen.text, head.photos.length));
  const walk = await lockNamedWalk(tx, named);
  if (!wasUnderWay(walk, observedAt)) throw new Refusal('wrong_state', { message: m.walkHadEnded });
  const item = await observations.createIn(tx, await begunAs(tx, { ...seen, walkId: walk.id, observedAt }));
  await attachCaptured(tx, ownerOfFiles(item.id), head, observationBounds.photos);
  await notifyOwner(tx, item);
  return item.id;
}

/** Ends the walk when it was finished on the device; one that has lapsed meanwhile stays as it is. */
export function captureWalkEnd(platform: Platform, context: Context, entry: ReceivedEntry): Promise<EntryAnswer> {
  return captureOnce(platform, context, 'gemba_walk', entry, async (tx, { observedAt }) => {
    const walk = await lockNamedWalk(tx, contentOf(walkEndEntryContracts, entry).walk);
    if (walk.status === 'finished') return walk.id;
    const { startedAt } = walk;
    const finishedAt = startedAt !== null && startedAt > observedAt ? startedAt : observedAt;
    await walks.moveIn(tx, { id: walk.id, action: 'finish' }, { finishedAt });
    return walk.id;
  });
}

async function lockNamedWalk(tx: Tx, named: string): Promise<WalkRecord> {
  if (named.startsWith('GW_')) return lockOwnWalk(tx, named);
  const begun = await findCapture(tx, tx.context.actor.companyId, named);
  if (begun?.record !== 'gemba_walk') throw invalidField('walk', m.walkUnknown);
  return lockOwnWalk(tx, begun.answer.recordId);
}
