import * as z from 'zod/mini';
import { recordedEvent } from '../../kernel/audit-event';
import { endpoint } from '../../kernel/endpoint';
import { listOf, pageQuery } from '../../kernel/listing';
import { credentials, signature } from '../../kernel/signature';
import { person } from '../accounts/public';
import { action } from '../actions/public';
import { attachment } from '../attachments/public';
import { comment, newComment } from '../comments/public';
import { definition, detectionMethods } from './definition';
import { criticalities } from './due-date';
import { effectiveness, effectivenessRequest, effectivenessVerdict } from './effectiveness';
import { kinds } from './kinds';
import { stepActions, stepMarks } from './step-workflow';
import { stepNames } from './steps/steps';
import { caseActions, caseStatuses } from './workflow';

export const caseId = z.string().check(z.regex(/^[A-Z]{2,3}_\d{4,9}$/));
const idParams = z.object({ id: caseId });
const stepParams = z.object({ id: caseId, step: z.enum(stepNames) });
const fileParams = z.object({ id: caseId, attachmentId: z.uuid() });
const reason = z.string().check(z.trim(), z.minLength(1), z.maxLength(1000));
const day = z.iso.date();
const userId = z.int().check(z.gte(1), z.lte(2_147_483_647));
const by = z.nullable(z.object({ who: z.string(), at: z.string() }));

/** A step as the list on the left shows it. */
export const caseStep = z.object({
  name: z.enum(stepNames),
  mark: z.enum(stepMarks),
  ready: by,
  reviewed: by,
  changed: by,
  version: z.int(),
});
export type CaseStep = z.infer<typeof caseStep>;

export const caseStepContent = z.extend(caseStep, { content: z.record(z.string(), z.any()) });
export type CaseStepContent = z.infer<typeof caseStepContent>;

export const linkedCase = z.object({
  id: z.string(),
  kind: z.enum(kinds),
  title: z.string(),
  status: z.enum(caseStatuses),
  note: z.string(),
});
export type LinkedCase = z.infer<typeof linkedCase>;

export const caseMember = z.object({ person, part: z.string() });
export type CaseMember = z.infer<typeof caseMember>;

export const caseSignature = z.extend(signature, {
  /** Whether the case still says what was signed. */
  isValid: z.boolean(),
});

export const caseRecord = z.object({
  id: z.string(),
  kind: z.enum(kinds),
  status: z.enum(caseStatuses),
  title: z.string(),
  criticality: z.enum(criticalities),
  /** The lead writer. */
  owner: person,
  detector: z.string(),
  /** Shown as Detection Mode. */
  origin: z.nullable(z.enum(detectionMethods)),
  detectionDate: z.string(),
  dueDate: z.string(),
  /** The report that it came from, and who wrote that. */
  reportId: z.string(),
  reporter: person,
  createdAt: z.string(),
  definition,
  steps: z.array(caseStep),
  attachments: z.array(attachment),
  actions: z.array(action),
  links: z.array(linkedCase),
  /** Who works on it beside the lead writer, each with their part. */
  members: z.array(caseMember),
  signatures: z.array(caseSignature),
  commentCount: z.int(),
  effectiveness: z.nullable(effectiveness),
  version: z.int(),
});
export type CaseRecord = z.infer<typeof caseRecord>;

export const similarCase = z.object({
  id: z.string(),
  kind: z.enum(kinds),
  title: z.string(),
  status: z.enum(caseStatuses),
  detectionDate: z.string(),
});
export type SimilarCase = z.infer<typeof similarCase>;

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
  version: z.int(),
});
export type CaseEntry = z.infer<typeof caseEntry>;

export const caseSorts = ['id', 'status', 'criticality', 'owner', 'origin', 'dueDate', 'urgency'] as const;
export type CaseSort = (typeof caseSorts)[number];
export const assignments = ['team', 'me', 'everyone'] as const;
export type Assignment = (typeof assignments)[number];

/** Several values of a list, separated by commas in the address: `criticality=Critical,Major`. */
function several<const Values extends readonly [string, ...string[]]>(values: Values) {
  return z.optional(
    z.pipe(
      z.pipe(
        z.string().check(z.maxLength(200)),
        z.transform((text: string) => text.split(',').filter(Boolean)),
      ),
      z.array(z.enum(values)),
    ),
  );
}

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
  direction: z._default(z.enum(['asc', 'desc']), 'desc'),
};

export const presentColleague = z.object({ person, step: z.string() });

export const savedView = z.object({ id: z.int(), name: z.string(), query: z.string(), version: z.int() });
export type SavedView = z.infer<typeof savedView>;

export const casesEndpoints = {
  listCases: endpoint({
    method: 'GET',
    path: '/api/v1/cases',
    summary: 'The cases of one kind, and the reports of that category which wait for a decision',
    query: z.object({ page: pageQuery.page, ...caseFilters, ...caseOrder }),
    /** A search counts to 10,000; beyond that there `isMore`. */
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
      ownerId: z.optional(userId),
      dueDate: z.optional(day),
      reason,
    }),
    output: z.object({
      changed: z.array(z.string()),
      refused: z.array(z.object({ id: z.string(), sentence: z.string() })),
    }),
  }),
  listSimilarCases: endpoint({
    method: 'GET',
    path: '/api/v1/cases/similar',
    summary: 'Open cases of the company that speak of the same things as a text, closest first; at most three',
    query: z.object({ text: z._default(z.string().check(z.maxLength(4000)), '') }),
    output: z.object({ items: z.array(similarCase) }),
  }),
  getCase: endpoint({
    method: 'GET',
    path: '/api/v1/cases/:id',
    summary: 'One case with all that it holds',
    params: idParams,
    output: caseRecord,
  }),
  changeCase: endpoint({
    method: 'PATCH',
    path: '/api/v1/cases/:id',
    summary: 'Change the owner, the due date or the criticality, with a reason',
    changes: true,
    params: idParams,
    body: z.object({
      ownerId: z.optional(userId),
      dueDate: z.optional(day),
      criticality: z.optional(z.enum(criticalities)),
      reason,
    }),
    output: caseRecord,
  }),
  moveCase: endpoint({
    method: 'POST',
    path: '/api/v1/cases/:id/transition',
    summary: 'Submit, return, approve, close, reopen or void a case; some with a reason, some signed',
    changes: true,
    params: idParams,
    body: z.object({
      action: z.enum(caseActions),
      reason: z.optional(reason),
      credentials: z.optional(credentials),
    }),
    output: caseRecord,
  }),
  askEffectiveness: endpoint({
    method: 'POST',
    path: '/api/v1/cases/:id/effectiveness',
    summary: 'Ask for an effectiveness check, which then stands in the way of closing',
    changes: true,
    params: idParams,
    body: effectivenessRequest,
    output: caseRecord,
  }),
  recordEffectiveness: endpoint({
    method: 'POST',
    path: '/api/v1/cases/:id/effectiveness/verdict',
    summary: 'Record what the effectiveness check has shown',
    changes: true,
    params: idParams,
    body: effectivenessVerdict,
    output: caseRecord,
  }),
  getCaseStep: endpoint({
    method: 'GET',
    path: '/api/v1/cases/:id/steps/:step',
    summary: 'One step with its content and its marks',
    params: stepParams,
    output: caseStepContent,
  }),
  saveCaseStep: endpoint({
    method: 'PUT',
    path: '/api/v1/cases/:id/steps/:step',
    summary: 'Write a step; of one that is ready or reviewed this takes the mark off, and needs a reason',
    changes: true,
    params: stepParams,
    body: z.object({ content: z.record(z.string(), z.unknown()), reason: z.optional(reason) }),
    output: caseStepContent,
  }),
  markCaseStep: endpoint({
    method: 'POST',
    path: '/api/v1/cases/:id/steps/:step/mark',
    summary: 'Mark a step ready for QA or QA reviewed, or take the mark off',
    changes: true,
    params: stepParams,
    body: z.object({ action: z.enum(stepActions) }),
    output: caseStepContent,
  }),
  attachToCase: endpoint({
    method: 'POST',
    path: '/api/v1/cases/:id/attachments',
    summary: 'Store an image or a document with the case',
    encoding: 'multipart',
    status: 201,
    params: idParams,
    output: z.object({ attachment }),
  }),
  detachFromCase: endpoint({
    method: 'POST',
    path: '/api/v1/cases/:id/attachments/:attachmentId/remove',
    summary: 'Take a file off the case, with a reason; the file and the trace of it stay',
    params: fileParams,
    body: z.object({ reason }),
  }),
  downloadCaseAttachment: endpoint({
    method: 'GET',
    path: '/api/v1/cases/:id/attachments/:attachmentId/content',
    summary: 'A file of a case, always as a download',
    params: fileParams,
    answers: 'file',
  }),
  listCaseComments: endpoint({
    method: 'GET',
    path: '/api/v1/cases/:id/comments',
    summary: 'The comments on a case, oldest first',
    params: idParams,
    output: z.object({ items: z.array(comment) }),
  }),
  commentOnCase: endpoint({
    method: 'POST',
    path: '/api/v1/cases/:id/comments',
    summary: 'Say something about a case; @name tells that person',
    creates: true,
    status: 201,
    params: idParams,
    body: newComment,
    output: comment,
  }),
  listCaseReaders: endpoint({
    method: 'GET',
    path: '/api/v1/cases/:id/readers',
    summary: 'People who may be mentioned on the case; at most eight',
    params: idParams,
    query: z.object({ search: pageQuery.search }),
    output: z.object({ items: z.array(person) }),
  }),
  linkCase: endpoint({
    method: 'POST',
    path: '/api/v1/cases/:id/links',
    summary: 'Link the case to another, both ways',
    params: idParams,
    body: z.object({ otherId: caseId, note: z._default(z.string().check(z.trim(), z.maxLength(500)), '') }),
    output: caseRecord,
  }),
  unlinkCase: endpoint({
    method: 'POST',
    path: '/api/v1/cases/:id/links/:otherId/remove',
    summary: 'Take a link off, with a reason',
    params: z.object({ id: caseId, otherId: caseId }),
    body: z.object({ reason }),
    output: caseRecord,
  }),
  addCaseMember: endpoint({
    method: 'POST',
    path: '/api/v1/cases/:id/members',
    summary: 'Have somebody work on the case too',
    params: idParams,
    body: z.object({ userId, part: z._default(z.string().check(z.trim(), z.maxLength(100)), '') }),
    output: caseRecord,
  }),
  removeCaseMember: endpoint({
    method: 'POST',
    path: '/api/v1/cases/:id/members/:userId/remove',
    summary: 'Somebody no longer works on the case',
    params: z.object({ id: caseId, userId: z.coerce.number().check(z.int(), z.gte(1), z.lte(2_147_483_647)) }),
    output: caseRecord,
  }),
  beAtCase: endpoint({
    method: 'PUT',
    path: '/api/v1/cases/:id/presence',
    summary: 'Say that one has the case open, and learn who else has',
    params: idParams,
    body: z.object({ step: z.string().check(z.maxLength(40)), isHere: z.boolean() }),
    output: z.object({ items: z.array(presentColleague) }),
  }),
  getCaseHistory: endpoint({
    method: 'GET',
    path: '/api/v1/cases/:id/history',
    summary: 'Who did what to the case, when and why, newest first; and where the reader had looked last',
    params: idParams,
    output: z.object({ items: z.array(recordedEvent), seenUpTo: z.int() }),
  }),
  seeCase: endpoint({
    method: 'POST',
    path: '/api/v1/cases/:id/seen',
    summary: 'Remember up to which event one has looked',
    params: idParams,
    body: z.object({ upTo: z.int().check(z.gte(0)) }),
  }),
  getCaseDossier: endpoint({
    method: 'GET',
    path: '/api/v1/cases/:id/dossier',
    summary: 'Everything about the case as a PDF, with its signatures and its hash',
    params: idParams,
    answers: 'file',
  }),
  getCaseDossierData: endpoint({
    method: 'GET',
    path: '/api/v1/cases/:id/dossier.json',
    summary: 'The same as data',
    params: idParams,
    answers: 'file',
  }),
  listSavedViews: endpoint({
    method: 'GET',
    path: '/api/v1/views',
    summary: 'The lists that the signed-in person has saved under a name',
    query: z.object({ kind: z.enum(kinds) }),
    output: z.object({ items: z.array(savedView) }),
  }),
  saveView: endpoint({
    method: 'POST',
    path: '/api/v1/views',
    summary: 'Keep the filters and the order of a list under a name',
    creates: true,
    status: 201,
    body: z.object({
      kind: z.enum(kinds),
      name: z.string().check(z.trim(), z.minLength(1), z.maxLength(80)),
      query: z.string().check(z.maxLength(2000)),
    }),
    output: savedView,
  }),
  archiveView: endpoint({
    method: 'POST',
    path: '/api/v1/views/:id/archive',
    summary: 'Offer a saved view no longer',
    params: z.object({ id: z.coerce.number().check(z.int(), z.gte(1)) }),
  }),
};
