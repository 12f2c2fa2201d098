import * as z from 'zod/mini';
import { endpoint } from '../../kernel/http/endpoint';
import { listOf, pageQuery } from '../../kernel/listing';
import { recordedEvent } from '../../kernel/trail/audit-event';

export const trailSorts = ['at', 'actor', 'action', 'record'] as const;
export type TrailSort = (typeof trailSorts)[number];

const day = z.iso.date();

const filters = {
  actor: z.optional(z.string().check(z.maxLength(128))),
  action: z.optional(z.string().check(z.maxLength(100))),
  record: z.optional(z.string().check(z.maxLength(100))),
  recordId: z.optional(z.string().check(z.maxLength(100))),
  from: z.optional(day),
  to: z.optional(day),
};

export const trailEndpoints = {
  listAuditEvents: endpoint({
    method: 'GET',
    path: '/api/v1/audit-events',
    summary: 'The audit trail of the company: who did what, when and why',
    query: z.object({
      ...filters,
      page: pageQuery.page,
      sort: z._default(z.enum(trailSorts), 'at'),
      direction: z._default(z.enum(['asc', 'desc']), 'desc'),
    }),
    output: listOf(z.extend(recordedEvent, { sentence: z.string() })),
  }),
  exportAuditEvents: endpoint({
    method: 'GET',
    path: '/api/v1/audit-events/export',
    isHeavy: true,
    summary: 'The filtered audit trail, whole, as CSV',
    query: z.object(filters),
    answers: 'file',
  }),
  downloadTrailVerifier: endpoint({
    method: 'GET',
    path: '/api/v1/audit-trail/verifier',
    summary: 'A script that checks an exported trail without Vigie',
    answers: 'file',
  }),
  getTrailKey: endpoint({
    method: 'GET',
    path: '/api/v1/audit-trail/key',
    summary: 'The public key that signatures of chain heads are checked with (Ed25519, PEM)',
    output: z.object({ publicKey: z.string() }),
  }),
};
