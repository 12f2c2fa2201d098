import { Refusal } from '@vigie/domain/kernel/refusal';
import type { SignedContent } from '@vigie/domain/kernel/trail/signed-content';
import { hasEnded } from '@vigie/domain/kernel/workflow';
import type { PeriodicReview, proceduresEndpoints } from '@vigie/domain/modules/procedures/procedures/contract';
import { procedureKind, type procedureSigned } from '@vigie/domain/modules/procedures/procedures/kind';
import { reviewDue } from '@vigie/domain/modules/procedures/procedures/procedure';
import {
  type ProcedureFacts,
  type ProcedureMove,
  procedureWorkflow,
  type Verdict,
} from '@vigie/domain/modules/procedures/procedures/workflow';
import { versionWorkflow } from '@vigie/domain/modules/procedures/versions/workflow';
import type { Tx } from '../../../platform/database/tx';
import type { ChangeCall } from '../../../platform/http/call';
import type { Platform } from '../../../platform/platform';
import type { FieldValues } from '../../../platform/records/record-table';
import type { SignedRecord } from '../../../platform/signatures/signatures';
import { transition } from '../../../platform/transition';
import { listActiveIds } from '../../accounts/public';
import { notify } from '../../notifications/public';
import { listHolders } from '../copies/repository';
import { beginEpoch } from '../epochs/put-in-force';
import { findNeeding } from '../epochs/required-people';
import { listSiblings } from '../versions/repository';
import { beginVersion } from '../versions/versions';
import { type ProcedureRecord, procedures, procedureTable } from './procedures';

type Endpoints = typeof proceduresEndpoints;

const verdictOf: Readonly<Partial<Record<ProcedureMove, Verdict>>> = {
  keep: 'keep',
  revise: 'revise',
  askRetire: 'retire',
};

export async function moveProcedure(
  platform: Platform,
  { context, params, ifMatch, body }: ChangeCall<Endpoints['moveProcedure']>,
  now = new Date(),
) {
  const { id } = params;
  const { action, reason, credentials } = body;
  const at = now.toISOString();
  let confirmed: Verdict | null = null;
  await transition(platform, context, {
    workflow: procedureWorkflow,
    action,
    recordId: id,
    expectedVersion: ifMatch,
    stateField: 'status',
    reason,
    credentials,
    lock: (tx) => procedureTable.lock(tx, id),
    facts: factsOf,
    write: async (tx, item, to) => {
      confirmed = action === 'confirm' ? item.verdict : null;
      return procedureTable.saveState(tx, item, to, writtenBy(tx, action, item, at));
    },
    content: procedureTable.auditedFields,
    signed: (item) => signedAct(action, item),
    consequences: async (tx, item) => {
      if (action === 'retire') await beginEpoch(tx, item, null, at);
      if (confirmed === 'revise') await beginVersion(tx, item);
    },
    notify: (tx, item, notice) => tell(tx, item, notice),
  });
  return procedures.get(platform, context, id);
}

async function factsOf(tx: Tx, { companyId, id, verdict, reviews }: ProcedureRecord): Promise<ProcedureFacts> {
  const siblings = await listSiblings(tx, id);
  const coming = siblings.filter(({ status }) => status !== 'effective' && !hasEnded(versionWorkflow, status));
  return {
    verdict,
    isOwnVerdict: reviews.at(-1)?.by.id === tx.context.actor.userId,
    coming: coming.map(({ versionNumber }) => `${id}-v${versionNumber}`),
    neededBy: await findNeeding(tx, companyId, id),
  };
}

function writtenBy(tx: Tx, action: ProcedureMove, item: ProcedureRecord, at: string): FieldValues<ProcedureRecord> {
  const by = { id: tx.context.actor.userId ?? -1, name: tx.context.actor.displayName };
  const verdict = verdictOf[action];
  if (verdict) {
    const review: PeriodicReview = { verdict, versionId: item.versionId, by, at, confirmed: null };
    return { verdict, reviews: [...item.reviews, review] };
  }
  if (action === 'retire') return { reviewDueOn: null, verdict: null };
  const isAgreed = action === 'confirm';
  const reviews = item.reviews.map((review, place) =>
    place === item.reviews.length - 1 ? { ...review, confirmed: { by, at, isAgreed } } : review,
  );
  const due = isAgreed ? { reviewDueOn: reviewDue(at.slice(0, 10), item.reviewMonths) } : {};
  return { verdict: null, reviews, ...due };
}

async function tell(tx: Tx, item: ProcedureRecord, notice: string | null): Promise<void> {
  if (notice === null) return;
  const { companyId, id, ownerId } = item;
  const news = { type: notice, recordId: id, summary: item.title, address: procedureKind.address(id) };
  const qa = notice === 'procedureJudged' ? await listActiveIds(tx, companyId, ['qa']) : [];
  const holders = notice === 'procedureRetired' ? await listHolders(tx, companyId, id) : [];
  await notify(tx, news, notice === 'procedureJudged' ? qa : [ownerId, ...holders]);
}

type Signed<Name extends keyof typeof procedureSigned> = SignedContent<(typeof procedureSigned)[Name]>;

function signedAct(action: ProcedureMove, item: ProcedureRecord): SignedRecord {
  if (action === 'retire') return signedRetirement(item);
  return action === 'confirm' ? signedReview(item, item.reviews.length) : signedVerdict(item, item.reviews.length);
}

function reviewOf({ reviews }: Pick<ProcedureRecord, 'reviews'>, number: number): PeriodicReview {
  const review = reviews[number - 1];
  if (!review) throw new Refusal('not_found');
  return review;
}

export function signedVerdict(item: Pick<ProcedureRecord, 'id' | 'code' | 'reviews'>, number: number): SignedRecord {
  const { versionId, verdict } = reviewOf(item, number);
  const content: Signed<'procedure_verdict'> = { code: item.code, versionId, verdict };
  return { record: 'procedure_verdict', recordId: `${item.id}/${number}`, content };
}

export function signedReview(item: Pick<ProcedureRecord, 'id' | 'code' | 'reviews'>, number: number): SignedRecord {
  return { ...signedVerdict(item, number), record: 'procedure_review' };
}

export function signedRetirement({ id, code, lastVersionId }: ProcedureRecord): SignedRecord {
  const content: Signed<'procedure_retirement'> = { code, versionId: lastVersionId };
  return { record: 'procedure_retirement', recordId: id, content };
}
