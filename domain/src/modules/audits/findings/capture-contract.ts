import * as z from 'zod/mini';
import { entryEndpoint } from '../../../kernel/offline/calls';
import type { EntryContract } from '../../../kernel/offline/contracts';
import { auditId, findingId } from '../audits/id';
import { findingBounds } from './finding';

const line = (max: number) => z._default(z.string().check(z.trim(), z.maxLength(max)), '');

/** A finding that was noted without a network; its photos are those of the entry. */
export const findingEntryContent = z.object({
  auditId,
  statement: z.string().check(z.trim(), z.minLength(findingBounds.letters), z.maxLength(findingBounds.statement)),
  standard: line(findingBounds.place),
  clause: line(findingBounds.clause),
  grade: line(30),
  department: z.optional(z.string().check(z.trim(), z.maxLength(findingBounds.place))),
  equipment: line(findingBounds.place),
  step: line(findingBounds.place),
  questionKey: z._default(z.nullable(z.string().check(z.maxLength(400))), null),
  repeatOf: z._default(z.nullable(findingId), null),
});
export type FindingEntryContent = z.infer<typeof findingEntryContent>;

/** The newest first. One that is replaced stays here for 90 days, with the day of the release that replaced it. */
export const findingEntryContracts: readonly EntryContract<FindingEntryContent>[] = [
  { contract: 1, schema: findingEntryContent, replacedOn: null, upgrade: (entry: FindingEntryContent) => entry },
];
export const currentFindingContract = 1;

/** Photos for a finding by its number, or by the captureId of the entry that notes it, which has given it none yet. */
export const findingPhotosEntry = z.object({ finding: z.union([findingId, z.uuid()]) });
export type FindingPhotosEntry = z.infer<typeof findingPhotosEntry>;

export const findingPhotosEntryContracts: readonly EntryContract<FindingPhotosEntry>[] = [
  { contract: 1, schema: findingPhotosEntry, replacedOn: null, upgrade: (entry: FindingPhotosEntry) => entry },
];
export const currentFindingPhotosContract = 1;

export const findingCapturePath = '/api/v1/findings/captured';

export const findingPhotosCapturePath = '/api/v1/findings/captured-photos';

export const findingCaptureEndpoints = {
  captureFinding: entryEndpoint(
    findingCapturePath,
    'A finding noted without a network, with the photos sent before it, once for ever under its captureId',
  ),
  captureFindingPhotos: entryEndpoint(
    findingPhotosCapturePath,
    'Photos of a finding that was noted without a network, taken after it was kept, once for ever under their captureId',
  ),
};
