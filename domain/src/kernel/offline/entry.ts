import * as z from 'zod/mini';

/** How many photos one entry takes along; a record may take fewer. */
export const mostPhotosOfEntry = 50;

const sha256 = z.string().check(z.regex(/^[0-9a-f]{64}$/));

/**
 * What a device says of something that was written without a network, beside what was written. The id is made on the device and
 * stands for this entry for ever: whatever arrives under it again gets the first answer.
 */
export const entryHead = z.object({
  captureId: z.uuid(),
  /** The record that the entry changes, and the version of it that its author saw; null where it makes a new one. */
  base: z.nullable(z.object({ recordId: z.string().check(z.maxLength(40)), version: z.int().check(z.gte(0)) })),
  /** SHA-256 of each photo; they are sent before the entry. */
  photos: z.array(sha256).check(z.maxLength(mostPhotosOfEntry)),
  /** Of photos that were made smaller, the file as it was chosen: an upload of that may have arrived, and its answer been lost. */
  originals: z.optional(
    z.record(sha256, sha256).check(z.refine((some) => Object.keys(some).length <= mostPhotosOfEntry)),
  ),
  /** What the clock of the device said; one that was never set may say 1970, none says less. */
  deviceTime: z.iso.datetime().check(z.refine((time) => time >= '1900')),
  /** By how much that clock was ahead of the server's when both were last compared; null where they never were. */
  skewMs: z.nullable(z.int()),
  /** Which version of the content this is. */
  contract: z.int().check(z.gte(1)),
});
export type EntryHead = z.infer<typeof entryHead>;

/** What every entry is answered with, the first time and each time after. */
export const entryAnswer = z.object({
  captureId: z.uuid(),
  recordId: z.string(),
  observedAt: z.string(),
  receivedAt: z.string(),
  isClockOff: z.boolean(),
});
export type EntryAnswer = z.infer<typeof entryAnswer>;
