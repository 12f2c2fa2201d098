import { detectionMethods, kinds, problemTypes } from '@vigie/domain/modules/cases/public';
import { answerChanges } from '@vigie/domain/modules/reports/answers';
import * as z from 'zod/mini';
import { demoTalk } from '../../../platform/demo-data';
import { caseStory } from '../../cases/public';

const text = z.optional(z.string());

/** One report of the demo, and the case that came of it. People stand by their usernames. */
export const story = z.strictObject({
  by: z.string(),
  /** Days since it was detected. */
  ago: z.int(),
  department: z.string(),
  equipment: text,
  customer: text,
  origin: z.optional(z.enum(detectionMethods)),
  /** Of the audit or of the Gemba walk. */
  reference: text,
  /** `problem` by default. */
  type: z.optional(z.enum(problemTypes)),
  /** No two stories say the same: it is what an interrupted start knows them by. */
  what: z.string(),
  where: text,
  howMany: text,
  how: text,
  why: text,
  /** What was done at once: what, why, at which hour, for how long; whether that stops it, and whether it can happen again. */
  taken: z.optional(
    z.tuple([z.string(), z.string(), z.string(), z.string(), z.optional(z.boolean()), z.optional(z.boolean())]),
  ),
  files: z.optional(z.array(z.string())),
  talk: z.optional(demoTalk),
  /** Approved, and this is what became of it. */
  case: z.optional(caseStory),
  /** Where a report without a case has stopped. */
  ends: z.optional(z.enum(['draft', 'discarded', 'waiting', 'asked', 'rejected'])),
  /** What the validator wrote with the decision. */
  answer: text,
  /** What the author added after more information was asked for. */
  completed: z.optional(answerChanges),
});
export type Story = z.infer<typeof story>;

export const storyOfKind = z.extend(story, { kind: z.enum(kinds) });
export type StoryOfKind = z.infer<typeof storyOfKind>;
