import * as z from 'zod/mini';
import { endpoint } from '../../kernel/http/endpoint';
import { reason } from '../../kernel/text-schemas';
import { checkRescheduling, checkVerdict } from './capa/capa-check';
import { criticalities } from './due-date';
import { kinds } from './kinds';
import { caseId, caseRecord } from './record';
import { caseStatuses } from './workflow';

const idParams = z.object({ id: caseId });
const pairParams = z.object({ id: caseId, otherId: caseId });

export const similarityKinds = [
  'confirmed',
  'words',
  'glossary',
  'product',
  'batch',
  'equipment',
  'process',
  'cause',
  'owner',
  'period',
] as const;
export type SimilarityKind = (typeof similarityKinds)[number];

/** A case that resembles the one that was analysed, as it was on that day, with why. */
export const recurrenceMatch = z.object({
  id: z.string(),
  kind: z.enum(kinds),
  title: z.string(),
  status: z.enum(caseStatuses),
  criticality: z.enum(criticalities),
  owner: z.string(),
  detectionDate: z.string(),
  /** Absent in analyses that were made before imported cases were marked. */
  isImported: z.optional(z.boolean()),
  /** 0 to 100. */
  score: z.int(),
  reasons: z.array(z.object({ kind: z.enum(similarityKinds), values: z.array(z.string()) })),
});
export type RecurrenceMatch = z.infer<typeof recurrenceMatch>;

export const recurrenceAnalysis = z.object({
  n: z.int(),
  ranAt: z.string(),
  ranBy: z.string(),
  /** What it was run with: the words and facts of the case on that day, how many cases there were, which engine. */
  inputs: z.object({
    title: z.string(),
    text: z.string(),
    facts: z.array(z.object({ kind: z.enum(similarityKinds), values: z.array(z.string()) })),
    compared: z.int(),
    engine: z.int(),
  }),
  matches: z.array(recurrenceMatch),
});
export type RecurrenceAnalysis = z.infer<typeof recurrenceAnalysis>;

export const dismissal = z.object({
  otherId: z.string(),
  reason: z.string(),
  who: z.string(),
  at: z.string(),
  /** It was dismissed on the page of the other case, where it can be restored. */
  isFromOther: z.boolean(),
});
export type Dismissal = z.infer<typeof dismissal>;

export const recurrenceView = z.object({
  /** Newest first. */
  analyses: z.array(recurrenceAnalysis),
  dismissals: z.array(dismissal),
});
export type RecurrenceView = z.infer<typeof recurrenceView>;

export const investigationEndpoints = {
  getRecurrence: endpoint({
    method: 'GET',
    path: '/api/v1/cases/:id/recurrence',
    summary: 'The recurrence analyses of a case, newest first, and the matches that were dismissed',
    params: idParams,
    output: recurrenceView,
  }),
  analyseRecurrence: endpoint({
    method: 'POST',
    path: '/api/v1/cases/:id/recurrence',
    isHeavy: true,
    summary: 'Look for similar cases among all of the company, and keep what was found with its date and inputs',
    creates: true,
    params: idParams,
    output: recurrenceView,
  }),
  dismissMatch: endpoint({
    method: 'POST',
    path: '/api/v1/cases/:id/recurrence/:otherId/dismiss',
    summary: 'Say why a case that was found is no recurrence',
    params: pairParams,
    body: z.object({ reason }),
    output: recurrenceView,
  }),
  restoreMatch: endpoint({
    method: 'POST',
    path: '/api/v1/cases/:id/recurrence/:otherId/restore',
    summary: 'Take a dismissal back',
    params: pairParams,
    output: recurrenceView,
  }),
  rescheduleCapaCheck: endpoint({
    method: 'POST',
    path: '/api/v1/cases/:id/checks/:capaId/date',
    summary: 'Change the day on which a measure is judged, with a reason and a signature; the case stays approved',
    changes: true,
    params: z.object({ id: caseId, capaId: z.string().check(z.regex(/^CAPA-\d{4}-\d{1,9}$/)) }),
    body: checkRescheduling,
    output: caseRecord,
  }),
  recordCapaCheck: endpoint({
    method: 'POST',
    path: '/api/v1/cases/:id/checks/:capaId',
    summary: 'Sign whether a measure has worked',
    changes: true,
    params: z.object({ id: caseId, capaId: z.string().check(z.regex(/^CAPA-\d{4}-\d{1,9}$/)) }),
    body: checkVerdict,
    output: caseRecord,
  }),
};
