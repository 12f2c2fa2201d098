import * as z from 'zod/mini';
import { endpoint } from '../../kernel/http/endpoint';
import { deeds } from '../../kernel/identity/own-work';
import { actionStatuses } from '../actions/public';
import { caseStatuses, kinds, stepNames } from '../cases/public';
import { reportStatuses } from '../reports/public';
import { getSetUp } from './set-up-contract';
import { countWaiting } from './waiting-contract';
import { scopes } from './works';

/** Of each sort of work the page shows the most urgent; the rest stands in the list that its figure leads to. */
export const mostOfAWork = 8;
export const mostFollowed = 8;
export const mostChanged = 12;

const count = z.int();
const part = z.object({
  /** Of cases, which have a list for each kind. */
  kind: z.nullable(z.enum(kinds)),
  total: count,
  /** The list that is counted. */
  address: z.string(),
});
export type FigurePart = z.infer<typeof part>;

const figure = z.object({
  work: z.string(),
  /** What it is, in the reader's language. */
  label: z.string(),
  /** The kind that it counts, or `alert`: a page that shows it asks again when one has changed. */
  record: z.string(),
  parts: z.array(part),
});
export type Figure = z.infer<typeof figure>;

/** What the workflow asks of a record before a step is taken: the page says of each whether it is open, and why not. */
const reportStanding = z.object({ status: z.enum(reportStatuses), authorId: z.int(), fourEyes: z.boolean() });
export type ReportStanding = z.infer<typeof reportStanding>;

const caseStanding = z.object({
  version: z.int(),
  status: z.enum(caseStatuses),
  ownerId: z.int(),
  notReady: z.array(z.enum(stepNames)),
  notReviewed: z.array(z.enum(stepNames)),
  openQuestionnaires: z.array(z.object({ templateId: z.string(), title: z.string() })),
  unfinishedQuestionnaires: z.array(z.object({ templateId: z.string(), title: z.string() })),
  ownWork: z.nullable(z.enum(deeds)),
});
export type CaseStanding = z.infer<typeof caseStanding>;

const actionStanding = z.object({
  version: z.int(),
  status: z.enum(actionStatuses),
  responsibleId: z.nullable(z.int()),
  approverId: z.nullable(z.int()),
  isCaseEnded: z.boolean(),
  openTodos: count,
  ownWork: z.nullable(z.enum(deeds)),
});
export type ActionStanding = z.infer<typeof actionStanding>;

export const workItem = z.object({
  /** As its figure names it. */
  work: z.string(),
  id: z.string(),
  title: z.string(),
  address: z.string(),
  /** Who reported it, leads it, is responsible for it or wrote it. */
  person: z.string(),
  dueDate: z.nullable(z.string()),
  isCritical: z.boolean(),
  since: z.nullable(z.string()),
  isConfidential: z.boolean(),
  /** Of a case that was brought from elsewhere. */
  isImported: z.boolean(),
  /** Of these the one that it is; others need none. */
  report: z.nullable(reportStanding),
  case: z.nullable(caseStanding),
  action: z.nullable(actionStanding),
});
export type WorkItem = z.infer<typeof workItem>;

const followed = z.object({
  id: z.string(),
  title: z.string(),
  address: z.string(),
  status: z.enum(caseStatuses),
  person: z.string(),
  dueDate: z.nullable(z.string()),
  isConfidential: z.boolean(),
  isImported: z.boolean(),
});
export type FollowedCase = z.infer<typeof followed>;

const changedRecord = z.object({
  record: z.string(),
  id: z.string(),
  title: z.string(),
  address: z.string(),
  total: count,
  /** The last of its changes: what, who and when. */
  event: z.string(),
  who: z.string(),
  at: z.string(),
});
export type ChangedRecord = z.infer<typeof changedRecord>;

export const overview = z.object({
  /** Whether the person belongs to a team; otherwise everyone stands in its place. */
  hasTeam: z.boolean(),
  figures: z.array(figure),
  items: z.array(workItem),
  followed: z.object({ parts: z.array(part), items: z.array(followed) }),
  changes: z.object({
    /** When the person was last here; null at the first visit. */
    since: z.nullable(z.string()),
    total: count,
    /** No further back was looked: there may have been more. */
    isAtLeast: z.boolean(),
    /** More records than these have changed. */
    isMore: z.boolean(),
    records: z.array(changedRecord),
  }),
});
export type Overview = z.infer<typeof overview>;

export const overviewEndpoints = {
  getOverview: endpoint({
    method: 'GET',
    path: '/api/v1/overview',
    summary:
      'What waits for the signed-in person or for their team, what they follow, and what changed since they were last here',
    query: z.object({
      scope: z._default(z.enum(scopes), 'me'),
      /** Today for the reader: what is overdue depends on it. */
      today: z.optional(z.iso.date()),
    }),
    output: overview,
  }),
  countWaiting,
  getSetUp,
  visitOverview: endpoint({
    method: 'POST',
    path: '/api/v1/overview/visit',
    summary: 'Say that the signed-in person is looking at the overview now',
  }),
};
