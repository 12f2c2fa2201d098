import * as z from 'zod/mini';
import { endpoint } from '../../../kernel/http/endpoint';
import { everyColleague, type Permission } from '../../../kernel/identity/permission';
import { auditBounds } from '../audits/audit';

export const coverageBounds = { processes: 200, clauses: 400, cells: 20_000 } as const;

/** The last audit that looked at a clause in a process. */
export const coverageCell = z.object({
  process: z.string(),
  clause: z.string(),
  auditId: z.string(),
  coveredOn: z.string(),
  /** The audit was brought from elsewhere. */
  isImported: z.boolean(),
  /** The worst grade of the findings on the clause in that audit, which the caller may see; null without any. */
  worstGrade: z.nullable(z.string()),
});
export type CoverageCell = z.infer<typeof coverageCell>;

export const coverageEndpoints = {
  getAuditCoverage: endpoint({
    method: 'GET',
    path: '/api/v1/audit-coverage',
    summary:
      'Which clauses of a standard were audited in which process, and what was found; a pair without a cell was not',
    query: z.object({ standard: z.optional(z.string().check(z.maxLength(auditBounds.place))) }),
    output: z.object({
      /** Those that programmes and audits name. */
      standards: z.array(z.string()),
      /** The one that is shown: the one asked for, or else the first. */
      standard: z.nullable(z.string()),
      processes: z.array(z.string()),
      clauses: z.array(z.string()),
      cells: z.array(coverageCell),
      isCut: z.boolean(),
    }),
  }),
};

export const coveragePermissions: Record<keyof typeof coverageEndpoints, Permission> = {
  getAuditCoverage: everyColleague,
};
