import { priorities } from '@vigie/domain/modules/actions/record';
import { actionStatuses } from '@vigie/domain/modules/actions/workflow';
import * as z from 'zod/mini';
import { demoTalk } from '../../../platform/demo-data';

/** How far an action of the demo has come, and what was said and stored on the way. People stand by their usernames. */
export const actionStory = z.strictObject({
  for: z.string(),
  until: z.enum(actionStatuses),
  /** Who reviews it; `qa` by default. */
  approver: z.optional(z.string()),
  /** Why it was sent back once. */
  returned: z.optional(z.string()),
  /** Why it was given up. */
  reason: z.optional(z.string()),
  /** The due date that is asked for, in days from today, and why. */
  extension: z.optional(z.tuple([z.int(), z.string()])),
  talk: z.optional(demoTalk),
  files: z.optional(z.array(z.string())),
});
export type ActionStory = z.infer<typeof actionStory>;

/** A task by hand: one entry of first-tasks.json and workshop-tasks.json. */
export const taskStory = z.extend(actionStory, {
  by: z.string(),
  title: z.string(),
  description: z.string(),
  priority: z.enum(priorities),
  /** Days from today. */
  due: z.nullable(z.int()),
  /** Each with whether it is done. */
  todos: z.optional(z.array(z.tuple([z.string(), z.boolean()]))),
});
export type TaskStory = z.infer<typeof taskStory>;
