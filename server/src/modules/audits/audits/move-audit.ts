import { createHash } from 'node:crypto';
import { canonicalJson, type Json } from '@vigie/domain/kernel/trail/canonical-json';
import type { SignedContent } from '@vigie/domain/kernel/trail/signed-content';
import type { auditsEndpoints } from '@vigie/domain/modules/audits/audits/contract';
import { auditKind, type auditSigned } from '@vigie/domain/modules/audits/audits/kind';
import type { ReportContent } from '@vigie/domain/modules/audits/audits/report';
import { type AuditMove, auditWorkflow } from '@vigie/domain/modules/audits/audits/workflow';
import type { Tx } from '../../../platform/database/tx';
import type { ChangeCall } from '../../../platform/http/call';
import type { Platform } from '../../../platform/platform';
import type { SignedRecord } from '../../../platform/signatures/signatures';
import { transition } from '../../../platform/transition';
import { listActiveIds } from '../../accounts/public';
import { notify } from '../../notifications/public';
import { findParameters } from '../../parameters/public';
import { findOffer } from '../../questionnaires/public';
import { sendFindings } from '../findings/send';
import { type AuditRecord, audits, auditTable, idsOf } from './audits';
import { insertReport } from './report-repository';
import { reportOf } from './reports';
import { listFindingsOf } from './repository';
import { factsOf } from './standing';
import { insertWork } from './work-repository';

type Endpoints = typeof auditsEndpoints;

export async function moveAudit(
  platform: Platform,
  { context, params, ifMatch, body }: ChangeCall<Endpoints['moveAudit']>,
) {
  const { id } = params;
  const { action, reason, credentials } = body;
  // Rehearsed and then done: both times the report is dated alike, so that what is signed is what was shown.
  const now = new Date();
  await transition(platform, context, {
    workflow: auditWorkflow,
    action,
    recordId: id,
    expectedVersion: ifMatch,
    stateField: 'status',
    reason,
    credentials,
    lock: (tx) => auditTable.lock(tx, id),
    facts: (tx, audit) => factsOf(tx, audit, Boolean(reason?.trim())),
    write: async (tx, audit, status) => {
      const values = await writtenBy(tx, action, audit, now);
      return auditTable.saveState(tx, audit, status, values);
    },
    content: auditTable.auditedFields,
    signed: (audit) => signedAct(action, audit),
    notify: async (tx, audit, notice) => {
      if (notice === null) return;
      const people = await recipientsOf(tx, action, audit);
      const news = { type: notice, recordId: id, summary: audit.title, address: auditKind.address(id) };
      await notify(tx, news, people);
    },
  });
  return audits.get(platform, context, id);
}

/** What a step writes beside the state. */
async function writtenBy(tx: Tx, action: AuditMove, audit: AuditRecord, now: Date) {
  const at = now.toISOString();
  if (action === 'start') return { startedAt: at, ...(await begin(tx, audit)) };
  if (action === 'finish') return { finishedAt: at };
  if (action === 'close') return { closedAt: at };
  return action === 'issue' ? { issuedAt: at, ...(await issue(tx, audit, now)) } : {};
}

/** The version of the template and the grades that the audit keeps, whatever becomes of them. */
async function begin(tx: Tx, { id, companyId, templateId }: AuditRecord) {
  const { findingGrades } = await findParameters(tx, companyId);
  const offer = templateId === null ? null : await findOffer(tx, companyId, templateId);
  const templateVersion = offer?.version ?? null;
  await insertWork(tx, { auditId: id, templateId, templateVersion });
  tx.audit({
    action: 'audit_work.begun',
    record: 'audit_work',
    recordId: id,
    changes: [
      { field: 'templateId', from: null, to: templateId },
      { field: 'templateVersion', from: null, to: templateVersion },
    ],
  });
  return { templateVersion, grades: findingGrades };
}

/** Drafts become findings that ask for an answer, then the report is frozen as all of it stands. */
async function issue(tx: Tx, audit: AuditRecord, now: Date) {
  const number = audit.reports + 1;
  await sendFindings(tx, audit, number, now.toISOString().slice(0, 10));
  const content = await reportOf(tx, audit, number, now);
  const reportHash = hashOfReport(content);
  const contentHash = await insertReport(tx, content, reportHash, now);
  const said = { reportNumber: number, reportHash, contentHash };
  const changes = Object.entries(said).map(([field, to]) => ({ field, from: null, to }));
  tx.audit({ action: 'audit.report_frozen', record: 'audit', recordId: audit.id, changes });
  return { reports: number, reportHash };
}

export const hashOfReport = (content: ReportContent): string =>
  createHash('sha256')
    .update(canonicalJson(content as unknown as Json))
    .digest('hex');

type Signed<Name extends keyof typeof auditSigned> = SignedContent<(typeof auditSigned)[Name]>;

export const reportId = (id: string, number: number) => `${id}/${number}`;

function signedAct(action: AuditMove, audit: AuditRecord): SignedRecord {
  if (action === 'issue') return signedReport(audit.id, audit.reports, audit.reportHash);
  if (action === 'reopen') return signedReopening(audit.id, audit.reports, audit.reportHash);
  return action === 'close' ? signedClosing(audit) : signedCancellation(audit);
}

/** A report by its hash, which its PDF and its data bear. */
export function signedReport(id: string, number: number, hash: string | null): SignedRecord {
  const content: Signed<'audit_report'> = { report: hash };
  return { record: 'audit_report', recordId: reportId(id, number), content };
}

export function signedReopening(id: string, number: number, hash: string | null): SignedRecord {
  const content: Signed<'audit_reopening'> = { number, hash };
  return { record: 'audit_reopening', recordId: reportId(id, number), content };
}

export function signedClosing({ id, title, scope, reports, reportHash }: AuditRecord): SignedRecord {
  const content: Signed<'audit_closing'> = { title, scope, reports, hash: reportHash };
  return { record: 'audit_closing', recordId: id, content };
}

export function signedCancellation({ id, title, scope, plannedFrom, plannedUntil }: AuditRecord): SignedRecord {
  const content: Signed<'audit_cancellation'> = { title, scope, plannedFrom, plannedUntil };
  return { record: 'audit_cancellation', recordId: id, content };
}

/** The design's table: who hears of each step. Auditees hear nothing of a visit that is not announced before it begins. */
async function recipientsOf(tx: Tx, action: AuditMove, audit: AuditRecord): Promise<readonly (number | null)[]> {
  const { companyId, id, leadId, auditors, observers, auditees, isUnannounced, startedAt } = audit;
  const team = [leadId, ...idsOf(auditors), ...idsOf(observers)];
  const isHidden = isUnannounced && startedAt === null;
  const audited = isHidden ? [] : idsOf(auditees);
  if (action === 'start') return audited;
  if (action === 'issue') return [...audited, ...(await listActiveIds(tx, companyId, ['qa']))];
  const owners = (await listFindingsOf(tx, companyId, id)).map(({ ownerId }) => ownerId);
  return [...team, ...audited, ...owners];
}
