import * as z from 'zod/mini';
import { endpoint } from '../../kernel/http/endpoint';
import { pathId, rowId } from '../../kernel/ids';
import { reason } from '../../kernel/text-schemas';
import { historyPage, historyQuery } from '../../kernel/trail/history';
import { credentials } from '../../kernel/trail/signature';
import { dossierEndpoints, linkEndpoints, presenceEndpoints, recordEndpoints } from '../records/public';
import { effectivenessRequest, effectivenessVerdict } from './capa/effectiveness';
import { restriction } from './confidentiality';
import { criticalities } from './due-date';
import { investigationEndpoints } from './investigation-contract';
import { caseListEndpoints } from './list';
import { caseCost, caseId, caseRecord, caseStepContent, similarCase } from './record';
import { stepActions } from './step-workflow';
import { stepNames } from './steps/steps';
import { caseActions } from './workflow';

const idParams = z.object({ id: caseId });
const stepParams = z.object({ id: caseId, step: z.enum(stepNames) });
const day = z.iso.date();

export const caseEndpointNames = { name: 'Case', noun: 'a case', path: '/api/v1/cases', id: caseId } as const;

export const casesEndpoints = {
  ...recordEndpoints(caseEndpointNames),
  ...dossierEndpoints(caseEndpointNames),
  ...presenceEndpoints(caseEndpointNames),
  ...linkEndpoints(caseEndpointNames, caseRecord),
  ...caseListEndpoints,
  ...investigationEndpoints,
  listSimilarCases: endpoint({
    method: 'GET',
    path: '/api/v1/cases/similar',
    isHeavy: true,
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
    summary: 'Change the owner, the due date, the criticality or the cost, with a reason',
    changes: true,
    params: idParams,
    body: z.object({
      ownerId: z.optional(rowId),
      dueDate: z.optional(day),
      criticality: z.optional(z.enum(criticalities)),
      /** In euros; null takes away what was entered. */
      cost: z.optional(z.nullable(caseCost)),
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
  listCaseSteps: endpoint({
    method: 'GET',
    path: '/api/v1/cases/:id/steps',
    summary: 'Every step of a case with its content and its marks, in their order',
    params: idParams,
    output: z.object({ items: z.array(caseStepContent) }),
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
    summary: 'Mark a step ready for QA or QA reviewed, or take the mark off; an empty step is ready with a reason only',
    changes: true,
    params: stepParams,
    body: z.object({
      action: z.enum(stepActions),
      /** Why nothing is written in the step: asked when an empty one is marked ready. */
      emptyBecause: z.optional(reason),
    }),
    output: caseStepContent,
  }),
  addCaseMember: endpoint({
    method: 'POST',
    path: '/api/v1/cases/:id/members',
    summary: 'Add a person to the team of the case',
    params: idParams,
    body: z.object({ userId: rowId, part: z._default(z.string().check(z.trim(), z.maxLength(100)), '') }),
    output: caseRecord,
  }),
  removeCaseMember: endpoint({
    method: 'POST',
    path: '/api/v1/cases/:id/members/:userId/remove',
    summary: 'Remove a person from the team of the case',
    params: z.object({ id: caseId, userId: pathId }),
    output: caseRecord,
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
};
