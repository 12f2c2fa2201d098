import * as z from 'zod/mini';
import { endpoint } from '../../kernel/http/endpoint';
import { rowId } from '../../kernel/ids';
import { ruleChanges } from '../parameters/public';

/** What a change of the parameters may be about, for the records that are open. */
export const effectNames = [
  /** Open cases that would be due on another day; they keep theirs. */
  'dueDates',
  /** Reports that wait: their cases will follow the new days. */
  'casesToCome',
  /** Reports that wait and that their author may now decide on, or no longer. */
  'ownReports',
  /** Actions whose people are notified at the next round of reminders. */
  'reminders',
  /** Reports that wait and whose case will be confidential, or no longer. */
  'confidentialCases',
  /** Open records with a detection mode that is no longer offered; they keep it. */
  'detectionModes',
  /** Open records with the value that is retired; they keep it. */
  'retiredValue',
] as const;
export type EffectName = (typeof effectNames)[number];

const affected = z.object({
  id: z.string(),
  title: z.string(),
  address: z.string(),
  /** Days, where the effect is another day. */
  from: z.nullable(z.string()),
  to: z.nullable(z.string()),
});
export type AffectedRecord = z.infer<typeof affected>;

export const effect = z.object({
  name: z.enum(effectNames),
  count: z.int(),
  /** Of these, already late under the new rule. */
  overdue: z.int(),
  /** How many it is under the rules of today. */
  before: z.int(),
  /** The first ten that the asking user may read. */
  records: z.array(affected),
});
export type Effect = z.infer<typeof effect>;

/** It stands with the reports because it asks them, the cases and the actions, which all stand above the parameters. */
export const dryRunEndpoints = {
  dryRunParameters: endpoint({
    method: 'POST',
    path: '/api/v1/parameters/dry-run',
    summary: 'What a change of the rules, or retiring a value, would have changed for the records that are open',
    body: z.object({ rules: z._default(ruleChanges, {}), retire: z.optional(rowId) }),
    output: z.object({ effects: z.array(effect) }),
  }),
};
