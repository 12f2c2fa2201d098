import { addMonths } from '@vigie/domain/kernel/day';
import type { BodyOf } from '@vigie/domain/kernel/http/endpoint';
import { invalidField, Refusal } from '@vigie/domain/kernel/refusal';
import { recordMessages } from '@vigie/domain/modules/records/messages';
import {
  type assignmentsEndpoints,
  type QuizAttempt,
  type Training,
  trainingList,
  trainingNames,
} from '@vigie/domain/modules/training/assignments/contract';
import { trainingKind } from '@vigie/domain/modules/training/assignments/kind';
import { trainingWorkflowMessages as m } from '@vigie/domain/modules/training/assignments/messages';
import {
  dueDayObjection,
  type TrainingItem,
  trainingChangeObjection,
  trainingWorkflow,
} from '@vigie/domain/modules/training/assignments/workflow';
import { dueAfter } from '@vigie/domain/modules/training/rules/due';
import { type NewTraining, targetsAt } from '@vigie/domain/modules/training/rules/reconcile';
import type { Context } from '../../platform/context';
import type { Tx } from '../../platform/database/tx';
import type { ChangeCall } from '../../platform/http/call';
import type { Platform } from '../../platform/platform';
import { type FieldValues, recordTable, type TableRecord } from '../../platform/records/record-table';
import { initialState } from '../../platform/transition';
import { findUser } from '../accounts/public';
import { notifyOfMany } from '../notifications/public';
import { procedureTable } from '../procedures/public';
import { tableKind } from '../records/public';
import { refreshFacts } from './facts';
import { type Knowledge, readKnowledge } from './knowledge';
import { derivedOfTraining, type StoredRequirement, trainingFilters } from './repository';

type Endpoints = typeof assignmentsEndpoints;
export type TrainingRecord = Omit<Training, 'authorId' | 'author'> &
  TrainingItem &
  TableRecord & {
    readonly textHash: string | null;
    readonly pdfHash: string | null;
    readonly assignedOn: string;
    readonly awayDays: number;
    readonly attemptsSince: string;
    readonly round: number;
    readonly endedAt: string | null;
    readonly passPercent: number;
    readonly attempts: number;
    readonly validityMonths: number | null;
    readonly quiz: readonly QuizAttempt[];
  };

export const trainings = tableKind({
  names: trainingNames,
  list: trainingList,
  workflow: trainingWorkflow,
  table: recordTable<TrainingRecord>({
    kind: trainingKind,
    table: 'trainings',
    totals: 'training_totals',
    prefix: 'TRN_',
    digits: 5,
    fields: [
      'title',
      'userId',
      'requirementId',
      'versionId',
      'sinceVersionId',
      'blockIds',
      'label',
      'code',
      'textHash',
      'pdfHash',
      'cause',
      'assignedOn',
      'dueDate',
      'awayDays',
      'quiz',
      'attemptsSince',
      'shownAt',
      'round',
      'signedAt',
      'assessorId',
      'completedAt',
      'expiresOn',
      'endedAt',
      'equivalence',
    ],
    json: ['blockIds', 'quiz'],
    walled: 'is_walled',
    people: { person: 'userId', assessor: 'assessorId' },
    title: 'title',
    owner: 'userId',
    derived: derivedOfTraining,
  }),
  facts: () => {
    throw new Error('a training is moved by move-training');
  },
  changeObjection: trainingChangeObjection,
  concerned: ({ userId, assessorId }) => [userId, assessorId],
  maxFiles: 20,
  isLinkable: false,
  filtered: trainingFilters,
});

/** What a new training says, of a requirement that is known. */
export async function valuesOf(
  tx: Tx,
  known: Knowledge,
  requirement: StoredRequirement,
  { personId, make, now }: { readonly personId: number; readonly make: NewTraining; readonly now: Date },
): Promise<FieldValues<TrainingRecord>> {
  const { companyId } = tx.context.actor;
  const assignedOn = now.toISOString().slice(0, 10);
  const version = make.versionId === null ? undefined : known.versions.get(make.versionId);
  const procedure = version && (await procedureTable.find(tx, companyId, version.procedureId));
  return {
    title: requirement.title,
    userId: personId,
    requirementId: requirement.id,
    versionId: make.versionId,
    sinceVersionId: make.sinceVersionId,
    blockIds: make.blockIds && [...make.blockIds],
    label: version ? `${version.procedureId}-v${version.versionNumber}` : '',
    code: procedure?.code ?? '',
    textHash: version?.textHash ?? null,
    pdfHash: version?.pdfHash ?? null,
    cause: make.cause,
    assignedOn,
    ...dueAfter(assignedOn, requirement.dueDays, known.absencesOf(personId), assignedOn),
  };
}

export async function notifyAssigned(tx: Tx, all: readonly TrainingRecord[]): Promise<void> {
  const news = all.map(({ id, title, userId }) => ({
    news: { type: 'trainingAssigned', recordId: id, summary: title, address: trainingKind.address(id) },
    userIds: [userId],
  }));
  await notifyOfMany(tx, { type: 'trainingAssigned' }, news);
}

/** By hand, whatever the posts of the person ask for: the whole of what is in force or comes. */
export function createTraining(
  { database }: Platform,
  context: Context,
  { userId, requirementId, reason }: BodyOf<Endpoints['createTraining']>,
  now = new Date(),
) {
  const { companyId } = context.actor;
  return database.transaction(context, async (tx) => {
    const user = await findUser(tx, companyId, userId);
    if (user?.state !== 'active') throw invalidField('userId', recordMessages.personUnknown);
    const known = await readKnowledge(tx, companyId, { people: [userId], requirements: [requirementId] });
    const requirement = known.requirements.get(requirementId);
    if (requirement?.status !== 'active') throw invalidField('requirementId', m.requirementRetired);
    const open = known.openOf(userId, requirementId);
    if (open) throw new Refusal('already_exists', { message: m.openAlready, values: { id: open.id } });
    const [versionId] = targetsAt(known.lineageOf(requirementId), now.toISOString());
    if (versionId === undefined) throw new Refusal('objection', { message: m.nothingToLearn });
    const make: NewTraining = { versionId, sinceVersionId: null, blockIds: null, cause: 'hand' };
    const values = await valuesOf(tx, known, requirement, { personId: userId, make, now });
    const created = await trainings.table.create(tx, initialState(trainingWorkflow, 'assigned'), values, reason);
    await notifyAssigned(tx, [created]);
    await refreshFacts(tx, userId, requirementId);
    return trainings.detailOf(tx, created);
  });
}

export function changeTraining(platform: Platform, call: ChangeCall<Endpoints['changeTraining']>) {
  const { context, params, ifMatch, body } = call;
  const { reason, ...values } = body;
  return platform.database.transaction(context, async (tx) => {
    const asked = { id: params.id, version: ifMatch, reason, values };
    const changed = await trainings.changeIn(tx, asked, async (_inner, before) => {
      const objection = values.dueDate === undefined ? null : dueDayObjection(before, context.actor);
      if (objection) throw new Refusal(objection.code ?? 'objection', objection);
      if (!reason) throw invalidField('reason', trainingWorkflow.refusals.reasonMissing);
    });
    await refreshFacts(tx, changed.userId, changed.requirementId);
    return changed;
  });
}

/** The first day on which it counts no more. */
export const expiryOf = ({ validityMonths }: TrainingRecord, at: string): string | null =>
  validityMonths === null ? null : addMonths(at.slice(0, 10), validityMonths);
