import type { AllowedParts } from '@vigie/domain/kernel/records/record-kind';
import { Refusal } from '@vigie/domain/kernel/refusal';
import type { SignedContent } from '@vigie/domain/kernel/trail/signed-content';
import type { Filling } from '@vigie/domain/modules/questionnaires/answers/filling';
import { answerKey, type FlatFilling, unflatFilling } from '@vigie/domain/modules/questionnaires/answers/flat-filling';
import { findingsOf, scoreOf } from '@vigie/domain/modules/questionnaires/answers/score';
import { visibilitySteps } from '@vigie/domain/modules/questionnaires/answers/visibility';
import { type AnswerNames, auditedAnswers } from '@vigie/domain/modules/questionnaires/filled/audited-answers';
import type { questionnaireSigned } from '@vigie/domain/modules/questionnaires/filled/kind';
import type { Finding, QuestionnaireDetail } from '@vigie/domain/modules/questionnaires/filled/record';
import type { QuestionType, Template } from '@vigie/domain/modules/questionnaires/template/model';
import { questionPlaces } from '@vigie/domain/modules/questionnaires/template/places';
import type { Context } from '../../../platform/context';
import type { Reader, Tx } from '../../../platform/database/tx';
import { inTurns, pauseAfter } from '../../../platform/jobs/in-turns';
import type { Platform } from '../../../platform/platform';
import { findSignatures, holds, type SignedRecord, shownSignature } from '../../../platform/signatures/signatures';
import { listAttached } from '../../attachments/public';
import { listReported, type ReportedFinding } from './finding-repository';
import { readFrozen } from './frozen-versions';
import { findQuestionnaire, listNames, lockQuestionnaire, type StoredQuestionnaire } from './repository';

export const ownerOf = (id: string) => ({ record: 'questionnaire', recordId: id });

/** With what stands elsewhere than in its own row. */
export interface QuestionnaireRecord extends StoredQuestionnaire {
  readonly template: Template;
  readonly names: AnswerNames;
  readonly files: QuestionnaireDetail['photos'];
  readonly reported: readonly ReportedFinding[];
  readonly allowed: AllowedParts;
}

export async function readQuestionnaire(
  { recordKinds }: Named,
  reader: Reader,
  { actor }: Context,
  id: string,
): Promise<QuestionnaireRecord> {
  const stored = await findQuestionnaire(reader, actor.companyId, id);
  if (!stored) throw new Refusal('not_found');
  const { companyId, caseId } = stored;
  const allowed = caseId === null ? 'changes' : recordKinds.partsOf('case').allowed(reader, companyId, caseId);
  return completed(reader, stored, allowed);
}

/**
 * Locked with its case, which comes first: voiding a case holds it and then gives up its questionnaires. A reader of the
 * case stays a reader until the end of the transaction.
 */
export async function lockWithTemplate(
  { recordKinds }: Named,
  tx: Tx,
  id: string,
): Promise<QuestionnaireRecord | null> {
  const found = await findQuestionnaire(tx, tx.context.actor.companyId, id);
  if (!found) return null;
  const [allowed, stored] = await Promise.all([
    found.caseId === null ? ('changes' as const) : recordKinds.partsOf('case').lock(tx, found.caseId),
    lockQuestionnaire(tx, id),
  ]);
  return stored && completed(tx, stored, allowed ?? 'nothing');
}

/** A change of a questionnaire is passed on to its case, whose signatures it may make void. */
export async function notifyCase({ recordKinds }: Named, tx: Tx, { caseId }: StoredQuestionnaire): Promise<void> {
  if (caseId !== null) await recordKinds.partsOf('case').changed(tx, caseId);
}

async function completed(
  reader: Reader,
  stored: StoredQuestionnaire,
  asked: AllowedParts | Promise<AllowedParts>,
): Promise<QuestionnaireRecord> {
  const { companyId, id, templateId, templateVersion, answers } = stored;
  const [allowed, template, files, reported] = await Promise.all([
    asked,
    readFrozen(reader, companyId, templateId, templateVersion),
    listAttached(reader, companyId, ownerOf(id)),
    listReported(reader, companyId, [id]),
  ]);
  const people = await listNames(reader, companyId, answersOf(template, answers, 'person').map(Number));
  const names = { people, files: new Map(files.map((file) => [file.id, file.name])) };
  return { ...stored, template, names, files, reported, allowed };
}

/** The answers to questions of one type, wherever they stand. */
export function answersOf(template: Template, answers: FlatFilling, type: QuestionType): readonly unknown[] {
  const places = questionPlaces(template);
  return Object.entries(answers)
    .filter(([key]) => places.get(key.slice(key.lastIndexOf('/') + 1))?.question.type === type)
    .map(([, answer]) => answer);
}

/** Finds what is shown in turns, since that may take long; what asks for it afterwards has it at once. */
export async function settleVisibility(template: Template, filling: Filling): Promise<void> {
  await inTurns(visibilitySteps(template, filling));
}

/** Asked for several times while one request is answered, of the same answers. */
const fillings = new WeakMap<FlatFilling, Filling>();

export function fillingOf({ answers }: Pick<StoredQuestionnaire, 'answers'>): Filling {
  const filling = fillings.get(answers) ?? unflatFilling(answers);
  fillings.set(answers, filling);
  return filling;
}

/** The key that an answer has in its table. */
export function keyOfPlace(
  template: Template,
  { questionId, instanceId }: { readonly questionId: string; readonly instanceId: string | null },
): string {
  return answerKey({ questionId, instanceId }, questionPlaces(template).get(questionId)?.section.id ?? '');
}

export function getQuestionnaire(platform: Platform, context: Context, id: string): Promise<QuestionnaireDetail> {
  return platform.database.read(context, async (reader) =>
    detailOf(platform, reader, context, await readQuestionnaire(platform, reader, context, id)),
  );
}

export type Named = Pick<Platform, 'recordKinds'>;

export async function detailOf(
  platform: Named,
  reader: Reader,
  context: Context,
  record: QuestionnaireRecord,
): Promise<QuestionnaireDetail> {
  const { companyId, id, template } = record;
  const wanted = [...answersOf(template, record.answers, 'case'), ...(record.caseId ? [record.caseId] : [])];
  const signatures = await findSignatures(reader, companyId, 'questionnaire_submission', [id]);
  const signature = signatures.get(id);
  const hashes = record.files.map(({ sha256 }) => sha256);
  await settleVisibility(template, fillingOf(record));
  const known = shown(record);
  await pauseAfter(Object.keys(record.answers).length);
  return {
    ...known,
    people: Object.fromEntries([...record.names.people].map(([number, name]) => [String(number), name])),
    cases: await findCaseTitles(platform, reader, context, wanted.map(String)),
    signature: signature ? shownSignature(signature) : null,
    isSignatureValid: signature !== undefined && holds(signature, signedSubmission(record, hashes)),
  };
}

/** What is known of it without a further query. */
export function shown(record: QuestionnaireRecord): QuestionnaireDetail {
  const { template, files } = record;
  const live = scoreOf(template, fillingOf(record));
  const isJudged = record.status === 'submitted';
  return {
    id: record.id,
    status: record.status,
    templateId: record.templateId,
    template,
    templateVersion: record.templateVersion,
    needsSignature: record.needsSignature,
    answers: sentAnswers(record.answers),
    people: {},
    cases: {},
    photos: [...files],
    filler: record.filler,
    fillerId: record.fillerId,
    caseId: record.caseId,
    allowed: record.allowed,
    startedAt: record.startedAt.toISOString(),
    submittedAt: record.submittedAt?.toISOString() ?? null,
    points: isJudged ? (record.points ?? 0) : live.points,
    possible: isJudged ? (record.possible ?? 0) : live.possible,
    percent: isJudged ? record.percent : live.percent,
    isFailed: isJudged ? record.isFailed : live.criticalFails.length > 0,
    findings: shownFindings(record),
    signature: null,
    isSignatureValid: false,
    comments: record.comments,
    version: record.version,
  };
}

/** A report that was raised stays, also where the answer was changed afterwards. */
function shownFindings({ template, answers, reported }: QuestionnaireRecord): Finding[] {
  const keyOf = ({ questionId, instanceId }: Omit<Finding, 'reportId'>) => `${instanceId ?? ''}/${questionId}`;
  const now = findingsOf(template, fillingOf({ answers }));
  const shown = new Set(now.map(keyOf));
  const reports = new Map(reported.toReversed().map((one) => [keyOf(one), one.reportId]));
  const gone = reported.filter((one) => !shown.has(keyOf(one)));
  return [...now, ...gone].map(({ questionId, instanceId }) => ({
    questionId,
    instanceId,
    reportId: reports.get(keyOf({ questionId, instanceId })) ?? null,
  }));
}

/** Those that the reader may see, with what each is about; cases belong to a module above. */
export async function findCaseTitles(
  { recordKinds }: Named,
  reader: Reader,
  context: Context,
  ids: readonly string[],
): Promise<Record<string, string>> {
  const cases = recordKinds.all.find(({ kind }) => kind.name === 'case');
  if (!cases || ids.length === 0) return {};
  const titles = await cases.findTitles(reader, context, [...new Set(ids)]);
  return Object.fromEntries(titles.map(({ id, title }) => [id, title]));
}

type Audited = Omit<QuestionnaireRecord, 'id' | 'files' | 'reported' | 'allowed'>;

/** The fields of a questionnaire whose change its history records. */
export function auditedFields(record: Audited) {
  const { status, title, templateId, templateVersion, needsSignature, filler, fillerId, caseId } = record;
  const { points, possible, percent, isFailed, findings } = record;
  return {
    status,
    title,
    templateId,
    templateVersion,
    needsSignature,
    filler,
    fillerId,
    caseId,
    points,
    possible,
    percent,
    isFailed,
    findings,
    ...auditedAnswers(record.template, record.answers, record.names),
  };
}

/** What the submitting person vouches for. */
export function signedSubmission(
  {
    id,
    templateId,
    templateVersion,
    answers,
  }: Pick<StoredQuestionnaire, 'id' | 'templateId' | 'templateVersion' | 'answers'>,
  fileHashes: readonly string[],
): SignedRecord {
  const content: SignedContent<typeof questionnaireSigned.questionnaire_submission> = {
    templateId,
    templateVersion,
    photos: [...fileHashes].sort(),
    answers: sentAnswers(answers),
  };
  return { record: 'questionnaire_submission', recordId: id, content };
}

export function signedReopening({
  id,
  templateId,
  templateVersion,
}: Pick<StoredQuestionnaire, 'id' | 'templateId' | 'templateVersion'>): SignedRecord {
  const content: SignedContent<typeof questionnaireSigned.questionnaire_reopening> = { templateId, templateVersion };
  return { record: 'questionnaire_reopening', recordId: id, content };
}

const sentAnswers = (answers: FlatFilling): QuestionnaireDetail['answers'] =>
  Object.fromEntries(
    Object.entries(answers).map(([key, answer]) => [key, typeof answer === 'object' ? [...answer] : answer]),
  );
