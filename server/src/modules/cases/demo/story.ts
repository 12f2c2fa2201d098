import { criticalities } from '@vigie/domain/modules/cases/due-date';
import { notificationChannels } from '@vigie/domain/modules/cases/steps/assessments';
import { capaKinds } from '@vigie/domain/modules/cases/steps/capa-plan';
import { batchStatuses, impactLevels, peopleItems, sqippItems } from '@vigie/domain/modules/cases/steps/impact';
import { mCategories, rootCauseTypes } from '@vigie/domain/modules/cases/steps/root-cause';
import { stepNames } from '@vigie/domain/modules/cases/steps/steps';
import * as z from 'zod/mini';
import { demoTalk } from '../../../platform/demo-data';
import { actionStory } from '../../actions/public';

const text = z.optional(z.string());

const causeStory = z.strictObject({
  /** From the problem down to the root. */
  whys: z.array(z.string()),
  m: z.enum(mCategories),
  type: z.optional(z.enum(rootCauseTypes)),
  evidence: text,
  /** Why no measure treats it. */
  left: text,
});
export type CauseStory = z.infer<typeof causeStory>;

/** An action that a measure became, by the title of the measure. */
const followedMeasure = z.extend(actionStory, {
  title: z.string(),
  /** The criterion, and what QA found. */
  check: z.optional(z.tuple([z.string(), z.optional(z.string())])),
});

const measureStory = z.extend(followedMeasure, {
  action: z.string(),
  goal: z.string(),
  /** Days from today. */
  due: z.int(),
  kind: z.enum(capaKinds),
  /** Which of the causes; the first by default. */
  cause: z.optional(z.int()),
});
export type MeasureStory = z.infer<typeof measureStory>;

const findings = {
  impact: z.optional(z.tuple([z.enum(impactLevels), z.string()])),
  /** Product, batch and what became of it. */
  batches: z.optional(z.array(z.tuple([z.string(), z.string(), z.enum(batchStatuses)]))),
  decision: text,
  stop: text,
  validation: text,
  qualification: text,
  /** What is concerned, and how; the rest is not. */
  SQIPP: z.optional(z.partialRecord(z.enum(sqippItems), z.string())),
  people: z.optional(z.partialRecord(z.enum(peopleItems), z.string())),
  protection: text,
  regulatory: text,
  authorities: text,
  /** Customer, contact, channel, day from today, message and answer. */
  customer: z.optional(
    z.tuple([z.string(), z.string(), z.enum(notificationChannels), z.int(), z.string(), z.optional(z.string())]),
  ),
  /** Severity, occurrence, detectability and controls. */
  risk: z.optional(z.tuple([z.int(), z.int(), z.int(), z.string()])),
  /** How it came back; absent: it never did. */
  recurrent: text,
  causes: z.optional(z.array(causeStory)),
  measures: z.optional(z.array(measureStory)),
};

/** What became of a case: how far it came, what was found, what is done about it. People stand by their usernames. */
export const caseStory = z.strictObject({
  lead: z.string(),
  criticality: z.enum(criticalities),
  until: z.enum(['new', 'writing', 'returned', 'ready_for_qa', 'approved', 'closed', 'reopened', 'void']),
  /** Who reviews it; `qa` by default. */
  qa: text,
  /** Why it was returned, reopened or made void. */
  reason: text,
  /** The due date that QA gave in place of the rule's, in days from today, and why. */
  granted: z.optional(z.tuple([z.int(), z.string()])),
  /** How many steps are marked ready while it is written, and reviewed while QA reads it; from the first on. */
  ready: z.optional(z.int()),
  reviewed: z.optional(z.int()),
  /** Each with their part. */
  team: z.optional(z.array(z.tuple([z.string(), z.string()]))),
  /** Confidential: whom it names beside QA. */
  readers: z.optional(z.array(z.string())),
  talk: z.optional(demoTalk),
  files: z.optional(z.array(z.string())),
  /** Other cases, each with a note. */
  links: z.optional(z.array(z.tuple([z.string(), z.string()]))),
  ...findings,
});
export type CaseStory = z.infer<typeof caseStory>;

/** An entry of first-cases.json: a case that is there, with its steps as they are stored. */
export const firstCase = z.extend(z.omit(caseStory, { criticality: true }), {
  case: z.string(),
  /** `{"daysFromToday": 3}` stands for a day, a username for the responsible; what is empty may be left out. */
  steps: z.optional(z.partialRecord(z.enum(stepNames), z.record(z.string(), z.unknown()))),
  /** In place of `ready`: those marked while it is written. */
  readySteps: z.optional(z.array(z.enum(stepNames))),
  /** The recurrence is looked for once more. */
  analysed: z.optional(z.boolean()),
  followed: z.optional(z.array(followedMeasure)),
});
export type WalkedCase = Omit<CaseStory, 'criticality'> & Omit<z.infer<typeof firstCase>, 'case'>;
