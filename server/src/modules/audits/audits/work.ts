import { type FieldProblem, Refusal } from '@vigie/domain/kernel/refusal';
import { differences } from '@vigie/domain/kernel/trail/audit-event';
import type { Json } from '@vigie/domain/kernel/trail/canonical-json';
import type { Objection } from '@vigie/domain/kernel/workflow';
import type { AnswerChange, AuditWork, auditsEndpoints } from '@vigie/domain/modules/audits/audits/contract';
import { auditAnswerMessages as m } from '@vigie/domain/modules/audits/audits/messages';
import {
  answerObjection,
  canReadWork,
  choiceObjection,
  draftObjection,
} from '@vigie/domain/modules/audits/audits/workflow';
import { isSameAnswer, mergeAnswers } from '@vigie/domain/modules/audits/checklist/merge-answers';
import {
  type Answer,
  auditedAnswers,
  type FlatFilling,
  flatFilling,
  noNames,
  parseFilling,
  questionPlaces,
  scoreOf,
  type Template,
  titleOfKey,
  unflatFilling,
  visibilitySteps,
} from '@vigie/domain/modules/questionnaires/public';
import type { Context } from '../../../platform/context';
import type { Reader, Tx } from '../../../platform/database/tx';
import type { Call, ChangeCall } from '../../../platform/http/call';
import { inTurns, pauseAfter } from '../../../platform/jobs/in-turns';
import { publishRecordChanged } from '../../../platform/live/bus';
import type { Platform } from '../../../platform/platform';
import { findNames, listPeople } from '../../accounts/public';
import { listAttached } from '../../attachments/public';
import { readFrozen } from '../../questionnaires/public';
import { type AuditRecord, auditTable, lockAudit } from './audits';
import { listLeases } from './repository';
import { findWork, lockWork, type StoredWork, saveWork } from './work-repository';

type Endpoints = typeof auditsEndpoints;

export const ownerOfAudit = (id: string) => ({ record: 'audit', recordId: id });

/** Of an audit without a template. */
export const emptyTemplate: Template = { title: '-', explanation: '', sections: [] };

export async function templateOf(
  reader: Reader,
  companyId: number,
  { templateId, templateVersion }: Pick<StoredWork, 'templateId' | 'templateVersion'>,
): Promise<Template> {
  if (templateId === null || templateVersion === null) return emptyTemplate;
  return readFrozen(reader, companyId, templateId, templateVersion);
}

/** The fields of the trail: each answer under the title of its question, and the answers that wait beside it. */
export function auditedWork(
  template: Template,
  work: Pick<StoredWork, 'answers' | 'rivals' | 'summary' | 'strengths'>,
) {
  const rivals = Object.entries(work.rivals).map(([key, several]): [string, Json] => [
    `rivals.${key}.${titleOfKey(template, key)}`,
    several.map(({ rivalId, answer, who, observedAt, userId }) => ({
      rivalId,
      answer: answer as Json,
      who,
      observedAt,
      userId,
    })),
  ]);
  const { summary, strengths } = work;
  return { summary, strengths, ...auditedAnswers(template, work.answers, noNames), ...Object.fromEntries(rivals) };
}

export function getAuditWork({ database, recordKinds }: Platform, context: Context, id: string): Promise<AuditWork> {
  return database.read(context, async (reader) => {
    const audit = await auditTable.read(reader, context, id);
    refuseUnlessReadable(audit, context);
    return workOf({ recordKinds }, reader, context, audit);
  });
}

export function refuseUnlessReadable(audit: AuditRecord, { actor }: Context): void {
  if (!canReadWork(audit, actor)) throw new Refusal('not_allowed', { message: m.answersHidden });
}

type Named = Pick<Platform, 'recordKinds'>;

async function workOf(
  { recordKinds }: Named,
  reader: Reader,
  context: Context,
  audit: AuditRecord,
): Promise<AuditWork> {
  const { companyId, id } = audit;
  const work = (await findWork(reader, companyId, id)) ?? unbegun(audit);
  const [template, leases] = await Promise.all([
    templateOf(reader, companyId, work),
    listLeases(reader, companyId, id),
  ]);
  const people = await findNames(reader, companyId, answersTo(template, work.answers, 'person').map(Number));
  const caseIds = answersTo(template, work.answers, 'case').map(String);
  const cases = recordKinds.all.find(({ kind }) => kind.name === 'case');
  const titles = caseIds.length > 0 && cases ? await cases.findTitles(reader, context, [...new Set(caseIds)]) : [];
  const { points, possible, percent, isFailed } = await scoreIn(template, work.answers);
  return {
    template: work.templateId === null ? null : template,
    answers: sentAnswers(work.answers),
    rivals: Object.fromEntries(
      Object.entries(work.rivals).map(([key, several]) => [
        key,
        several.map(({ rivalId, answer, who, observedAt }) => ({ rivalId, answer: sent(answer), who, observedAt })),
      ]),
    ),
    people: Object.fromEntries([...people].map(([number, name]) => [String(number), name])),
    cases: Object.fromEntries(titles.map((one) => [one.id, one.title])),
    summary: work.summary,
    strengths: work.strengths,
    leases: leases.map(({ since, id: leaseId, userId, who, device }) => ({
      id: leaseId,
      userId,
      who,
      device,
      since: since.toISOString(),
    })),
    points,
    possible,
    percent,
    isFailed,
    version: work.version,
  };
}

/** Before the start there is only what will be asked. */
const unbegun = ({ id }: AuditRecord): StoredWork => ({
  auditId: id,
  templateId: null,
  templateVersion: null,
  answers: {},
  rivals: {},
  summary: '',
  strengths: '',
  version: 0,
});

const sent = (answer: Answer | null) => (typeof answer === 'object' && answer !== null ? [...answer] : answer);
const sentAnswers = (answers: FlatFilling): AuditWork['answers'] =>
  Object.fromEntries(Object.entries(answers).map(([key, answer]) => [key, sent(answer) as never]));

/** Finds what is shown in turns, since that may take long. */
export async function scoreIn(template: Template, answers: FlatFilling) {
  const filling = unflatFilling(answers);
  await inTurns(visibilitySteps(template, filling));
  const { points, possible, percent, criticalFails } = scoreOf(template, filling);
  return { points, possible, percent, isFailed: criticalFails.length > 0 };
}

function answersTo(template: Template, answers: FlatFilling, type: 'person' | 'case' | 'photo'): readonly Answer[] {
  const places = questionPlaces(template);
  return Object.entries(answers)
    .filter(([key]) => places.get(key.slice(key.lastIndexOf('/') + 1))?.question.type === type)
    .map(([, answer]) => answer);
}

export interface Answering {
  readonly answers: readonly AnswerChange[];
  /** When they were given, and the id of what brings them: that of a rival where one of them is one. */
  readonly observedAt: string;
  readonly rivalId: string;
}

export interface LockedWork {
  readonly audit: AuditRecord;
  readonly work: StoredWork;
  readonly template: Template;
}

async function lockWorkOf(
  tx: Tx,
  id: string,
  objectionTo: (audit: AuditRecord) => Objection | null,
): Promise<LockedWork> {
  const audit = await lockAudit(tx, id);
  const objection = objectionTo(audit);
  if (objection) throw new Refusal(objection.code ?? 'objection', objection);
  const work = await lockWork(tx, id);
  if (!work) throw new Refusal('wrong_state', { message: m.noTemplate });
  return { audit, work, template: await templateOf(tx, audit.companyId, work) };
}

/**
 * Keeps answers, each beside the one that its author saw. Where another has been given meanwhile both are kept: the one that
 * stands, and the new one until the lead has chosen. The same answer given twice is one.
 */
export async function answerIn(tx: Tx, id: string, { answers, observedAt, rivalId }: Answering): Promise<void> {
  const { actor } = tx.context;
  const locked = await lockWorkOf(tx, id, (audit) => answerObjection(audit, actor));
  const { work } = locked;
  if (work.templateId === null) throw new Refusal('objection', { message: m.noTemplate });
  await pauseAfter(Object.keys(work.answers).length);
  const { userId, displayName } = actor;
  const merged = mergeAnswers(work, answers, (answer) => ({
    rivalId,
    answer,
    userId: userId ?? -1,
    who: displayName,
    observedAt,
  }));
  const changed = await withTheseAnswers(tx, locked, merged.answers, answers);
  await saveChanges(tx, locked, { ...changed, rivals: merged.rivals }, 'audit_work.answered');
}

/** As the template takes them; refused with each key that it does not. */
async function withTheseAnswers(
  tx: Tx,
  { audit, template, work }: LockedWork,
  all: FlatFilling,
  given: readonly AnswerChange[],
): Promise<StoredWork> {
  const { filling, problems } = parseFilling(template, unflatFilling(all));
  await pauseAfter(Object.keys(all).length);
  const refused = problems.filter(({ refusedAt }) => refusedAt === 'saving');
  const kept = flatFilling(filling);
  const proposed = Object.fromEntries(given.flatMap(({ key, answer }) => (answer === null ? [] : [[key, answer]])));
  // What only waits beside another answer is looked at as if it stood there.
  const asked = parseFilling(template, unflatFilling({ ...all, ...proposed }));
  const unknown = Object.keys(proposed).filter((key) => !Object.hasOwn(flatFilling(asked.filling), key));
  const first = refused[0] ?? asked.problems.find(({ refusedAt }) => refusedAt === 'saving');
  if (unknown.length > 0) {
    const fields = unknown.slice(0, 50).map(
      (key): FieldProblem => ({
        loc: ['body', 'answers', key],
        message: first?.message ?? m.choiceGone,
        ...(first?.values && { values: first.values }),
      }),
    );
    throw new Refusal('invalid', { fields });
  }
  await refuseUnknownNames(tx, audit, template, proposed);
  return { ...work, answers: kept };
}

/** What no template can know: who is in the company, which photos are on the audit. */
async function refuseUnknownNames(tx: Tx, audit: AuditRecord, template: Template, given: FlatFilling): Promise<void> {
  const people = answersTo(template, given, 'person').map(Number);
  const known = await listPeople(tx, audit.companyId, people);
  const photos = answersTo(template, given, 'photo').flatMap((ids) => (Array.isArray(ids) ? ids : []));
  const files = photos.length > 0 ? await listAttached(tx, audit.companyId, ownerOfAudit(audit.id)) : [];
  const isMissing = people.some((id) => !known.has(id)) || photos.some((id) => !files.some((file) => file.id === id));
  if (isMissing) throw new Refusal('objection', { message: m.nameUnknown });
}

/** Only what differs is looked at and recorded: there may be a thousand answers. */
async function saveChanges(
  tx: Tx,
  { audit, work, template }: LockedWork,
  next: StoredWork,
  action: string,
): Promise<void> {
  const part = (whole: StoredWork, other: StoredWork): StoredWork => ({
    ...whole,
    answers: onlyDifferent(whole.answers, other.answers),
    rivals: onlyDifferent(whole.rivals, other.rivals),
  });
  const changes = differences(auditedWork(template, part(work, next)), auditedWork(template, part(next, work)));
  if (changes.length === 0) return;
  saveWork(tx, next);
  tx.audit({ action, record: 'audit_work', recordId: audit.id, changes });
  await publishRecordChanged(tx, 'audit');
}

function onlyDifferent<Value>(
  some: Readonly<Record<string, Value>>,
  others: Readonly<Record<string, Value>>,
): Readonly<Record<string, Value>> {
  return Object.fromEntries(Object.entries(some).filter(([key, value]) => !isSameAnswer(value, others[key])));
}

export async function answerAudit(platform: Platform, { context, params, body }: Call<Endpoints['answerAudit']>) {
  await platform.database.transaction(context, (tx) =>
    answerIn(tx, params.id, {
      answers: body.answers,
      observedAt: new Date().toISOString(),
      rivalId: crypto.randomUUID(),
    }),
  );
  return getAuditWork(platform, context, params.id);
}

/** Of several answers to a question the lead keeps one; the others stay in the history. */
export async function chooseAuditAnswer(
  platform: Platform,
  { context, params, body: { key, rivalId } }: Call<Endpoints['chooseAuditAnswer']>,
) {
  await platform.database.transaction(context, async (tx) => {
    const locked = await lockWorkOf(tx, params.id, (audit) => choiceObjection(audit, context.actor));
    const waiting = Object.hasOwn(locked.work.rivals, key) ? locked.work.rivals[key] : undefined;
    const chosen = waiting?.find((one) => one.rivalId === rivalId);
    if (!waiting || (rivalId !== null && !chosen)) throw new Refusal('wrong_state', { message: m.choiceGone });
    const { [key]: _decided, ...rivals } = locked.work.rivals;
    const { [key]: before, ...others } = locked.work.answers;
    const kept = chosen ? chosen.answer : (before ?? null);
    const answers = kept === null ? others : { ...others, [key]: kept };
    const next = await withTheseAnswers(tx, locked, answers, []);
    await saveChanges(tx, locked, { ...next, rivals }, 'audit_work.chosen');
  });
  return getAuditWork(platform, context, params.id);
}

export async function writeAuditWork(
  platform: Platform,
  { context, params, ifMatch, body }: ChangeCall<Endpoints['writeAuditWork']>,
) {
  await platform.database.transaction(context, async (tx) => {
    const locked = await lockWorkOf(tx, params.id, (audit) => draftObjection(audit, context.actor));
    const { work } = locked;
    if (work.version !== ifMatch) throw new Refusal('stale_version');
    const { summary = work.summary, strengths = work.strengths } = body;
    await saveChanges(tx, locked, { ...work, summary, strengths, version: work.version + 1 }, 'audit_work.written');
  });
  return getAuditWork(platform, context, params.id);
}
