import type { Actor } from '@vigie/domain/kernel/identity/actor';
import { Refusal } from '@vigie/domain/kernel/refusal';
import type { SignedContent } from '@vigie/domain/kernel/trail/signed-content';
import type { assignmentsEndpoints, QuizAttempt } from '@vigie/domain/modules/training/assignments/contract';
import { trainingKind, type trainingSigned } from '@vigie/domain/modules/training/assignments/kind';
import { trainingWorkflowMessages as m } from '@vigie/domain/modules/training/assignments/messages';
import {
  type TrainingEffect,
  type TrainingFacts,
  type TrainingMove,
  trainingWorkflow,
} from '@vigie/domain/modules/training/assignments/workflow';
import { attemptsLeft, quizResult } from '@vigie/domain/modules/training/rules/quiz';
import type { Reader, Tx } from '../../platform/database/tx';
import type { Call, ChangeCall } from '../../platform/http/call';
import { addJob } from '../../platform/jobs/jobs';
import type { Platform } from '../../platform/platform';
import type { FieldValues } from '../../platform/records/record-table';
import {
  listSignaturesUnder,
  type SignedRecord,
  shownSignature,
  voidSignatures,
} from '../../platform/signatures/signatures';
import { applyConsequence, initialState, transition } from '../../platform/transition';
import { listActiveIds } from '../accounts/public';
import { notify } from '../notifications/public';
import { listHandedIn } from '../questionnaires/public';
import { refreshFacts } from './facts';
import { readKnowledge } from './knowledge';
import { expiryOf, type TrainingRecord, trainings } from './trainings';

type Endpoints = typeof assignmentsEndpoints;
const { table } = trainings;

export async function moveTraining(
  platform: Platform,
  { context, params, ifMatch, body }: ChangeCall<Endpoints['moveTraining']>,
  now = new Date(),
) {
  const { id } = params;
  const { action, reason, credentials } = body;
  const at = now.toISOString();
  await transition(platform, context, {
    workflow: trainingWorkflow,
    action,
    recordId: id,
    expectedVersion: ifMatch,
    stateField: 'status',
    reason,
    credentials,
    lock: (tx) => table.lock(tx, id),
    facts: (tx, item) => factsOf(tx, tx.context.actor, item, at),
    write: async (tx, item, to) => table.saveState(tx, item, to, await writtenBy(tx, action, item, { at, reason })),
    content: table.auditedFields,
    signed: (item) => signedAct(action, item),
    consequences: (tx, item) => follow(tx, item),
    notify: (tx, item, notice) => tell(tx, action, item, notice),
  });
  return trainings.get(platform, context, id);
}

async function factsOf(reader: Reader, actor: Actor, item: TrainingRecord, now: string): Promise<TrainingFacts> {
  const { companyId, userId } = actor;
  const attempts = await attemptsOf(reader, item);
  const asked = { people: [userId ?? -1], requirements: [item.requirementId] };
  const known = await readKnowledge(reader, companyId, asked);
  return {
    type: item.type,
    mustBeShown: item.versionId !== null && item.shownAt === null,
    isQuizPassed: quizResult(attempts, item.attempts) === 'passed',
    isTrainerQualified: known.isQualified(userId ?? -1, item.requirementId, now),
  };
}

/** The quizzes that the trainee has handed in since the training was assigned, or since new attempts were allowed. */
async function attemptsOf(reader: Reader, item: TrainingRecord): Promise<QuizAttempt[]> {
  const { companyId, userId, templateId, attemptsSince, passPercent } = item;
  if (templateId === null) return [];
  const handedIn = await listHandedIn(reader, companyId, { fillerId: userId, templateId, since: attemptsSince });
  return handedIn.map(({ id, percent, isFailed, submittedAt }) => ({
    questionnaireId: id,
    percent: percent ?? 0,
    isPassed: !isFailed && percent !== null && percent >= passPercent,
    at: submittedAt.toISOString(),
  }));
}

async function writtenBy(
  tx: Tx,
  action: TrainingMove,
  item: TrainingRecord,
  { at, reason }: { readonly at: string; readonly reason: string | undefined },
): Promise<FieldValues<TrainingRecord>> {
  const done = { completedAt: at, endedAt: at, expiresOn: expiryOf(item, at) };
  if (action === 'sign') return { signedAt: at, quiz: await attemptsOf(tx, item), ...done };
  if (action === 'present') return { signedAt: at, round: item.round + 1 };
  if (action === 'assess') return { assessorId: tx.context.actor.userId, ...done };
  if (action === 'waive') return { equivalence: reason ?? '', ...done };
  if (action === 'allow') return { attemptsSince: at, quiz: [] };
  // R14: what is practised next was not signed.
  const signed = await listSignaturesUnder(tx, item.companyId, ['training_signature'], roundOf(item));
  await voidSignatures(tx, signed);
  return { signedAt: null };
}

/** What is known of the person changes with it, and perhaps a version waited for just this. */
async function follow(tx: Tx, { userId, requirementId, completedAt, versionId }: TrainingRecord): Promise<void> {
  await refreshFacts(tx, userId, requirementId);
  if (completedAt === null || versionId === null || tx.isRehearsal) return;
  await addJob(tx, 'put-procedures-in-force', {}, { key: 'put-procedures-in-force after training' });
}

async function tell(tx: Tx, step: TrainingMove | TrainingEffect, item: TrainingRecord, notice: string | null) {
  if (notice === null) return;
  const { companyId, id, title, userId, trainers } = item;
  const news = { type: notice, recordId: id, summary: title, address: trainingKind.address(id) };
  const asksTrainers = step === 'present' || step === 'fail';
  const ofTrainers = trainers.length > 0 ? trainers.map((one) => one.id) : await listActiveIds(tx, companyId, ['qa']);
  await notify(tx, news, asksTrainers ? ofTrainers : [userId]);
}

async function lockOwn(
  tx: Tx,
  { context, params, ifMatch }: Pick<Call<Endpoints['markTrainingShown']>, 'context' | 'params' | 'ifMatch'>,
) {
  const item = await table.lock(tx, params.id);
  if (!item) throw new Refusal('not_found');
  if (item.userId !== context.actor.userId) throw new Refusal('not_allowed', { message: m.onlyTrainee });
  if (item.status !== 'assigned') throw new Refusal('wrong_state', { message: trainingWorkflow.refusals.wrongState });
  if (item.version !== ifMatch) throw new Refusal('stale_version');
  return item;
}

const stays = initialState(trainingWorkflow, 'assigned');

export function markShown(
  { database }: Platform,
  call: Pick<Call<Endpoints['markTrainingShown']>, 'context' | 'params' | 'ifMatch'>,
  now = new Date(),
) {
  return database.transaction(call.context, async (tx) => {
    const item = await lockOwn(tx, call);
    if (item.shownAt !== null) return item;
    const shownAt = now.toISOString();
    const changed = await table.saveState(tx, item, stays, { shownAt });
    const changes = [{ field: 'shownAt', from: null, to: shownAt }];
    tx.audit({ action: 'training.shown', record: 'training', recordId: item.id, changes });
    return changed;
  });
}

/** The last attempt that fails ends them, until new ones are allowed. */
export function takeQuiz(
  { database }: Platform,
  call: Pick<Call<Endpoints['takeTrainingQuiz']>, 'context' | 'params' | 'ifMatch'>,
  now = new Date(),
) {
  return database.transaction(call.context, async (tx) => {
    const item = await lockOwn(tx, call);
    const quiz = await attemptsOf(tx, item);
    if (quiz.length === item.quiz.length) return item;
    const changed = await table.saveState(tx, item, stays, { quiz });
    const changes = [{ field: 'quiz', from: [...item.quiz], to: [...quiz] }];
    tx.audit({ action: 'training.quiz_taken', record: 'training', recordId: item.id, changes });
    if (quizResult(quiz, item.attempts) !== 'failed') return changed;
    return endOpen(tx, item.id, 'fail', now);
  });
}

/** What follows for an open training from attempts that are used up, or from a requirement that ends. */
export function endOpen(tx: Tx, id: string, consequence: TrainingEffect, now: Date): Promise<TrainingRecord> {
  return applyConsequence(tx, {
    workflow: trainingWorkflow,
    consequence,
    recordId: id,
    lock: (inner) => table.lock(inner, id),
    write: (inner, item, to) =>
      table.saveState(inner, item, to, consequence === 'cancel' ? { endedAt: now.toISOString() } : {}),
    content: table.auditedFields,
    notify: (inner, item, notice) => tell(inner, consequence, item, notice),
  });
}

const signed = ['training_signature', 'training_assessment'] as const;

export function getStanding({ database }: Platform, { context, params }: Call<Endpoints['getTrainingStanding']>) {
  return database.read(context, async (reader) => {
    const item = await table.read(reader, context, params.id);
    const now = new Date().toISOString();
    const { mustBeShown, isQuizPassed, isTrainerQualified } = await factsOf(reader, context.actor, item, now);
    const attempts = await attemptsOf(reader, item);
    const ofRound = await listSignaturesUnder(reader, item.companyId, signed, roundOf(item));
    const ofWaiver = await listSignaturesUnder(reader, item.companyId, ['training_waiver'], item.id);
    return {
      mustBeShown,
      isQuizPassed,
      isTrainerQualified,
      attemptsLeft: item.templateId === null ? 0 : attemptsLeft(attempts, item.attempts),
      passPercent: item.passPercent,
      signatures: [...ofRound, ...ofWaiver].map(shownSignature),
    };
  });
}

type Signed<Name extends keyof typeof trainingSigned> = SignedContent<(typeof trainingSigned)[Name]>;

/** A training that was returned is presented and signed anew. */
export const roundOf = ({ id, round }: Pick<TrainingRecord, 'id' | 'round'>) => `${id}/${round}`;

function signedAct(action: TrainingMove, item: TrainingRecord): SignedRecord {
  if (action === 'waive') return signedWaiver(item);
  return action === 'assess' ? signedAssessment(item, item.round) : signedTraining(item, item.round);
}

export function signedTraining(item: TrainingRecord, round: number): SignedRecord {
  const { requirementId, title, userId, code, label, textHash, pdfHash, sinceVersionId, blockIds, quiz } = item;
  const content: Signed<'training_signature'> = {
    requirementId,
    title,
    userId,
    code,
    label,
    textHash,
    pdfHash,
    sinceVersionId,
    blockIds,
    quiz: [...quiz],
    round,
  };
  return { record: 'training_signature', recordId: roundOf({ id: item.id, round }), content };
}

export function signedAssessment(item: TrainingRecord, round: number): SignedRecord {
  const { content, recordId } = signedTraining(item, round);
  const assessed = { ...(content as Signed<'training_signature'>), assessorId: item.assessorId };
  return { record: 'training_assessment', recordId, content: assessed };
}

export function signedWaiver(item: TrainingRecord): SignedRecord {
  const { id, requirementId, title, userId, code, label, textHash, pdfHash, equivalence } = item;
  const content: Signed<'training_waiver'> = {
    requirementId,
    title,
    userId,
    code,
    label,
    textHash,
    pdfHash,
    equivalence,
  };
  return { record: 'training_waiver', recordId: id, content };
}
