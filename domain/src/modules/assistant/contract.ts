import * as z from 'zod/mini';
import { endpoint } from '../../kernel/http/endpoint';
import { pathId } from '../../kernel/ids';
import { reason } from '../../kernel/text-schemas';
import { caseId } from '../cases/public';
import { reportId } from '../reports/public';
import { askableStep, assistant, assistantPreview, assistantRequest, provenMeasure, remark, styleHint } from './record';

const caseParams = z.object({ id: caseId });
const suggestionParams = z.object({ id: pathId });
const ofStep = z.object({ step: z.optional(askableStep) });
const whatRequest = z.object({ reportId });

/** Longer than the longest field: the field's own bound says what is wrong. */
export const longestAcceptedText = 10_000;
const acceptedText = z.string().check(z.minLength(1), z.maxLength(longestAcceptedText));

export const assistantEndpoints = {
  getAssistant: endpoint({
    method: 'GET',
    path: '/api/v1/assistant',
    summary: 'Whether a provider answers for the company, and what it has used this month',
    output: assistant,
  }),
  listRemarks: endpoint({
    method: 'GET',
    path: '/api/v1/cases/:id/remarks',
    summary: 'What the rules find to think about again in a case, or in one of its steps',
    params: caseParams,
    query: ofStep,
    output: z.object({ items: z.array(remark) }),
  }),
  listStyleHints: endpoint({
    method: 'GET',
    path: '/api/v1/cases/:id/style-hints',
    summary: 'Spelling and plain language: what could be written better in a case, or in one of its steps',
    params: caseParams,
    query: ofStep,
    output: z.object({ items: z.array(styleHint) }),
  }),
  listProvenMeasures: endpoint({
    method: 'GET',
    path: '/api/v1/cases/:id/proven-measures',
    isHeavy: true,
    summary: 'Causes and measures of closed cases that resemble this one, which QA found effective; closest first',
    params: caseParams,
    output: z.object({ items: z.array(provenMeasure) }),
  }),
  previewAssistant: endpoint({
    method: 'POST',
    path: '/api/v1/cases/:id/assistant/preview',
    summary: 'Exactly what a provider would be sent; nothing is sent',
    params: caseParams,
    body: assistantRequest,
    output: assistantPreview,
  }),
  askAssistant: endpoint({
    method: 'POST',
    path: '/api/v1/cases/:id/assistant',
    summary: 'Have the provider look at one step, as a stream of server-sent events; it changes nothing in the case',
    params: caseParams,
    body: assistantRequest,
    answers: 'events',
  }),
  previewWhat: endpoint({
    method: 'POST',
    path: '/api/v1/assistant/what/preview',
    summary: 'Exactly what a provider would be sent about the own report; nothing is sent',
    body: whatRequest,
    output: assistantPreview,
  }),
  suggestWhat: endpoint({
    method: 'POST',
    path: '/api/v1/assistant/what',
    summary: 'Have the provider suggest how to say what happened in the own report, as a stream of server-sent events',
    body: whatRequest,
    answers: 'events',
  }),
  acceptSuggestion: endpoint({
    method: 'POST',
    path: '/api/v1/assistant/suggestions/:id/accept',
    summary:
      'Write an own suggestion, as it is or edited, into its field; If-Match names the version of the step or report',
    changes: true,
    params: suggestionParams,
    body: z.object({
      text: acceptedText,
      /** Whether the person has read what was marked. */
      read: z._default(z.boolean(), false),
      /** As for any other change of a step that is ready, or of a report that was sent. */
      reason: z.optional(reason),
    }),
    /** The version of the step or report that it was written into. */
    output: z.object({ text: z.string(), version: z.int() }),
  }),
  refuseSuggestion: endpoint({
    method: 'POST',
    path: '/api/v1/assistant/suggestions/:id/refuse',
    summary: 'Leave an own suggestion aside',
    params: suggestionParams,
  }),
};
