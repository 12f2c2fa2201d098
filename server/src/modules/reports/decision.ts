import { Refusal } from '@vigie/domain/kernel/refusal';
import type { SigningCredentials } from '@vigie/domain/kernel/trail/signature';
import { caseAddress } from '@vigie/domain/modules/cases/public';
import { definitionOf } from '@vigie/domain/modules/reports/answers';
import type { Report } from '@vigie/domain/modules/reports/contract';
import { type DecisionBody, decisionProblems } from '@vigie/domain/modules/reports/decision';
import { reportMessages as m } from '@vigie/domain/modules/reports/messages/workflow';
import type { ReportNotice } from '@vigie/domain/modules/reports/notices';
import { alreadyDecidedObjection, type ReportStatus, reportWorkflow } from '@vigie/domain/modules/reports/workflow';
import type { Context } from '../../platform/context';
import type { Tx } from '../../platform/database/tx';
import { publishRecordChanged } from '../../platform/live/bus';
import type { Platform } from '../../platform/platform';
import type { SignedRecord } from '../../platform/signatures/signatures';
import { type NewState, transition } from '../../platform/transition';
import { findUser } from '../accounts/public';
import { recordActionTaken } from '../actions/public';
import { listAttached, shareAttachments } from '../attachments/public';
import { openCase } from '../cases/public';
import { notify } from '../notifications/public';
import { immediateActionId, ownerOf, readReport, showReport, signedRecord } from './report-view';
import {
  insertDecision,
  listDecisions,
  lockReport,
  type NewDecision,
  type ReportRecord,
  saveReport,
} from './repository';
import { auditedReport, derivedColumns, factsOf, refuseProblems } from './service';

/** R18: everything else is checked before the password is looked at. */
export async function decideReport(
  platform: Platform,
  context: Context,
  plan: { id: string; version: number; made: DecisionBody; credentials: SigningCredentials },
): Promise<Report> {
  const { id, version, credentials } = plan;
  const made = dropApprovalFields(plan.made);
  await platform.database.read(context, (reader) => readReport(reader, context, id));
  refuseProblems(decisionProblems(made));
  await refuseUnknownLeadWriter(platform, context, made);
  let signed: SignedRecord | undefined;
  await transition(platform, context, {
    workflow: reportWorkflow,
    action: made.decision,
    recordId: id,
    expectedVersion: version,
    stateField: 'status',
    reason: made.comment || undefined,
    credentials,
    signedBy: 'colleague',
    lock: (tx) => lockReport(tx, id),
    facts: factsOf,
    explain: ({ status, appraiserName }) => alreadyDecidedObjection(status, appraiserName),
    write: async (tx, record, status) => {
      const written = await writeDecision(tx, record, status, made);
      signed = written.signed;
      return written.record;
    },
    content: auditedReport,
    signed: () => signed as SignedRecord,
    notify: (tx, record, notice) => publishDecision(tx, record, made, notice as ReportNotice),
  });
  return showReport(platform, context, id);
}

async function writeDecision(
  tx: Tx,
  record: ReportRecord,
  status: NewState<ReportStatus>,
  made: DecisionBody,
): Promise<{ record: ReportRecord; signed: SignedRecord }> {
  const { actor } = tx.context;
  const n = (await listDecisions(tx, record.companyId, record.id)).length + 1;
  const decision: NewDecision = { n, ...made };
  await insertDecision(tx, record.id, decision);
  const decided = {
    ...record,
    ...derivedColumns(record.answers, made.criticality),
    criticality: made.criticality,
    appraiserId: actor.userId,
    appraiserName: actor.displayName,
    caseId: made.decision === 'approve' ? await openCaseOf(tx, record, made) : null,
  };
  const saved = await saveReport(tx, decided, status);
  const files = await listAttached(tx, record.companyId, ownerOf(record.id));
  const hashes = files.map(({ sha256 }) => sha256);
  return { record: saved, signed: signedRecord(saved, hashes, decision) };
}

/** The case begins with everything that the report holds. */
async function openCaseOf(tx: Tx, record: ReportRecord, made: DecisionBody): Promise<string> {
  const { answers } = record;
  const { category, detectionDate, actionsTaken, immediateAction } = answers;
  if (!category || !detectionDate || !made.criticality || !made.leadWriterId) {
    throw new Error('a report without category or detection date cannot have been sent');
  }
  const caseId = await openCase(tx, {
    kind: category,
    criticality: made.criticality,
    ownerId: made.leadWriterId,
    detectionDate,
    definition: definitionOf(answers),
    reportId: record.id,
    reporterId: record.authorId,
  });
  await shareAttachments(tx, ownerOf(record.id), { record: 'case', recordId: caseId });
  if (actionsTaken) {
    await recordActionTaken(tx, {
      summary: immediateAction.whatAction,
      responsible: immediateAction.responsible || answers.who,
      origin: immediateActionId(record.id),
      caseId,
      details: immediateAction,
    });
  }
  return caseId;
}

async function publishDecision(tx: Tx, record: ReportRecord, made: DecisionBody, type: ReportNotice): Promise<void> {
  await publishRecordChanged(tx, 'report');
  await publishRecordChanged(tx, 'case');
  const { id, summary, caseId, answers } = record;
  const news = { type, recordId: id, summary, address: `/apps/inbox/entry/${id}` };
  await notify(tx, news, [record.authorId]);
  if (!caseId || !answers.category) return;
  const address = caseAddress({ kind: answers.category, id: caseId });
  await notify(tx, { type: 'leadWriterAssigned', recordId: caseId, summary, address }, [made.leadWriterId]);
}

/** Criticality and lead writer belong to an approval alone. */
function dropApprovalFields(made: DecisionBody): DecisionBody {
  return made.decision === 'approve' ? made : { ...made, criticality: null, leadWriterId: null };
}

async function refuseUnknownLeadWriter({ database }: Platform, context: Context, made: DecisionBody): Promise<void> {
  if (made.leadWriterId === null) return;
  const id = made.leadWriterId;
  const user = await database.read(context, (reader) => findUser(reader, context.actor.companyId, id));
  if (user?.state === 'active') return;
  throw new Refusal('invalid', { fields: [{ loc: ['body', 'leadWriterId'], message: m.leadWriterUnknown }] });
}
