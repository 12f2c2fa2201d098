import type { SigningCredentials } from '@vigie/domain/kernel/trail/signature';
import { decide } from '@vigie/domain/kernel/workflow';
import { flatFilling } from '@vigie/domain/modules/questionnaires/answers/flat-filling';
import { findingsOf, scoreOf } from '@vigie/domain/modules/questionnaires/answers/score';
import { keptFilling, submissionProblems } from '@vigie/domain/modules/questionnaires/answers/submission';
import { questionnaireKind } from '@vigie/domain/modules/questionnaires/filled/kind';
import type { QuestionnaireDetail } from '@vigie/domain/modules/questionnaires/filled/record';
import {
  type QuestionnaireFacts,
  type QuestionnaireMove,
  type QuestionnaireStatus,
  questionnaireWorkflow,
} from '@vigie/domain/modules/questionnaires/filled/workflow';
import { namedAnswerMessages as m } from '@vigie/domain/modules/questionnaires/messages/filled';
import type { Context } from '../../../platform/context';
import type { Tx } from '../../../platform/database/tx';
import { publishToReaders } from '../../../platform/live/bus';
import type { Platform } from '../../../platform/platform';
import { listSignatures, voidSignatures } from '../../../platform/signatures/signatures';
import { applyConsequence, type NewState, transition } from '../../../platform/transition';
import { notify } from '../../notifications/public';
import { keyOf, keysByPlace, problemAt, refuse } from './answers';
import { listIdsOfCase } from './case-repository';
import {
  answersOf,
  auditedFields,
  fillingOf,
  getQuestionnaire,
  keyOfPlace,
  lockWithTemplate,
  type Named,
  notifyCase,
  type QuestionnaireRecord,
  settleVisibility,
  signedReopening,
  signedSubmission,
} from './questionnaire-view';
import { saveQuestionnaire } from './repository';

export interface Move {
  readonly id: string;
  readonly version: number;
  readonly action: QuestionnaireMove;
  readonly reason?: string | undefined;
  readonly credentials?: SigningCredentials | undefined;
}

export async function moveQuestionnaire(
  platform: Platform,
  context: Context,
  { id, version, action, reason, credentials }: Move,
): Promise<QuestionnaireDetail> {
  await transition(platform, context, {
    workflow: questionnaireWorkflow,
    action,
    reason,
    credentials,
    recordId: id,
    expectedVersion: version,
    stateField: 'status',
    lock: (tx) => lockWithTemplate(platform, tx, id),
    facts: async (tx, record) => factsOf(tx, record, action),
    write: saveState,
    content: auditedFields,
    signed: (record) => {
      if (action === 'reopen') return signedReopening(record);
      const hashes = record.files.map(({ sha256 }) => sha256);
      return signedSubmission(record, hashes);
    },
    consequences: async (tx, record) => {
      await notifyCase(platform, tx, record);
      const { companyId, status } = record;
      // What is being filled again vouches for nothing.
      if (status !== 'in_progress') return;
      await voidSignatures(tx, await listSignatures(tx, companyId, 'questionnaire_submission', id));
    },
    notify: async (tx, { title, fillerId, caseId }, notice) => {
      await publishToReaders(tx, 'questionnaire');
      if (caseId !== null) await publishToReaders(tx, 'case');
      if (notice === null) return;
      const news = { type: notice, recordId: id, summary: title, address: questionnaireKind.address(id) };
      await notify(tx, news, [fillerId]);
    },
  });
  return getQuestionnaire(platform, context, id);
}

/** What was being filled for a case is given up with it when it is void: it could not be submitted any more. */
export async function discardQuestionnairesOf(
  platform: Named,
  tx: Tx,
  caseId: string,
  reason: string | undefined,
): Promise<void> {
  const ids = await listIdsOfCase(tx, tx.context.actor.companyId, caseId, ['in_progress']);
  for (const id of ids) {
    await applyConsequence(tx, {
      workflow: questionnaireWorkflow,
      consequence: 'discardWithCase',
      recordId: id,
      reason,
      lock: () => lockWithTemplate(platform, tx, id),
      write: saveState,
      content: auditedFields,
    });
  }
  if (ids.length > 0) await publishToReaders(tx, 'questionnaire');
}

/** The author who could submit it otherwise gets each answer that is in the way, beside its question. */
async function factsOf(tx: Tx, record: QuestionnaireRecord, action: QuestionnaireMove): Promise<QuestionnaireFacts> {
  const { template, answers, needsSignature, allowed } = record;
  const otherwise = { problems: 0, needsSignature, allowed };
  if (action !== 'submit' && action !== 'submitSigned') return otherwise;
  const isAllowed = decide(questionnaireWorkflow, action, {
    item: record,
    actor: tx.context.actor,
    facts: otherwise,
  }).allowed;
  if (!isAllowed) return otherwise;
  await settleVisibility(template, fillingOf(record));
  const problems = submissionProblems(template, fillingOf(record));
  const keys = keysByPlace(answers);
  const images = new Set(record.files.map(({ id }) => id));
  refuse([
    ...problems.map((one) =>
      problemAt('questionId' in one.place ? keyOfPlace(template, one.place) : keyOf(keys, one), one),
    ),
    ...Object.entries(answers)
      .filter(([key, answer]) =>
        answersOf(template, { [key]: answer }, 'photo').some((ids) => !(ids as string[]).every((id) => images.has(id))),
      )
      .map(([key]) => problemAt(key, { message: m.photoUnknown })),
  ]);
  return otherwise;
}

/** Hidden answers are not kept in what is submitted, and what it is worth is written down beside it. */
async function saveState(
  tx: Tx,
  record: QuestionnaireRecord,
  status: NewState<QuestionnaireStatus>,
): Promise<QuestionnaireRecord> {
  const changed = { ...record, ...(status === 'discarded' ? {} : await outcomeOf(record, status)) };
  saveQuestionnaire(tx, changed, status);
  return { ...changed, status, version: record.version + 1 };
}

async function outcomeOf(record: QuestionnaireRecord, status: QuestionnaireStatus) {
  if (status !== 'submitted') {
    return { submittedAt: null, points: null, possible: null, percent: null, isFailed: false, findings: 0 };
  }
  const { template } = record;
  await settleVisibility(template, fillingOf(record));
  const filling = keptFilling(template, fillingOf(record));
  await settleVisibility(template, filling);
  const { points, possible, percent, criticalFails } = scoreOf(template, filling);
  return {
    answers: flatFilling(filling),
    submittedAt: new Date(),
    points,
    possible,
    percent,
    isFailed: criticalFails.length > 0,
    findings: findingsOf(template, filling).length,
  };
}
