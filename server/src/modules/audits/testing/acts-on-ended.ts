import { auditsEndpoints as audits } from '@vigie/domain/modules/audits/audits/contract';
import { findingsEndpoints as findings } from '@vigie/domain/modules/audits/findings/contract';
import type { Answer, TestApp } from '../../../platform/testing/test-app';
import { ifMatch } from '../../reports/testing/reports';
import { auditWork } from './audit-work';

interface Refused {
  readonly run: () => Promise<Answer<unknown>>;
  readonly rows?: string;
  readonly isDone?: true;
}

/** What somebody might try on an audit that is closed, and on a finding of it that is. */
export async function actsOnEndedAudit(
  t: TestApp,
  aFile: object,
): Promise<Readonly<Record<string, readonly Refused[]>>> {
  const w = await auditWork(t, ['lead', 'qa', 'reporter']);
  const { audit, findings: made } = await w.issued({}, 'good_practice');
  const closed = await w.moved(audit.id, 'close', 'qa', w.signedBy('qa'));
  const params = { id: closed.id };
  const finding = await w.finding(made[0]?.id ?? '');
  const why = { reason: 'Essai' };
  const asLead = { ...w.as('lead'), params, headers: ifMatch(closed.version) };
  const onFinding = { ...w.as('lead'), params: { id: finding.id } };
  const issue = { action: 'issue' as const, ...w.signedBy('lead') };
  return {
    'audits on audit': [{ run: () => t.call(audits.changeAudit, { ...asLead, body: { title: 'Autre', ...why } }) }],
    'attachment_links on audit': [
      { run: () => t.call(audits.attachToAudit, { ...w.as('lead'), params, query: why, ...aFile }) },
    ],
    'audit_works on audit': [
      {
        run: () =>
          t.call(audits.writeAuditWork, { ...w.as('lead'), params, headers: ifMatch(2), body: { summary: 'Autre' } }),
      },
      { run: () => w.answer(closed.id, 'q1', 'yes', null) },
    ],
    'audit_reports on audit': [{ run: () => t.call(audits.moveAudit, { ...asLead, body: issue }) }],
    'findings on audit': [{ run: () => w.note(closed.id) }],
    'findings on finding': [
      {
        run: () =>
          t.call(findings.changeFinding, {
            ...onFinding,
            headers: ifMatch(finding.version),
            body: { statement: 'Une tout autre chose', ...why },
          }),
      },
    ],
    'attachment_links on finding': [
      { run: () => t.call(findings.attachToFinding, { ...onFinding, query: why, ...aFile }) },
    ],
  };
}
