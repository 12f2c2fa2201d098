import * as z from 'zod/mini';
import { rowId } from '../../kernel/ids';
import { recordList } from '../../kernel/records/record-list';
import { detectionModeMessages } from '../../messages/kinds';
import { dueFilterMessages, importedMarkMessages, listMessages } from '../../messages/lists';
import { listEndpoints } from '../records/public';
import { detectionMethods } from './definition';
import { criticalities } from './due-date';
import { kinds } from './kinds';
import { caseStatusMessages, criticalityMessages, definitionMessages } from './messages/kinds';
import { caseFilterMessages, caseListMessages as m } from './messages/list';
import { caseId } from './record';
import { urgencyOf } from './urgency';
import { caseStatuses } from './workflow';

/** A row of the list: a case, or a report of its category that waits for a decision. */
export const entryStatuses = ['waiting_approval', ...caseStatuses] as const;
export type EntryStatus = (typeof entryStatuses)[number];
export const entryStatusMessages = { waiting_approval: m.waitingApproval, ...caseStatusMessages };
export const caseEntry = z.object({
  id: z.string(),
  kind: z.enum(kinds),
  status: z.enum(entryStatuses),
  summary: z.string(),
  criticality: z.nullable(z.enum(criticalities)),
  ownerId: z.int(),
  owner: z.string(),
  origin: z.nullable(z.string()),
  detectionDate: z.nullable(z.string()),
  dueDate: z.nullable(z.string()),
  /** Of an approved case: when the first of its open actions and checks is due. */
  followUpDate: z.nullable(z.string()),
  comments: z.int(),
  isConfidential: z.boolean(),
  /** Brought from elsewhere; a report never is. */
  isImported: z.boolean(),
  version: z.int(),
});
export type CaseEntry = z.infer<typeof caseEntry>;

export const caseSorts = ['id', 'status', 'criticality', 'owner', 'origin', 'dueDate', 'urgency'] as const;
export type CaseSort = (typeof caseSorts)[number];
export const urgencies = ['overdue', 'week', 'later', 'closed'] as const;

export const caseList = recordList({
  one: 'Case',
  several: 'Cases',
  path: '/api/v1/cases',
  summary: 'The cases of one kind, and the reports of that category which wait for a decision',
  id: caseId,
  entry: caseEntry,
  filters: {
    status: { label: listMessages.status, values: entryStatuses, words: entryStatusMessages },
    criticality: { label: m.criticality, values: criticalities, words: criticalityMessages },
    origin: { label: m.origin, values: detectionMethods, words: detectionModeMessages, hasOwn: true },
    urgency: {
      label: m.urgency,
      values: urgencies,
      words: { ...dueFilterMessages, closed: caseFilterMessages.closed },
    },
    lead: { label: caseFilterMessages.lead, values: ['others'], words: { others: caseFilterMessages.leadOthers } },
    steps: {
      label: caseFilterMessages.steps,
      values: ['ready', 'reviewed'],
      words: { ready: caseFilterMessages.stepsReady, reviewed: caseFilterMessages.stepsReviewed },
    },
    member: { label: caseFilterMessages.member, values: ['me'], words: { me: caseFilterMessages.memberMe } },
    detectedFrom: { label: caseFilterMessages.detectedFrom },
    detectedTo: { label: caseFilterMessages.detectedTo },
    dueFrom: { label: dueFilterMessages.dueFrom },
    dueTo: { label: dueFilterMessages.dueTo },
  },
  parameters: { kind: z.enum(kinds) },
  columns: {
    id: { title: listMessages.id, width: 12 },
    status: { title: listMessages.status, width: 20, words: entryStatusMessages },
    summary: { title: listMessages.summary, width: 70 },
    criticality: { title: m.criticality, width: 12, words: criticalityMessages },
    owner: { title: m.owner, width: 24 },
    origin: { title: m.origin, width: 18, words: detectionModeMessages },
    detectionDate: { title: definitionMessages.detectionDate, width: 14, isDay: true },
    dueDate: { title: m.dueDate, width: 14, isDay: true },
    urgency: {
      title: m.urgency,
      width: 16,
      text: ({ status, dueDate, followUpDate }, today) =>
        status !== 'waiting_approval' && dueDate ? urgencyOf({ status, dueDate, followUpDate }, today) : null,
    },
    isImported: {
      title: importedMarkMessages.mark,
      width: 12,
      text: ({ isImported }) => (isImported ? { message: importedMarkMessages.mark } : null),
    },
  },
  sorts: caseSorts,
  usualSort: 'id',
  // An unknown status is shown as it is, behind the others.
  board: { states: entryStatuses, status: z.string() },
  bulk: {
    summary: 'Give several cases another owner or due date, with one reason; each that refuses says why',
    changes: { ownerId: z.optional(rowId), dueDate: z.optional(z.iso.date()) },
  },
});

export const caseListEndpoints = listEndpoints(caseList);

/** A word that only the cases of one import are found by: lists show them all when it is searched for. */
export const importWord = (importId: number): string => `import_${importId}`;
