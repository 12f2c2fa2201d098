import { say } from '@vigie/domain/kernel/message';
import { invalidField, Refusal } from '@vigie/domain/kernel/refusal';
import { idWords, searchWords } from '@vigie/domain/kernel/search-words';
import { creation, differences, type FieldChange } from '@vigie/domain/kernel/trail/audit-event';
import { ownMode, summaryOf } from '@vigie/domain/modules/cases/public';
import { modeObjection } from '@vigie/domain/modules/parameters/public';
import {
  type AnswerChanges,
  type AnswerProblem,
  type Answers,
  auditedAnswers,
  countProblemFields,
  emptyAnswers,
  submissionProblems,
  withChanges,
} from '@vigie/domain/modules/reports/answers';
import type { Report } from '@vigie/domain/modules/reports/contract';
import { severityOf } from '@vigie/domain/modules/reports/decision';
import { reportMessages as m } from '@vigie/domain/modules/reports/messages/workflow';
import type { ReportNotice } from '@vigie/domain/modules/reports/notices';
import {
  canRead,
  editObjection,
  isPrivate,
  needsReason,
  type ReportFacts,
  type ReportStatus,
  reportWorkflow,
} from '@vigie/domain/modules/reports/workflow';
import type { Context } from '../../platform/context';
import { WithNewId } from '../../platform/database/new-id';
import { takeId } from '../../platform/database/numbers';
import type { Tx } from '../../platform/database/tx';
import { publishRecordChanged } from '../../platform/live/bus';
import type { Platform } from '../../platform/platform';
import { saveFirstSearchWords, saveSearchWords } from '../../platform/search/words';
import { voidStaleSignatures } from '../../platform/signatures/signatures';
import { initialState, type NewState, transition, transitionIn } from '../../platform/transition';
import { listActiveIds } from '../accounts/public';
import { listAttached } from '../attachments/public';
import { notify } from '../notifications/public';
import { findParameters } from '../parameters/public';
import { assembleReport, ownerOf, reportOf, signedRecord } from './report-view';
import { insertReport, listDecisions, lockReport, type ReportRecord, saveReport } from './repository';

export function createReport({ database }: Platform, context: Context, said: AnswerChanges): Promise<Report> {
  return database.transaction(context, async (tx) => {
    const { fourEyes } = await refuseUnofferedMode(tx, said);
    const { newId, record } = addDraft(tx, said);
    return new WithNewId(newId, (id) =>
      reportOf({ ...record, id }, { attachments: [], decisions: [], caseId: null, fourEyes }),
    );
  });
}

/** What a new report may not name; the rules of the company, which say so. */
export async function refuseUnofferedMode(tx: Tx, said: AnswerChanges) {
  const rules = await findParameters(tx, tx.context.actor.companyId);
  refuseMode(said.detectionMethod ?? null, null, rules.detectionModes);
  return rules;
}

/** Sends for the next number and writes the audit event. */
export function addDraft(tx: Tx, said: AnswerChanges) {
  const answers = withChanges(emptyAnswers, said);
  const newId = takeId(tx, 'report', 'IN_', 5);
  const record = insertReport(tx, newId, derivedColumns(answers, null), initialState(reportWorkflow, 'draft'));
  saveFirstSearchWords(tx, 'report', newId, wordsBesideId(record));
  tx.audit({
    action: reportWorkflow.createdEvent,
    record: 'report',
    recordId: newId,
    changes: creation({ ...auditedAnswers(answers), status: record.status }),
  });
  return { newId, record };
}

export interface ReportWriting {
  readonly id: string;
  readonly version: number;
  readonly answers: AnswerChanges;
  readonly reason: string | undefined;
  /** What the event records beside what was written. */
  readonly extraChanges?: readonly FieldChange[];
}

export function changeReport({ database }: Platform, context: Context, plan: ReportWriting): Promise<Report> {
  return database.transaction(context, async (tx) => assembleReport(tx, await writeReport(tx, plan)));
}

export async function writeReport(tx: Tx, plan: ReportWriting): Promise<ReportRecord> {
  const before = await lockForEditing(tx, plan.id);
  if (before.version !== plan.version) throw new Refusal('stale_version');
  const answers = withChanges(before.answers, plan.answers);
  const changes = differences(auditedAnswers(before.answers), auditedAnswers(answers));
  if (changes.length === 0) return before;
  if (answers.detectionMethod !== before.answers.detectionMethod) {
    const { detectionModes } = await findParameters(tx, before.companyId);
    refuseMode(answers.detectionMethod, before.answers.detectionMethod, detectionModes);
  }
  if (before.status === 'waiting_approval') refuseProblems(submissionProblems(answers, latestDay()));
  const reason = await reasonFor(tx, before, plan.reason);
  const saved = await saveReport(tx, { ...before, ...derivedColumns(answers, before.criticality) });
  await afterEditing(tx, saved);
  const { extraChanges = [] } = plan;
  tx.audit({
    action: 'report.changed',
    record: 'report',
    recordId: saved.id,
    changes: [...changes, ...extraChanges],
    reason,
  });
  return saved;
}

function refuseMode(mode: string | null, before: string | null, offered: readonly string[]): void {
  const objection = modeObjection(mode, before, offered);
  if (objection) throw invalidField('detectionMethod', objection.message);
}

/** The report, locked, for its author to change until the decision. */
export async function lockForEditing(tx: Tx, id: string): Promise<ReportRecord> {
  const record = await lockReport(tx, id);
  if (!record || !canRead(record, tx.context.actor)) throw new Refusal('not_found');
  const objection = editObjection(record, tx.context.actor);
  if (objection) throw new Refusal(objection.code ?? 'objection', objection);
  return record;
}

/** R03. What the validator asked for is the reason of what the author then adds. */
export async function reasonFor(
  tx: Tx,
  record: ReportRecord,
  given: string | undefined,
  place: 'query' | 'body' = 'body',
): Promise<string | null> {
  if (given) return given;
  if (needsReason(record.status)) {
    throw new Refusal('invalid', { fields: [{ loc: [place, 'reason'], message: m.reasonMissing }] });
  }
  if (record.status !== 'waiting_for_update') return null;
  const asked = (await listDecisions(tx, record.companyId, record.id)).at(-1);
  return say('fr', m.completedOnRequest, { comment: asked?.comment ?? '' });
}

/** What others see follows: it is found by its new words, and signatures that no longer cover it are void. */
export async function afterEditing(tx: Tx, record: ReportRecord): Promise<void> {
  saveReportSearchWords(tx, record);
  if (isPrivate(record.status)) return;
  const { companyId, id } = record;
  const hashes = (await listAttached(tx, companyId, ownerOf(id))).map(({ sha256 }) => sha256);
  for (const decision of await listDecisions(tx, companyId, id)) {
    const signed = signedRecord(record, hashes, decision);
    await voidStaleSignatures(tx, signed, () => signed);
  }
  await publishRecordChanged(tx, 'report');
}

export function submitReport(platform: Platform, context: Context, id: string, version: number): Promise<Report> {
  return change(platform, context, { action: 'submit', id, version }, notifyValidators);
}

/** The same in a transaction that is open. */
export function submitReportIn(tx: Tx, { id, version }: ReportRecord): Promise<ReportRecord> {
  return transitionIn(tx, movePlan({ action: 'submit', id, version }, notifyValidators));
}

async function notifyValidators(tx: Tx, { id, companyId, summary }: ReportRecord, notice: string | null) {
  await publishRecordChanged(tx, 'report');
  await publishRecordChanged(tx, 'case');
  const asked = (await listDecisions(tx, companyId, id)).at(-1);
  const validators = asked ? [asked.decidedBy.id] : await listActiveIds(tx, companyId, ['validator']);
  const news = {
    type: notice as ReportNotice,
    recordId: id,
    summary,
    address: `/apps/new-issue/approval/validate?report=${id}`,
  };
  await notify(tx, news, validators);
}

export function discardReport(platform: Platform, context: Context, id: string, version: number): Promise<Report> {
  return change(platform, context, { action: 'discard', id, version }, async () => {});
}

async function change(platform: Platform, context: Context, plan: Move, notifyOthers: NotifyOthers): Promise<Report> {
  const changed = await transition(platform, context, movePlan(plan, notifyOthers));
  return platform.database.read(context, (reader) => assembleReport(reader, changed));
}

interface Move {
  readonly action: 'submit' | 'discard';
  readonly id: string;
  readonly version: number;
}

type NotifyOthers = (tx: Tx, record: ReportRecord, notice: string | null) => Promise<void>;

function movePlan({ action, id, version }: Move, notifyOthers: NotifyOthers) {
  return {
    workflow: reportWorkflow,
    action,
    recordId: id,
    expectedVersion: version,
    stateField: 'status',
    lock: (tx: Tx) => lockReadable(tx, id),
    facts: async (tx: Tx, record: ReportRecord) => {
      const facts = await factsOf(tx, record);
      const isReady = reportWorkflow.transitions.submit.from.includes(record.status);
      if (action === 'submit' && facts.isAuthor && isReady) {
        refuseProblems(submissionProblems(record.answers, latestDay()));
      }
      return facts;
    },
    write: (tx: Tx, record: ReportRecord, status: NewState<ReportStatus>) => saveReport(tx, record, status),
    content: auditedReport,
    notify: notifyOthers,
  };
}

export async function lockReadable(tx: Tx, id: string): Promise<ReportRecord | null> {
  const record = await lockReport(tx, id);
  return record && canRead(record, tx.context.actor) ? record : null;
}

export async function factsOf(tx: Tx, record: ReportRecord): Promise<ReportFacts> {
  const { fourEyes } = await findParameters(tx, record.companyId);
  return {
    fourEyes,
    isAuthor: tx.context.actor.userId === record.authorId,
    missing: countProblemFields(record.answers, latestDay()),
  };
}

export function auditedReport(record: ReportRecord) {
  const { status, criticality, appraiserName, caseId, answers } = record;
  return { ...auditedAnswers(answers), status, criticality, appraiser: appraiserName, caseId };
}

export function refuseProblems(problems: readonly AnswerProblem[]): void {
  if (problems.length === 0) return;
  const fields = problems.map(({ field, ...problem }) => ({ loc: ['body', field], ...problem }));
  throw new Refusal('invalid', { fields });
}

export function derivedColumns(answers: Answers, criticality: ReportRecord['criticality']) {
  return { answers, summary: summaryOf(answers), severity: severityOf(answers, criticality) };
}

function saveReportSearchWords(tx: Tx, record: ReportRecord): void {
  const { id } = record;
  saveSearchWords(tx, { record: 'report', recordId: id, words: [...idWords(id), ...wordsBesideId(record)] });
}

function wordsBesideId({ answers }: Pick<ReportRecord, 'answers'>): readonly string[] {
  const { what, where, who, department, howMany, how, why, detectionReference } = answers;
  const { site, product, batch, equipment, customer } = answers;
  const texts = [what, where, who, department, howMany, how, why, detectionReference];
  texts.push(site, product, batch, equipment, customer, ownMode(answers));
  return searchWords(texts.join(' '));
}

const furthestZoneMs = 14 * 3_600_000;

/** Date at UTC+14, so that no user's local today is refused as tomorrow. */
function latestDay(): string {
  return new Date(Date.now() + furthestZoneMs).toISOString().slice(0, 10);
}
