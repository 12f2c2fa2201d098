import { type Contribution, type Deed, ownWorkOf } from '@vigie/domain/kernel/identity/own-work';
import { Refusal } from '@vigie/domain/kernel/refusal';
import { actionWorkEvents } from '@vigie/domain/modules/actions/public';
import { keptUntil } from '@vigie/domain/modules/cases/due-date';
import { factsOf } from '@vigie/domain/modules/cases/facts';
import { stepsIn } from '@vigie/domain/modules/cases/kinds';
import { casePartWorkEvents, caseWorkEvents } from '@vigie/domain/modules/cases/own-work';
import type { CaseRecord, CaseStepContent, LinkedCase } from '@vigie/domain/modules/cases/record';
import type { CaseToSign } from '@vigie/domain/modules/cases/signing/signed-case';
import { type CapaPlan, missingCapas } from '@vigie/domain/modules/cases/steps/capa-plan';
import type { Causes } from '@vigie/domain/modules/cases/steps/root-cause';
import type { StepName } from '@vigie/domain/modules/cases/steps/steps';
import type { CaseFacts } from '@vigie/domain/modules/cases/workflow';
import { listContributionsTo, withoutRepetition } from '../../platform/audit/contributions';
import { findLastChange } from '../../platform/audit/events';
import type { Context } from '../../platform/context';
import { keepCaseAccess } from '../../platform/database/case-access';
import type { Reader, Tx } from '../../platform/database/tx';
import type { Platform } from '../../platform/platform';
import { type StoredSignature, voidStaleSignatures } from '../../platform/signatures/signatures';
import { actionIdsOfCase, listActionsOfCase } from '../actions/public';
import { listAttached } from '../attachments/public';
import { findParameters } from '../parameters/public';
import { listQuestionnairesOfCase, listQuestionnairesToSign, questionnaireIdsOfCase } from '../questionnaires/public';
import { listLinks } from '../records/public';
import { listChecks } from './capa/capa-check-repository';
import { listCaseSignatures, listCheckSignatures, shownSignatures, signedContentOf } from './case-signatures';
import { confidentialityOf } from './confidentiality/readers';
import { type CaseData, findCase, findLinkedCases, listMembers } from './repository';
import { listSteps, unwritten, withoutContent } from './step-repository';

export const ownerOf = (id: string) => ({ record: 'case', recordId: id });

/** Every colleague reads every case of the company; those that are confidential the database shows to their readers. */
export async function readCase(reader: Reader, context: Context, id: string): Promise<CaseData> {
  const record = await findCase(reader, context.actor.companyId, id);
  if (!record) throw new Refusal('not_found');
  return record;
}

export function showCase({ database }: Platform, context: Context, id: string): Promise<CaseRecord> {
  const { companyId } = context.actor;
  return database.readOnce(context, {
    key: `case ${id}`,
    ask: async (reader) => {
      const [record, parts] = await Promise.all([readCase(reader, context, id), readParts(reader, { companyId, id })]);
      return toRecord(reader, record, parts);
    },
  });
}

/** For the user who has just changed the case, who may have given it away with that. */
export function showChanged({ database }: Platform, context: Context, id: string): Promise<CaseRecord> {
  const { idempotency: _, ...withoutKey } = context;
  return database.transaction(withoutKey, async (tx) => {
    await keepCaseAccess(tx, id);
    return assembleCase(tx, await readCase(tx, context, id));
  });
}

export async function assembleCase(reader: Reader, record: CaseData): Promise<CaseRecord> {
  return toRecord(reader, record, await readParts(reader, record));
}

type CaseParts = Awaited<ReturnType<typeof readParts>>;

/** What is stored under the case's number; the questions go to the database together. */
async function readParts(reader: Reader, { companyId, id }: Pick<CaseData, 'companyId' | 'id'>) {
  const [written, attachments, actions, checks, members, links, signatures, contributions, questionnaires, parameters] =
    await Promise.all([
      listSteps(reader, companyId, id),
      listAttached(reader, companyId, ownerOf(id)),
      listActionsOfCase(reader, companyId, id),
      listChecks(reader, companyId, id),
      listMembers(reader, companyId, id),
      listLinks(reader, { companyId, ...ownerOf(id) }),
      listCaseSignatures(reader, companyId, id),
      contributionsOf(reader, companyId, id),
      listQuestionnairesOfCase(reader, companyId, id),
      // Needed of a closed case only, which would otherwise ask for them by themselves.
      findParameters(reader, companyId),
    ]);
  const beside = { links, signatures, contributions, questionnaires, parameters };
  return { written, attachments, actions, checks, members, ...beside };
}

async function toRecord(reader: Reader, record: CaseData, parts: CaseParts): Promise<CaseRecord> {
  const { companyId, id, kind } = record;
  const { written, attachments, actions, checks, members } = parts;
  const fileHashes = attachments.map(({ sha256 }) => sha256);
  const [questionnaires, links, onChecks, confidentiality, kept, leftOutBy] = await Promise.all([
    coveredQuestionnaires(reader, record, parts),
    linkedCases(reader, companyId, parts.links),
    listCheckSignatures(reader, companyId, checks),
    confidentialityOf(reader, record, actions, members),
    keptUntilOf(reader, record, parts.parameters),
    leftOutByRuleOf(reader, record),
  ]);
  const now = { ...record, steps: written, fileHashes, actions, checks, questionnaires };
  return {
    id,
    kind,
    status: record.status,
    title: record.title,
    criticality: record.criticality,
    owner: record.owner,
    detector: record.definition.who,
    origin: record.definition.detectionMethod,
    detectionDate: record.detectionDate,
    dueDate: record.dueDate,
    cost: record.cost,
    reportId: record.reportId,
    imported: record.imported,
    reporter: record.reporter,
    createdAt: record.createdAt,
    keptUntil: kept,
    definition: record.definition,
    steps: namesToShow(record, written).map((name) => withoutContent(stepNamed(written, name))),
    leftOutSteps: [...record.leftOutSteps],
    leftOutBy,
    attachments,
    actions,
    links,
    members,
    signatures: shownSignatures(record, now, parts.signatures, onChecks),
    commentCount: record.commentCount,
    effectiveness: record.effectiveness,
    missingCapas: capasMissingFrom(written),
    capaChecks: checks,
    questionnaires: parts.questionnaires,
    contributions: parts.contributions,
    confidentiality,
    version: record.version,
  };
}

/** Only where a signature covers them: their answers may be long. */
async function coveredQuestionnaires(
  reader: Reader,
  { companyId, id }: CaseData,
  { signatures, questionnaires }: CaseParts,
): Promise<CaseToSign['questionnaires']> {
  const isFilled = questionnaires.some(({ questionnaireId }) => questionnaireId !== null);
  if (signatures.onCase.length === 0 || !isFilled) return [];
  return (await listQuestionnairesToSign(reader, companyId, [id])).get(id) ?? [];
}

/** Asked of the trail, which knows when it was closed, and only of a case that is. */
async function keptUntilOf(
  reader: Reader,
  { companyId, id, kind, status }: CaseData,
  { retentionYears }: CaseParts['parameters'],
): Promise<string | null> {
  if (status !== 'closed' || retentionYears[kind] === null) return null;
  const closed = await findLastChange(reader, { companyId, ...ownerOf(id) }, 'status');
  return closed && keptUntil(closed.at.toISOString(), retentionYears[kind]);
}

/** Who had set the rule that the case was opened under, and when. */
async function leftOutByRuleOf(
  reader: Reader,
  { companyId, kind, leftOutSteps, createdAt }: CaseData,
): Promise<CaseRecord['leftOutBy']> {
  if (leftOutSteps.length === 0) return null;
  const rules = { companyId, record: 'parameters', recordId: String(companyId) };
  const set = await findLastChange(reader, rules, `leftOutSteps.${kind}`, createdAt);
  return set && { who: set.actor_name, at: set.at.toISOString() };
}

async function linkedCases(reader: Reader, companyId: number, links: CaseParts['links']): Promise<LinkedCase[]> {
  if (links.length === 0) return [];
  const notes = new Map(links.map((link) => [link.id, link.note]));
  const found = await findLinkedCases(reader, companyId, [...notes.keys()]);
  return found.map((other) => ({ ...other, note: notes.get(other.id) ?? '' }));
}

/** What the CAPA plan still asks for before the case can be closed. */
function capasMissingFrom(written: readonly CaseStepContent[]): CaseRecord['missingCapas'] {
  const causes = stepNamed(written, 'rootCause').content as Causes;
  const plan = stepNamed(written, 'capaPlan').content as CapaPlan;
  return [...missingCapas(causes, plan)];
}

/** The steps that it has, and those beside them that were written. */
export function namesToShow(record: CaseData, written: readonly CaseStepContent[]): readonly StepName[] {
  return [...new Set([...stepsIn(record), ...written.map(({ name }) => name)])];
}

export function stepNamed(written: readonly CaseStepContent[], name: StepName): CaseStepContent {
  return written.find((step) => step.name === name) ?? unwritten(name);
}

export async function caseFacts(tx: Tx, record: CaseData): Promise<CaseFacts> {
  const { companyId, id, kind, effectiveness, leftOutSteps } = record;
  const [written, actions, capaChecks, questionnaires, contributions] = await Promise.all([
    listSteps(tx, companyId, id),
    listActionsOfCase(tx, companyId, id),
    listChecks(tx, companyId, id),
    listQuestionnairesOfCase(tx, companyId, id),
    contributionsOf(tx, companyId, id),
  ]);
  const ownWork = ownWorkOf(contributions, tx.context.actor.userId);
  const plan = { leftOutSteps, missingCapas: capasMissingFrom(written), capaChecks, questionnaires };
  return factsOf(kind, written, actions, effectiveness, plan, ownWork);
}

/** Who took part in a case, in one of its actions or in one of its questionnaires. */
export async function contributionsOf(reader: Reader, companyId: number, id: string): Promise<Contribution[]> {
  return withoutRepetition(
    await listContributionsTo(reader, companyId, [
      { events: caseWorkEvents, recordIds: [id] },
      { events: actionWorkEvents, recordIds: actionIdsOfCase(companyId, id) },
      { events: casePartWorkEvents, recordIds: questionnaireIdsOfCase(companyId, id) },
    ]),
  );
}

/** What the person of this transaction did in the case, and so cannot judge. */
export async function ownWorkIn(tx: Tx, { companyId, id }: CaseData): Promise<Deed | null> {
  return ownWorkOf(await contributionsOf(tx, companyId, id), tx.context.actor.userId);
}

/** Everything that a signature on the case vouches for, as it is now. */
export async function caseToSign(reader: Reader, record: CaseData): Promise<CaseToSign> {
  const { companyId, id } = record;
  const [files, steps, actions, checks, filled] = await Promise.all([
    listAttached(reader, companyId, ownerOf(id)),
    listSteps(reader, companyId, id),
    listActionsOfCase(reader, companyId, id),
    listChecks(reader, companyId, id),
    listQuestionnairesToSign(reader, companyId, [id]),
  ]);
  const fileHashes = files.map(({ sha256 }) => sha256);
  return { ...record, steps, fileHashes, actions, checks, questionnaires: filled.get(id) ?? [] };
}

export function voidStale(tx: Tx, record: CaseData): Promise<void> {
  return voidStaleAs(tx, record.id, () => caseToSign(tx, record));
}

/** The case itself is read only where a signature may have become void. */
export function voidStaleOf(tx: Tx, id: string): Promise<void> {
  return voidStaleAs(tx, id, async () => caseToSign(tx, await readCase(tx, tx.context, id)));
}

async function voidStaleAs(tx: Tx, id: string, read: () => Promise<CaseToSign>): Promise<void> {
  let now: Promise<CaseToSign> | null = null;
  const changed = async (signature: StoredSignature) => {
    now ??= read();
    return signedContentOf(id, await now)(signature);
  };
  await voidStaleSignatures(tx, ownerOf(id), changed);
}
