import { Refusal } from '@vigie/domain/kernel/refusal';
import type { SignedContent } from '@vigie/domain/kernel/trail/signed-content';
import { lackingAt } from '@vigie/domain/modules/procedures/epochs/go-live';
import { idsOf } from '@vigie/domain/modules/procedures/procedures/procedure';
import type { versionsEndpoints } from '@vigie/domain/modules/procedures/versions/contract';
import { versionKind, type versionSigned } from '@vigie/domain/modules/procedures/versions/kind';
import {
  type VersionEffect,
  type VersionMove,
  type VersionStatus,
  versionWorkflow,
} from '@vigie/domain/modules/procedures/versions/workflow';
import type { Tx } from '../../../platform/database/tx';
import type { ChangeCall } from '../../../platform/http/call';
import type { Platform } from '../../../platform/platform';
import type { FieldValues } from '../../../platform/records/record-table';
import { listSignatures, type SignedRecord, voidSignatures } from '../../../platform/signatures/signatures';
import { applyConsequence, type NewState, transition } from '../../../platform/transition';
import { notify } from '../../notifications/public';
import { beginEpoch, beginProcedure, putInForceIfDue } from '../epochs/put-in-force';
import { findRequired } from '../epochs/required-people';
import { type ProcedureRecord, procedureTable } from '../procedures/procedures';
import { factsOf } from './standing';
import { lockVersion, type VersionRecord, versions, versionTable } from './versions';

type Endpoints = typeof versionsEndpoints;

export async function moveVersion(
  platform: Platform,
  { context, params, ifMatch, body }: ChangeCall<Endpoints['moveProcedureVersion']>,
  now = new Date(),
) {
  const { id } = params;
  const { action, reason, credentials } = body;
  const at = now.toISOString();
  await transition(platform, context, {
    workflow: versionWorkflow,
    action,
    recordId: id,
    expectedVersion: ifMatch,
    stateField: 'status',
    reason,
    credentials,
    lock: async (tx) => (await lockVersion(tx, id)).version,
    facts: async (tx, version) => {
      const procedure = await procedureTable.read(tx, tx.context, version.procedureId);
      return (await factsOf(tx, tx.context, version, procedure)).facts;
    },
    write: (tx, version, to) => write(tx, action, version, to, at),
    content: versionTable.auditedFields,
    signed: (version) => signedAct(action, version),
    consequences: (tx, version) => follow(tx, action, version, now),
    notify: (tx, version, notice) => tell(tx, action, version, notice),
  });
  return versions.get(platform, context, id);
}

async function write(
  tx: Tx,
  action: VersionMove,
  version: VersionRecord,
  to: NewState<VersionStatus>,
  at: string,
): Promise<VersionRecord> {
  if (action === 'goLive') await beginUntrained(tx, version, at);
  return versionTable.saveState(tx, version, to, await writtenBy(tx, action, version, at));
}

async function writtenBy(
  tx: Tx,
  action: VersionMove,
  version: VersionRecord,
  at: string,
): Promise<FieldValues<VersionRecord>> {
  const { userId, displayName } = tx.context.actor;
  const mark = { id: userId ?? -1, name: displayName, at };
  const undone = { reviews: [], approvals: [], submittedAt: null, approvedAt: null };
  if (action === 'submit') return { submittedAt: at, round: version.round + 1 };
  if (action === 'review') return { reviews: [...version.reviews, mark] };
  if (action === 'approve') return { approvals: [...version.approvals, mark] };
  if (action === 'goLive') return { effectiveFrom: at };
  if (action !== 'return' && action !== 'withdraw') return {};
  // R14: what is written next was not signed.
  const signed = await listSignatures(tx, version.companyId, 'procedure_approval', roundOf(version));
  await voidSignatures(tx, signed);
  return undone;
}

/** In force although some of those concerned are not trained, whom the trail names. */
async function beginUntrained(tx: Tx, version: VersionRecord, at: string): Promise<void> {
  await beginEpoch(tx, await lockProcedure(tx, version), version, at);
}

async function lockProcedure(tx: Tx, { procedureId }: VersionRecord): Promise<ProcedureRecord> {
  const procedure = await procedureTable.lock(tx, procedureId);
  if (!procedure) throw new Refusal('not_found');
  return procedure;
}

/** The last mark leads on, and the last signature puts in force what was planned for before. */
async function follow(tx: Tx, action: VersionMove, version: VersionRecord, now: Date): Promise<void> {
  const isComplete = (people: VersionRecord['reviewers'], marks: VersionRecord['reviews']) =>
    idsOf(people).every((one) => marks.some(({ id }) => id === one));
  if (action === 'review' && isComplete(version.reviewers, version.reviews)) await lead(tx, 'pass', version, {});
  if (action === 'approve' && isComplete(version.approvers, version.approvals)) {
    await lead(tx, 'accept', version, { approvedAt: now.toISOString() });
    await putInForceIfDue(tx, version.id, now);
  }
  if (action === 'goLive') await beginProcedure(tx, await lockProcedure(tx, version), version);
}

async function lead(
  tx: Tx,
  consequence: VersionEffect,
  { id }: VersionRecord,
  values: FieldValues<VersionRecord>,
): Promise<void> {
  await applyConsequence(tx, {
    workflow: versionWorkflow,
    consequence,
    recordId: id,
    lock: (inner) => versionTable.lock(inner, id),
    write: (inner, item, to) => versionTable.saveState(inner, item, to, values),
    content: versionTable.auditedFields,
    notify: (inner, item, notice) => tell(inner, consequence, item, notice),
  });
}

type Recipients = (tx: Tx, version: VersionRecord) => Promise<readonly (number | null)[]>;
const authorsOf = ({ writerId, coAuthors }: VersionRecord) => [writerId, ...idsOf(coAuthors)];

/** The design's table: who hears of each step. */
const recipients: Readonly<Partial<Record<VersionMove | VersionEffect, Recipients>>> = {
  submit: async (_tx, { reviewers }) => idsOf(reviewers),
  return: async (_tx, version) => authorsOf(version),
  withdraw: async (_tx, version) => authorsOf(version),
  pass: async (_tx, { approvers }) => idsOf(approvers),
  accept: async (_tx, version) => [version.ownerId, ...authorsOf(version)],
  goLive: async (tx, version) => {
    const lacking = lackingAt({ required: await findRequired(tx, version) }, version.effectiveFrom ?? '');
    return lacking.map(({ id }) => id);
  },
};

async function tell(tx: Tx, step: VersionMove | VersionEffect, version: VersionRecord, notice: string | null) {
  const people = notice === null ? undefined : recipients[step];
  if (notice === null || !people) return;
  const news = { type: notice, recordId: version.id, summary: version.title, address: versionKind.address(version.id) };
  await notify(tx, news, await people(tx, version));
}

type Signed<Name extends keyof typeof versionSigned> = SignedContent<(typeof versionSigned)[Name]>;

/** A round of a version: what was signed in one before it is void. */
export const roundOf = ({ id, round }: Pick<VersionRecord, 'id' | 'round'>) => `${id}/${round}`;

function signedAct(action: VersionMove, version: VersionRecord): SignedRecord {
  if (action === 'goLive') return signedGoLive(version);
  return action === 'withdraw' ? signedWithdrawal(version) : signedApproval(version);
}

/** The text stands for itself by its hash, a PDF by that of the file. */
export function signedApproval(version: VersionRecord): SignedRecord {
  const { code, label, title, summary, impact, plannedFrom, textHash, pdfHash, round } = version;
  const content: Signed<'procedure_approval'> = {
    code,
    label,
    title,
    summary,
    impact,
    plannedFrom,
    textHash,
    pdfHash,
    round,
  };
  return { record: 'procedure_approval', recordId: roundOf(version), content };
}

export function signedGoLive(version: VersionRecord): SignedRecord {
  const { code, label, title, textHash, pdfHash, round } = version;
  const content: Signed<'procedure_go_live'> = { code, label, title, textHash, pdfHash, round };
  return { record: 'procedure_go_live', recordId: roundOf(version), content };
}

export function signedWithdrawal(version: Pick<VersionRecord, 'id' | 'code' | 'label' | 'round'>): SignedRecord {
  const { code, label, round } = version;
  const content: Signed<'procedure_withdrawal'> = { code, label, round };
  return { record: 'procedure_withdrawal', recordId: roundOf(version), content };
}
