import * as z from 'zod/mini';
import { entryEndpoint } from '../../../kernel/offline/calls';
import type { EntryContract } from '../../../kernel/offline/contracts';
import { answer } from '../../questionnaires/public';
import { auditId } from './id';

/** Answers of a checklist that were given without a network, each beside the one that its author saw. */
export const answersEntry = z.object({
  auditId,
  answers: z
    .array(
      z.object({
        key: z.string().check(z.minLength(1), z.maxLength(400)),
        answer: z.nullable(answer),
        base: z.nullable(answer),
      }),
    )
    .check(z.minLength(1), z.maxLength(1000)),
});
export type AnswersEntry = z.infer<typeof answersEntry>;

/** The newest first. One that is replaced stays here for 90 days, with the day of the release that replaced it. */
export const answersEntryContracts: readonly EntryContract<AnswersEntry>[] = [
  { contract: 1, schema: answersEntry, replacedOn: null, upgrade: (entry: AnswersEntry) => entry },
];
export const currentAnswersContract = 1;

export const answersCapturePath = '/api/v1/audits/captured';

export const auditCaptureEndpoints = {
  captureAuditAnswers: entryEndpoint(
    answersCapturePath,
    'Answers of a checklist that were given without a network, once for ever under their captureId; changed by two, both are kept',
  ),
};
