import type { BodyOf } from '@vigie/domain/kernel/http/endpoint';
import { invalidField, Refusal } from '@vigie/domain/kernel/refusal';
import { draftObjection } from '@vigie/domain/modules/audits/audits/workflow';
import {
  type Finding,
  findingList,
  findingNames,
  type findingsEndpoints,
} from '@vigie/domain/modules/audits/findings/contract';
import { findingBounds } from '@vigie/domain/modules/audits/findings/finding';
import { findingKind } from '@vigie/domain/modules/audits/findings/kind';
import { findingRuleMessages as m } from '@vigie/domain/modules/audits/findings/messages';
import {
  answerObjection,
  changedAfterIssue,
  type FindingItem,
  findingChangeObjection,
  findingFilesObjection,
  findingWorkflow,
} from '@vigie/domain/modules/audits/findings/workflow';
import { auditCommonMessages } from '@vigie/domain/modules/audits/messages';
import { titleOfKey } from '@vigie/domain/modules/questionnaires/public';
import type { Context } from '../../../platform/context';
import type { Reader, Tx } from '../../../platform/database/tx';
import type { ChangeCall } from '../../../platform/http/call';
import type { Platform } from '../../../platform/platform';
import { recordTable, type TableRecord } from '../../../platform/records/record-table';
import { initialState } from '../../../platform/transition';
import { listPeople } from '../../accounts/public';
import { attachOwn, listAttached } from '../../attachments/public';
import { tableKind } from '../../records/public';
import { type AuditRecord, auditTable, idsOf, lockAudit } from '../audits/audits';
import { templateOf } from '../audits/work';
import { findWork } from '../audits/work-repository';
import { derivedOfFinding, findingFilters, listFindingsOf } from './repository';

type Endpoints = typeof findingsEndpoints;
export type FindingRecord = Finding & FindingItem & TableRecord & { readonly importWord: string | null };

export const findingTable = recordTable<FindingRecord>({
  kind: findingKind,
  table: 'findings',
  totals: 'finding_totals',
  counted: ['grade'],
  prefix: 'FND_',
  digits: 5,
  fields: [
    'auditId',
    'statement',
    'standard',
    'clause',
    'grade',
    'department',
    'equipment',
    'step',
    'questionKey',
    'question',
    'ownerId',
    'repeatOf',
    'observedAt',
    'reportNumber',
    'issuedOn',
    'dueOn',
    'cause',
    'correction',
    'measures',
    'noMeasures',
    'answererIds',
    'respondedAt',
    'acceptedAt',
    'importId',
    'originalNumber',
    'closedOn',
  ],
  walled: 'is_walled',
  people: { owner: 'ownerId' },
  title: 'title',
  owner: 'ownerId',
  derived: derivedOfFinding,
});

export const findings = tableKind({
  names: findingNames,
  list: findingList,
  workflow: findingWorkflow,
  table: findingTable,
  facts: () => {
    throw new Error('a finding is moved by move-finding');
  },
  // Files come with an answer too.
  changeObjection: findingFilesObjection,
  concerned: ({ authorId, ownerId, leadId, auditors, status }) =>
    status === 'draft' ? [authorId, leadId, ...idsOf(auditors)] : [ownerId, leadId],
  maxFiles: findingBounds.files,
  changesNeedReason: false,
  filtered: findingFilters,
  findRelated: (reader, { actor }, to) => listFindingsOf(reader, actor.companyId, to),
});

export const ownerOfFinding = (id: string) => ({ record: findingKind.name, recordId: id });

export interface FindingToNote {
  readonly auditId: string;
  readonly statement: string;
  readonly standard?: string;
  readonly clause?: string;
  readonly grade?: string;
  readonly department?: string | undefined;
  readonly equipment?: string;
  readonly step?: string;
  readonly questionKey?: string | null;
  readonly ownerId?: number | null;
  readonly repeatOf?: string | null;
  readonly observedAt?: string | null;
}

/** A draft of the team, while the audit goes on or its report is written. */
export async function noteFinding(tx: Tx, wanted: FindingToNote): Promise<FindingRecord> {
  const { actor } = tx.context;
  // Locked: the report is not issued while something is noted.
  const audit = await auditTable.lock(tx, wanted.auditId);
  if (!audit) throw invalidField('auditId', m.auditUnknown);
  const objection = draftObjection(audit, actor);
  if (objection) throw new Refusal(objection.code ?? 'objection', objection);
  const values = {
    statement: wanted.statement,
    standard: wanted.standard ?? '',
    clause: wanted.clause ?? '',
    grade: wanted.grade ?? '',
    department: wanted.department ?? audit.departments[0] ?? '',
    equipment: wanted.equipment ?? '',
    step: wanted.step ?? '',
    questionKey: wanted.questionKey ?? null,
    ownerId: wanted.ownerId ?? null,
    repeatOf: wanted.repeatOf ?? null,
  };
  await refuseUnknown(tx, audit, values, null);
  const question = await questionOf(tx, audit, values.questionKey);
  return findingTable.create(tx, initialState(findingWorkflow, 'draft'), {
    ...values,
    auditId: audit.id,
    question,
    observedAt: wanted.observedAt ?? null,
    measures: [],
    answererIds: [],
  });
}

/** What the question is called that a finding was found with; refused where the checklist has none of this key. */
async function questionOf(reader: Reader, { companyId, id }: AuditRecord, key: string | null): Promise<string> {
  if (key === null) return '';
  const work = await findWork(reader, companyId, id);
  if (!work || work.templateId === null) return '';
  return titleOfKey(await templateOf(reader, companyId, work), key);
}

interface Named {
  readonly grade?: string | undefined;
  readonly ownerId?: number | null | undefined;
  readonly repeatOf?: string | null | undefined;
}

async function refuseUnknown(tx: Tx, audit: AuditRecord, values: Named, before: FindingRecord | null): Promise<void> {
  const { grade, ownerId, repeatOf } = values;
  if (grade && !(audit.grades ?? []).some(({ key }) => key === grade)) throw invalidField('grade', m.gradeUnknown);
  if (ownerId != null && ownerId !== before?.ownerId) {
    const found = await listPeople(tx, audit.companyId, [ownerId]);
    if (found.size === 0) throw invalidField('ownerId', m.ownerUnknown);
  }
  if (repeatOf != null && repeatOf !== before?.repeatOf) {
    const first = await findingTable.find(tx, audit.companyId, repeatOf);
    if (!first || first.auditId === audit.id || first.issuedOn === null) {
      throw invalidField('repeatOf', m.repeatUnknown);
    }
  }
}

export function createFinding({ database }: Platform, context: Context, body: BodyOf<Endpoints['createFinding']>) {
  const { attachmentIds, ...wanted } = body;
  return database.transaction(context, async (tx) => {
    const finding = await noteFinding(tx, wanted);
    if (!(await attachOwn(tx, ownerOfFinding(finding.id), attachmentIds))) {
      throw invalidField('attachmentIds', m.photoUnknown);
    }
    return findings.detailOf(tx, finding);
  });
}

export async function changeFinding(platform: Platform, call: ChangeCall<Endpoints['changeFinding']>) {
  const { context, params, ifMatch, body } = call;
  const { reason, ...changes } = body;
  await platform.database.transaction(context, async (tx) => {
    const { audit, finding } = await lockFinding(tx, params.id);
    const objection = findingChangeObjection(finding, context.actor);
    if (objection) throw new Refusal(objection.code ?? 'objection', objection);
    if (finding.version !== ifMatch) throw new Refusal('stale_version');
    refuseFrozen(finding, changes, reason);
    await refuseUnknown(tx, audit, changes, finding);
    const { questionKey } = changes;
    const question = questionKey === undefined ? undefined : await questionOf(tx, audit, questionKey);
    await findingTable.change(tx, finding, { ...changes, question }, reason ?? null);
  });
  return findings.get(platform, context, params.id);
}

/** Of what was issued only who answers and until when is changed, with a reason; the day of a draft follows from its report. */
function refuseFrozen(
  { status }: FindingRecord,
  changes: Omit<BodyOf<Endpoints['changeFinding']>, 'reason'>,
  reason: string | undefined,
): void {
  if (status === 'draft') {
    if (changes.dueOn !== undefined) throw invalidField('dueOn', m.dueFollows);
    return;
  }
  const named = Object.entries(changes).filter(([, value]) => value !== undefined);
  if (named.some(([name]) => !changedAfterIssue.some((one) => one === name))) {
    throw new Refusal('wrong_state', { message: m.sentAlready });
  }
  if (changes.ownerId === null) throw invalidField('ownerId', m.ownerKept);
  if (!reason) throw invalidField('reason', auditCommonMessages.reasonMissing);
}

/** With its audit, which is always locked first. */
export async function lockFinding(tx: Tx, id: string): Promise<{ audit: AuditRecord; finding: FindingRecord }> {
  const found = await findingTable.find(tx, tx.context.actor.companyId, id);
  if (!found) throw new Refusal('not_found');
  const audit = await lockAudit(tx, found.auditId);
  const finding = await findingTable.lock(tx, id);
  if (!finding) throw new Refusal('not_found');
  return { audit, finding };
}

/** The answer, as far as it is written. Whoever writes of it does not judge it. */
export async function answerFinding(platform: Platform, call: ChangeCall<Endpoints['answerFinding']>) {
  const { context, params, ifMatch, body } = call;
  await platform.database.transaction(context, async (tx) => {
    const { finding } = await lockFinding(tx, params.id);
    refuseAnswering(finding, context);
    if (finding.version !== ifMatch) throw new Refusal('stale_version');
    const { measures } = body;
    if (measures) await refuseUnknownMeasures(platform, tx, finding, measures);
    await findingTable.change(
      tx,
      finding,
      { ...body, measures: measures && [...new Set(measures)], answererIds: withAnswerer(finding, context) },
      null,
    );
  });
  return findings.get(platform, context, params.id);
}

export function refuseAnswering(finding: FindingRecord, { actor }: Context): void {
  const objection = answerObjection(finding, actor);
  if (objection) throw new Refusal(objection.code ?? 'objection', objection);
}

export function withAnswerer({ answererIds }: FindingRecord, { actor }: Context): number[] {
  return [...new Set([...answererIds, actor.userId ?? -1])];
}

const measureRecords = ['action', 'report', 'case'] as const;
export type MeasureRecord = (typeof measureRecords)[number];

/** Which sort of record an id is of, among those that can be measures. */
export function measureOf({ recordKinds }: Pick<Platform, 'recordKinds'>, id: string) {
  // In this order: what reads like the number of an action may read like that of a case, too.
  const possible = measureRecords.map((record) => recordKinds.all.find(({ kind }) => kind.name === record));
  return possible.find((one) => one?.kind.id.safeParse(id).success);
}

/** A measure is a record that exists and that its author may read; a case is linked, never opened from here. */
async function refuseUnknownMeasures(
  platform: Pick<Platform, 'recordKinds'>,
  tx: Tx,
  finding: FindingRecord,
  measures: readonly string[],
): Promise<void> {
  for (const id of measures.filter((one) => !finding.measures.includes(one))) {
    const [found] = (await measureOf(platform, id)?.findTitles(tx, tx.context, [id])) ?? [];
    if (!found) throw invalidField('measures', m.measureUnknown);
  }
}

export async function listPhotosOf(reader: Reader, companyId: number, id: string) {
  return listAttached(reader, companyId, ownerOfFinding(id));
}
