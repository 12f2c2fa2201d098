import * as z from 'zod/mini';
import { endpoint } from '../../../kernel/http/endpoint';
import { measured } from '../figures';
import { insightsReaders } from '../policy';
import { question } from '../question';
import { auditFigureKeys } from './audit-figures';

export const auditFigure = z.extend(measured, {
  key: z.enum(auditFigureKeys),
  before: measured,
  /** The address of the list of what the numerator counts, where a list can show it. */
  list: z.nullable(z.string()),
});
export type AuditFigure = z.infer<typeof auditFigure>;

export const auditFiguresEndpoints = {
  getAuditFigures: endpoint({
    method: 'GET',
    path: '/api/v1/insights/audits',
    isHeavy: true,
    summary:
      'Figures of audits and gemba walks for a period and a site, compared with the period before, of what the caller may read: audits ended on time, findings for each report, days to answer, repeats, walks done of those due',
    query: question,
    output: z.object({ figures: z.array(auditFigure) }),
  }),
};

export const auditFiguresPermissions = { getAuditFigures: insightsReaders };
