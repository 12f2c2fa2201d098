import * as z from 'zod/mini';
import { endpoint } from '../../kernel/endpoint';
import { person } from '../accounts/public';
import { action } from '../actions/public';
import { attachment } from '../attachments/public';
import { definition, detectionMethods } from './definition';
import { criticalities } from './due-date';
import { kinds } from './kinds';

export const caseStatuses = ['in_progress', 'ready_for_qa', 'approved', 'closed', 'void'] as const;
export type CaseStatus = (typeof caseStatuses)[number];

const caseId = z.string().check(z.regex(/^[A-Z]{2,3}_\d{4,9}$/));

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
  attachments: z.array(attachment),
  actions: z.array(action),
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

export const casesEndpoints = {
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
    params: z.object({ id: caseId }),
    output: caseRecord,
  }),
  downloadCaseAttachment: endpoint({
    method: 'GET',
    path: '/api/v1/cases/:id/attachments/:attachmentId/content',
    summary: 'A file of a case, always as a download',
    params: z.object({ id: caseId, attachmentId: z.uuid() }),
    answers: 'file',
  }),
};
