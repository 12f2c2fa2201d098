import type { Measured } from '../figures';
import type { Span } from '../periods';

export const auditFigureKeys = ['auditsOnTime', 'findingsPerAudit', 'daysToAnswer', 'repeats', 'walksDone'] as const;
export type AuditFigureKey = (typeof auditFigureKeys)[number];
export type AuditUnit = 'share' | 'mean' | 'days';

/** How each is shown, and whether more of it is good news. */
export const auditFigureUnits: Readonly<Record<AuditFigureKey, { unit: AuditUnit; better: 'up' | 'down' | null }>> = {
  auditsOnTime: { unit: 'share', better: 'up' },
  findingsPerAudit: { unit: 'mean', better: null },
  daysToAnswer: { unit: 'days', better: 'down' },
  repeats: { unit: 'share', better: 'down' },
  walksDone: { unit: 'share', better: 'up' },
};

/** What is counted over a period. */
export interface AuditCounts {
  readonly auditsDue: number;
  readonly auditsOnTime: number;
  readonly reports: number;
  readonly findings: number;
  readonly repeats: number;
  readonly answers: number;
  /** The median of the days from a finding to its answer. */
  readonly daysToAnswer: number | null;
  readonly walksDue: number;
  readonly walksDone: number;
}

/** Of nothing there is no share and no mean. */
const partOf = (numerator: number, denominator: number): Measured => ({
  value: denominator > 0 ? numerator / denominator : null,
  numerator,
  denominator,
});

export function auditMeasures(counts: AuditCounts): Readonly<Record<AuditFigureKey, Measured>> {
  return {
    auditsOnTime: partOf(counts.auditsOnTime, counts.auditsDue),
    findingsPerAudit: partOf(counts.findings, counts.reports),
    daysToAnswer: { value: counts.daysToAnswer, numerator: counts.answers, denominator: null },
    repeats: partOf(counts.repeats, counts.findings),
    walksDone: partOf(counts.walksDone, counts.walksDue),
  };
}

const issued = 'awaiting_response,responded,accepted,closed';

/** A list that shows exactly what the numerator counts; none where no list can, as for a site. */
export function auditListOf(key: AuditFigureKey, { from, to }: Span, site: string | undefined): string | null {
  const span = { from, until: to, assigned: 'everyone' };
  if (site) return null;
  const queries: Partial<Record<AuditFigureKey, readonly [string, Readonly<Record<string, string>>]>> = {
    findingsPerAudit: ['/apps/audit/findings', { ...span, status: issued, origin: 'here' }],
    repeats: ['/apps/audit/findings', { ...span, status: issued, repeat: 'repeat', origin: 'here' }],
    walksDone: ['/apps/gemba', { ...span, status: 'finished' }],
  };
  const found = queries[key];
  return found
    ? `${found[0]}?${Object.entries(found[1])
        .map(([name, value]) => `${name}=${value}`)
        .join('&')}`
    : null;
}
