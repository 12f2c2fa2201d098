import * as z from 'zod/mini';
import { entryEndpoint } from '../../kernel/offline/calls';
import type { EntryContract } from '../../kernel/offline/contracts';
import { answerChanges } from './answers';

/** A report that was written without a network, complete. */
export const reportEntry = z.object({
  answers: answerChanges,
  /** The Idempotency-Key of its draft, where the server may have begun one and its answer was lost. */
  draftKey: z.nullable(z.string().check(z.minLength(1), z.maxLength(200))),
});
export type ReportEntry = z.infer<typeof reportEntry>;

/** The newest first. One that is replaced stays here for 90 days, with the day of the release that replaced it. */
export const reportEntryContracts: readonly EntryContract<ReportEntry>[] = [
  { contract: 1, schema: reportEntry, replacedOn: null, upgrade: (entry: ReportEntry) => entry },
];
export const currentReportContract = 1;

export const reportCapturePath = '/api/v1/reports/captured';

export const captureEndpoints = {
  captureReport: entryEndpoint(
    reportCapturePath,
    'A report written without a network, with the photos sent before it: created, or its draft completed, and sent, once for ever under its captureId',
  ),
};
