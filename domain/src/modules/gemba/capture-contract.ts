import * as z from 'zod/mini';
import { everyColleague, type Permission } from '../../kernel/identity/permission';
import { entryEndpoint } from '../../kernel/offline/calls';
import type { EntryContract } from '../../kernel/offline/contracts';
import { gembaCategoryBounds } from '../parameters/public';
import { observationBounds, verdicts } from './observations/observation';
import { routeId } from './routes/contract';
import { stationId } from './stations/contract';
import { walkId } from './walks/contract';

/** A walk by its number, or by the captureId of the entry that began it, which has given it none yet. */
const anyWalk = z.union([walkId, z.uuid()]);

/** A walk that was begun on the device. */
export const walkEntry = z.object({ routeId: z.nullable(routeId) });
export type WalkEntry = z.infer<typeof walkEntry>;

/** What was seen, with the photos that were sent before. */
export const observationEntry = z.object({
  walk: anyWalk,
  stationId,
  verdict: z.enum(verdicts),
  category: z.string().check(z.trim(), z.minLength(1), z.maxLength(gembaCategoryBounds.letters)),
  text: z.string().check(z.trim(), z.maxLength(observationBounds.text)),
});
export type ObservationEntry = z.infer<typeof observationEntry>;

export const walkEndEntry = z.object({ walk: anyWalk });
export type WalkEndEntry = z.infer<typeof walkEndEntry>;

const asItIs = <Entry>(entry: Entry) => entry;

/** The newest first. One that is replaced stays here for 90 days, with the day of the release that replaced it. */
export const walkEntryContracts: readonly EntryContract<WalkEntry>[] = [
  { contract: 1, schema: walkEntry, replacedOn: null, upgrade: asItIs },
];
export const observationEntryContracts: readonly EntryContract<ObservationEntry>[] = [
  { contract: 1, schema: observationEntry, replacedOn: null, upgrade: asItIs },
];
export const walkEndEntryContracts: readonly EntryContract<WalkEndEntry>[] = [
  { contract: 1, schema: walkEndEntry, replacedOn: null, upgrade: asItIs },
];
export const currentGembaContract = 1;

export const walkCapturePath = '/api/v1/gemba/walks/captured';
export const observationCapturePath = '/api/v1/gemba/observations/captured';
export const walkEndCapturePath = '/api/v1/gemba/walk-ends/captured';

export const gembaCaptureEndpoints = {
  captureGembaWalk: entryEndpoint(walkCapturePath, 'A walk that was begun without a network, once for ever'),
  captureObservation: entryEndpoint(
    observationCapturePath,
    'An observation as a device kept it, with the photos sent before it, once for ever under its captureId',
  ),
  captureGembaWalkEnd: entryEndpoint(
    walkEndCapturePath,
    'A walk was finished without a network; one that has ended meanwhile stays as it is',
  ),
};

export const gembaCapturePermissions: Record<keyof typeof gembaCaptureEndpoints, Permission> = {
  captureGembaWalk: everyColleague,
  captureObservation: everyColleague,
  captureGembaWalkEnd: everyColleague,
};
