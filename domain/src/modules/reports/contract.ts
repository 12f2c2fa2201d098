import * as z from 'zod/mini';
import { endpoint } from '../../kernel/http/endpoint';
import { reason } from '../../kernel/text-schemas';
import { credentials, signature } from '../../kernel/trail/signature';
import { person } from '../accounts/public';
import { attachment } from '../attachments/public';
import { criticalities } from '../cases/public';
import { recordEndpoints, removalWithOrWithoutReason } from '../records/public';
import { answerChanges, answers } from './answers';
import { captureEndpoints } from './capture-contract';
import { decisionBody, decisions, severities } from './decision';
import { dryRunEndpoints } from './dry-run-contract';
import { findingEndpoints } from './finding-contract';
import { reportDossierEndpoints, reportEndpointNames, reportId, reportListEndpoints } from './list';
import { reportStatuses } from './workflow';

const idParams = z.object({ id: reportId });

/** One signed decision; a report that was sent back has several. */
export const reportDecision = z.object({
  decision: z.enum(decisions),
  comment: z.string(),
  criticality: z.nullable(z.enum(criticalities)),
  leadWriter: z.nullable(person),
  decidedBy: person,
  decidedAt: z.string(),
  signature,
  /** Whether the report still says what was signed. */
  isValid: z.boolean(),
});
export type ReportDecision = z.infer<typeof reportDecision>;

export const report = z.object({
  id: z.string(),
  status: z.enum(reportStatuses),
  author: person,
  answers,
  summary: z.string(),
  severity: z.enum(severities),
  /** `IA_00042`, when an immediate action was taken. */
  immediateActionId: z.nullable(z.string()),
  createdAt: z.string(),
  /** When it was sent for the first time: the date of entry, beside the dates of the event. */
  submittedAt: z.nullable(z.string()),
  /** 0 unless it was entered late. */
  lateEntryDays: z.int(),
  attachments: z.array(attachment),
  decisions: z.array(reportDecision),
  caseId: z.nullable(z.string()),
  commentCount: z.int(),
  /** The company's rule that no author decides on their own report. */
  fourEyes: z.boolean(),
  version: z.int(),
});
export type Report = z.infer<typeof report>;

export const fileLimitPerReport = 30;

export const reportsEndpoints = {
  // What was not sent yet is its author's own: no reason is asked.
  ...recordEndpoints(reportEndpointNames, removalWithOrWithoutReason),
  createReport: endpoint({
    method: 'POST',
    path: '/api/v1/reports',
    summary: 'Begin a report: a draft that only its author sees, stored from the first answer',
    creates: true,
    status: 201,
    body: answerChanges,
    output: report,
  }),
  ...reportDossierEndpoints,
  ...findingEndpoints,
  ...captureEndpoints,
  ...dryRunEndpoints,
  ...reportListEndpoints,
  getQueue: endpoint({
    method: 'GET',
    path: '/api/v1/reports/queue',
    summary: 'How many reports wait for a decision of the signed-in validator, and which come before and after one',
    query: z.object({ at: z.optional(reportId) }),
    output: z.object({ waiting: z.int(), previous: z.nullable(z.string()), next: z.nullable(z.string()) }),
  }),
  getReport: endpoint({
    method: 'GET',
    path: '/api/v1/reports/:id',
    summary: 'One report with its files and decisions',
    params: idParams,
    output: report,
  }),
  changeReport: endpoint({
    method: 'PATCH',
    path: '/api/v1/reports/:id',
    summary: 'Change answers; with a reason once the report has been sent',
    changes: true,
    params: idParams,
    body: z.object({ answers: answerChanges, reason: z.optional(reason) }),
    output: report,
  }),
  submitReport: endpoint({
    method: 'POST',
    path: '/api/v1/reports/:id/submit',
    summary: 'Send a report for approval, the first time or after more information was asked for',
    changes: true,
    params: idParams,
    output: report,
  }),
  discardReport: endpoint({
    method: 'POST',
    path: '/api/v1/reports/:id/discard',
    summary: 'Give a draft up; its number is not used again',
    changes: true,
    params: idParams,
    output: report,
  }),
  decideReport: endpoint({
    method: 'POST',
    path: '/api/v1/reports/:id/decision',
    summary:
      'Approve, reject or ask for more information, signed by a validator with user name and password; approving creates the case',
    changes: true,
    params: idParams,
    body: z.extend(decisionBody, { credentials }),
    output: report,
  }),
};
