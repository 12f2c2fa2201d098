import { type FieldProblem, Refusal } from '@vigie/domain/kernel/refusal';
import { differences, type FieldChange } from '@vigie/domain/kernel/trail/audit-event';
import { answerObjection } from '@vigie/domain/modules/questionnaires/answers/answer-problems';
import type { Answer } from '@vigie/domain/modules/questionnaires/answers/filling';
import {
  type FlatFilling,
  flatFilling,
  instancesKey,
  unflatFilling,
} from '@vigie/domain/modules/questionnaires/answers/flat-filling';
import { type AnswerProblem, parseFilling } from '@vigie/domain/modules/questionnaires/answers/parse';
import type { QuestionnaireDetail } from '@vigie/domain/modules/questionnaires/filled/record';
import { fillingObjection } from '@vigie/domain/modules/questionnaires/filled/workflow';
import { namedAnswerMessages as m } from '@vigie/domain/modules/questionnaires/messages/filled';
import type { Template } from '@vigie/domain/modules/questionnaires/template/model';
import type { Context } from '../../../platform/context';
import type { Tx } from '../../../platform/database/tx';
import { pauseAfter } from '../../../platform/jobs/in-turns';
import type { Platform } from '../../../platform/platform';
import { listPeople } from '../../accounts/public';
import {
  answersOf,
  auditedFields,
  detailOf,
  findCaseTitles,
  lockWithTemplate,
  type Named,
  notifyCase,
  type QuestionnaireRecord,
} from './questionnaire-view';
import { listNames, saveQuestionnaire } from './repository';

export interface Answering {
  readonly id: string;
  readonly version: number;
  /** By the key in the table of answers; null takes one out. */
  readonly answers: Readonly<Record<string, Answer | null>>;
}

/** Of all that is sent, everything is kept or nothing is. */
export function answerQuestionnaire(
  platform: Platform,
  context: Context,
  { id, version, answers: changes }: Answering,
): Promise<QuestionnaireDetail> {
  return platform.database.transaction(context, async (tx) => {
    const before = await lockForFilling(platform, tx, id);
    if (before.version !== version) throw new Refusal('stale_version');
    await pauseAfter(Object.keys(before.answers).length);
    const answers = await keptAnswers(before.template, before.answers, changes);
    await pauseAfter(Object.keys(answers).length);
    const given = Object.fromEntries(Object.entries(answers).filter(([key]) => Object.hasOwn(changes, key)));
    await refuseUnknownNames(platform, tx, before, given);
    const people = await listNames(tx, before.companyId, answersOf(before.template, answers, 'person').map(Number));
    const names = { ...before.names, people: new Map([...before.names.people, ...people]) };
    const after = { ...before, answers, names, version: before.version + 1 };
    const changed = answerChanges(before, after);
    if (changed.length === 0) return detailOf(platform, tx, context, before);
    saveQuestionnaire(tx, after);
    tx.audit({ action: 'questionnaire.answered', record: 'questionnaire', recordId: id, changes: changed });
    const [detail] = await Promise.all([detailOf(platform, tx, context, after), notifyCase(platform, tx, after)]);
    return detail;
  });
}

/** Looks at the answers that differ alone: there may be thousands of others. */
function answerChanges(before: QuestionnaireRecord, after: QuestionnaireRecord): readonly FieldChange[] {
  const keys = [...Object.keys(before.answers), ...Object.keys(after.answers)];
  const changed = new Set(keys.filter((key) => !isSameAnswer(before.answers[key], after.answers[key])));
  const fieldsOf = (record: QuestionnaireRecord) => {
    const some = Object.entries(record.answers).filter(([key]) => changed.has(key));
    return auditedFields({ ...record, answers: Object.fromEntries(some) });
  };
  return differences(fieldsOf(before), fieldsOf(after));
}

function isSameAnswer(one: Answer | undefined, other: Answer | undefined): boolean {
  if (!Array.isArray(one) || !Array.isArray(other)) return one === other;
  return one.length === other.length && one.every((part, at) => part === other[at]);
}

export async function lockForFilling(platform: Named, tx: Tx, id: string): Promise<QuestionnaireRecord> {
  const record = await lockWithTemplate(platform, tx, id);
  if (!record) throw new Refusal('not_found');
  const objection = fillingObjection(record, tx.context.actor);
  if (objection) throw new Refusal(objection.code ?? 'objection', objection);
  return record;
}

/** The answers with what changes them, as the template takes them; refused with each key that it does not. */
async function keptAnswers(
  template: Template,
  before: FlatFilling,
  changes: Answering['answers'],
): Promise<FlatFilling> {
  const merged = new Map<string, Answer>(Object.entries(before));
  for (const [key, answer] of Object.entries(changes)) {
    if (answer === null) merged.delete(key);
    else merged.set(key, answer);
  }
  const all = Object.fromEntries(merged);
  const nowhere = Object.entries(changes).filter(([key, answer]) => answer !== null && !isPlaced(key, merged));
  const sent = unflatFilling(all);
  await pauseAfter(merged.size);
  const { filling, problems } = parseFilling(template, sent);
  await pauseAfter(merged.size);
  const keys = keysByPlace(all);
  refuse([
    ...nowhere.map(([key]) => problemAt(key, answerObjection('wrong_section'))),
    ...problems.filter(({ refusedAt }) => refusedAt === 'saving').map((one) => problemAt(keyOf(keys, one), one)),
  ]);
  return flatFilling(filling);
}

/** A key of one of the three shapes; what is said of an instance, only where the instance is listed. */
function isPlaced(key: string, answers: ReadonlyMap<string, Answer>): boolean {
  const [first = '', instanceId, questionId, ...more] = key.split('/');
  if (instanceId === undefined) return first !== '';
  if (questionId === undefined) return instanceId === '' && Array.isArray(answers.get(key));
  const listed = answers.get(instancesKey(first));
  return more.length === 0 && Array.isArray(listed) && listed.includes(instanceId);
}

/** The keys of answers by what stands behind their section. */
export function keysByPlace(answers: FlatFilling): ReadonlyMap<string, string> {
  return new Map(Object.keys(answers).map((key) => [key.slice(key.indexOf('/') + 1), key]));
}

/** Where the refused answer stands among those that were sent. */
export function keyOf(keys: ReadonlyMap<string, string>, { place }: Pick<AnswerProblem, 'place'>): string {
  if ('sectionId' in place) return instancesKey(place.sectionId);
  const { questionId, instanceId } = place;
  return keys.get(instanceId === null ? questionId : `${instanceId}/${questionId}`) ?? questionId;
}

export const problemAt = (
  key: string,
  { message, values }: Pick<FieldProblem, 'message' | 'values'>,
): FieldProblem => ({
  loc: ['body', 'answers', key],
  message,
  ...(values && { values }),
});

/** More at once are not mended by hand. */
const mostProblems = 200;

export function refuse(fields: readonly FieldProblem[]): void {
  if (fields.length > 0) throw new Refusal('invalid', { fields: fields.slice(0, mostProblems) });
}

/** What no template can know: who is in the company, which cases the person reads, which photos are on the questionnaire. */
export async function refuseUnknownNames(
  platform: Platform,
  tx: Tx,
  { companyId, template, files }: QuestionnaireRecord,
  given: FlatFilling,
): Promise<void> {
  const of = (type: 'person' | 'case' | 'photo') =>
    Object.entries(given).filter(([key, answer]) => answersOf(template, { [key]: answer }, type).length > 0);
  const [people, cases, photos] = [of('person'), of('case'), of('photo')];
  const colleagues = await listPeople(
    tx,
    companyId,
    people.map(([, answer]) => Number(answer)),
  );
  const readable = await findCaseTitles(
    platform,
    tx,
    tx.context,
    cases.map(([, answer]) => String(answer)),
  );
  const images = new Set(files.filter(({ mediaType }) => mediaType.startsWith('image/')).map(({ id }) => id));
  const isMissing = (answer: Answer) => Array.isArray(answer) && answer.some((id) => !images.has(id));
  refuse([
    ...people
      .filter(([, answer]) => !colleagues.has(Number(answer)))
      .map(([key]) => problemAt(key, { message: m.personUnknown })),
    ...cases
      .filter(([, answer]) => !Object.hasOwn(readable, String(answer)))
      .map(([key]) => problemAt(key, { message: m.caseUnknown })),
    ...photos.filter(([, answer]) => isMissing(answer)).map(([key]) => problemAt(key, { message: m.photoUnknown })),
  ]);
}
