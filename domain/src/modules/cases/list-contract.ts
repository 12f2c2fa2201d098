import * as z from 'zod/mini';
import { endpoint } from '../../kernel/http/endpoint';
import { pathId, rowId } from '../../kernel/ids';
import { assignments, bulkOutcome, directions, listOf, pageQuery } from '../../kernel/listing';
import { several } from '../../kernel/several';
import { detectionMethods } from './definition';
import { criticalities } from './due-date';
import { kinds } from './kinds';
import { caseId } from './record';
import { caseStatuses } from './workflow';

const day = z.iso.date();
const reason = z.string().check(z.trim(), z.minLength(1), z.maxLength(1000));

/** A row of the list: a case, or a report of its category that waits for a decision. */
export const entryStatuses = ['waiting_approval', ...caseStatuses] as const;
export type EntryStatus = (typeof entryStatuses)[number];
export const caseEntry = z.object({
  id: z.string(),
  kind: z.enum(kinds),
  status: z.enum(entryStatuses),
  summary: z.string(),
  criticality: z.nullable(z.enum(criticalities)),
  ownerId: z.int(),
  owner: z.string(),
  origin: z.nullable(z.enum(detectionMethods)),
  detectionDate: z.nullable(z.string()),
  dueDate: z.nullable(z.string()),
  comments: z.int(),
  isConfidential: z.boolean(),
  version: z.int(),
});
export type CaseEntry = z.infer<typeof caseEntry>;

export const caseSorts = ['id', 'status', 'criticality', 'owner', 'origin', 'dueDate', 'urgency'] as const;
export type CaseSort = (typeof caseSorts)[number];
export const urgencies = ['overdue', 'week', 'later', 'closed'] as const;

export const caseFilters = {
  kind: z.enum(kinds),
  search: pageQuery.search,
  assigned: z._default(z.enum(assignments), 'team'),
  status: several(entryStatuses),
  criticality: several(criticalities),
  origin: several(detectionMethods),
  urgency: several(urgencies),
  detectedFrom: z.optional(day),
  detectedTo: z.optional(day),
  dueFrom: z.optional(day),
  dueTo: z.optional(day),
  /** Today for the reader: what is overdue depends on it. */
  today: z.optional(day),
};
const caseOrder = {
  sort: z._default(z.enum(caseSorts), 'id'),
  direction: z._default(z.enum(directions), 'desc'),
};

/** The lists that somebody keeps views of: those of the kinds of cases, and the list of actions. */
export const viewedLists = [...kinds, 'action'] as const;
export type ViewedList = (typeof viewedLists)[number];
export const savedView = z.object({ id: z.int(), name: z.string(), query: z.string(), version: z.int() });
export type SavedView = z.infer<typeof savedView>;

export const caseListEndpoints = {
  listCases: endpoint({
    method: 'GET',
    path: '/api/v1/cases',
    summary: 'The cases of one kind, and the reports of that category which wait for a decision',
    query: z.object({ page: pageQuery.page, ...caseFilters, ...caseOrder }),
    /** A search counts to 1,000; beyond that there `isMore`. */
    output: z.extend(listOf(caseEntry), { isMore: z.boolean() }),
  }),
  getCaseBoard: endpoint({
    method: 'GET',
    path: '/api/v1/cases/board',
    summary: 'The same, by status: how many there are, and the first fifty of each',
    query: z.object(caseFilters),
    output: z.object({
      columns: z.array(z.object({ status: z.string(), total: z.int(), items: z.array(caseEntry) })),
    }),
  }),
  exportCases: endpoint({
    method: 'GET',
    path: '/api/v1/cases/export',
    summary: 'The whole filtered list as .xlsx; with ids, only those',
    query: z.object({
      ...caseFilters,
      ...caseOrder,
      ids: z.optional(z.string().check(z.maxLength(8000))),
    }),
    answers: 'file',
  }),
  changeCases: endpoint({
    method: 'POST',
    path: '/api/v1/cases/bulk',
    summary: 'Give several cases another owner or due date, with one reason; each that refuses says why',
    body: z.object({
      ids: z.array(caseId).check(z.minLength(1), z.maxLength(200)),
      ownerId: z.optional(rowId),
      dueDate: z.optional(day),
      reason,
    }),
    output: bulkOutcome,
  }),
  listSavedViews: endpoint({
    method: 'GET',
    path: '/api/v1/views',
    summary: 'The lists that the signed-in person has saved under a name',
    query: z.object({ kind: z.enum(viewedLists) }),
    output: z.object({ items: z.array(savedView) }),
  }),
  saveView: endpoint({
    method: 'POST',
    path: '/api/v1/views',
    summary: 'Keep the filters and the order of a list under a name',
    creates: true,
    status: 201,
    body: z.object({
      kind: z.enum(viewedLists),
      name: z.string().check(z.trim(), z.minLength(1), z.maxLength(80)),
      query: z.string().check(z.maxLength(2000)),
    }),
    output: savedView,
  }),
  archiveView: endpoint({
    method: 'POST',
    path: '/api/v1/views/:id/archive',
    summary: 'Offer a saved view no longer',
    params: z.object({ id: pathId }),
  }),
};
