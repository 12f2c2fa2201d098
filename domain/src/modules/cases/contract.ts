import * as z from 'zod/mini';
import { endpoint } from '../../kernel/http/endpoint';
import { pathId, rowId } from '../../kernel/ids';
import { pageQuery } from '../../kernel/listing';
import { historyPage, historyQuery } from '../../kernel/trail/history';
import { credentials } from '../../kernel/trail/signature';
import { person } from '../accounts/public';
import { attachment } from '../attachments/public';
import { comment, commentsPage, commentsQuery, newComment } from '../comments/public';
import { effectivenessRequest, effectivenessVerdict } from './capa/effectiveness';
import { restriction } from './confidentiality';
import { criticalities } from './due-date';
import { investigationEndpoints } from './investigation-contract';
import { caseListEndpoints } from './list';
import { caseId, caseRecord, caseStepContent, presentColleague, similarCase } from './record';
import { stepActions } from './step-workflow';
import { stepNames } from './steps/steps';
import { caseActions } from './workflow';

const idParams = z.object({ id: caseId });
const stepParams = z.object({ id: caseId, step: z.enum(stepNames) });
const fileParams = z.object({ id: caseId, attachmentId: z.uuid() });
const reason = z.string().check(z.trim(), z.minLength(1), z.maxLength(1000));
const day = z.iso.date();

/** As many as one file holds of. */
export const mostDossiers = 50;
const dossierIds = new RegExp(`^[A-Z]{2,3}_\\d{4,9}(,[A-Z]{2,3}_\\d{4,9}){0,${mostDossiers - 1}}$`);

export const casesEndpoints = {
  ...caseListEndpoints,
  ...investigationEndpoints,
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
      ownerId: z.optional(rowId),
      dueDate: z.optional(day),
      criticality: z.optional(z.enum(criticalities)),
      reason,
    }),
    output: caseRecord,
  }),
  restrictCase: endpoint({
    method: 'PUT',
    path: '/api/v1/cases/:id/confidentiality',
    summary: 'Say who reads the case: every colleague, or named people and roles; with a reason',
    changes: true,
    params: idParams,
    body: restriction,
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
    summary: 'Store an image or a document with the case; with a reason once the case was submitted',
    encoding: 'multipart',
    creates: true,
    status: 201,
    params: idParams,
    query: z.object({ reason: z.optional(reason) }),
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
    summary: 'The comments on a case, oldest first, a page at a time from the newest on',
    params: idParams,
    query: commentsQuery,
    output: commentsPage,
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
    body: z.object({ userId: rowId, part: z._default(z.string().check(z.trim(), z.maxLength(100)), '') }),
    output: caseRecord,
  }),
  removeCaseMember: endpoint({
    method: 'POST',
    path: '/api/v1/cases/:id/members/:userId/remove',
    summary: 'Somebody no longer works on the case',
    params: z.object({ id: caseId, userId: pathId }),
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
    summary:
      'Who did what to the case, when and why, newest first, a page at a time; and where the reader had looked last',
    params: idParams,
    query: historyQuery,
    output: z.extend(historyPage, {
      seenUpTo: z.int(),
      /** When that was, and how many events are newer. */
      seenAt: z.nullable(z.string()),
      unseen: z.int(),
      /** The event that the reader last signed with, and how many are newer. */
      signed: z.nullable(z.object({ seq: z.int(), newer: z.int() })),
    }),
  }),
  getCaseAsItStood: endpoint({
    method: 'GET',
    path: '/api/v1/cases/:id/as-it-stood',
    summary: 'Every field just after one event of the history, and what is different now',
    params: idParams,
    query: z.object({ seq: z.coerce.number().check(z.int(), z.gte(0)) }),
    output: z.object({
      values: z.record(z.string(), z.unknown()),
      since: z.array(z.object({ field: z.string(), from: z.unknown(), to: z.unknown() })),
    }),
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
  getCaseDossiers: endpoint({
    method: 'GET',
    path: '/api/v1/cases/dossiers',
    summary: 'Everything about several cases, each as PDF and as data, in one zip file',
    query: z.object({ ids: z.string().check(z.regex(dossierIds)) }),
    answers: 'file',
  }),
  getCaseDossierData: endpoint({
    method: 'GET',
    path: '/api/v1/cases/:id/dossier.json',
    summary: 'The same as data',
    params: idParams,
    answers: 'file',
  }),
};
