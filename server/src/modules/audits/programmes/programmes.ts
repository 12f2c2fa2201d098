import { randomUUID } from 'node:crypto';
import type { BodyOf, OutputOf } from '@vigie/domain/kernel/http/endpoint';
import { Refusal } from '@vigie/domain/kernel/refusal';
import { differences } from '@vigie/domain/kernel/trail/audit-event';
import type { NamedLine, ProgrammeLines, programmesEndpoints } from '@vigie/domain/modules/audits/programmes/contract';
import {
  type FieldProblem,
  lineProblem,
  type ProgrammeLine,
  type ProgrammePeriod,
  periodProblem,
  type WrittenLine,
} from '@vigie/domain/modules/audits/programmes/line';
import { lineText } from '@vigie/domain/modules/audits/programmes/line-text';
import { programmeLineMessages as m } from '@vigie/domain/modules/audits/programmes/messages';
import {
  programmeChangeObjection,
  programmeDraftWork,
  programmeWorkflow,
} from '@vigie/domain/modules/audits/programmes/workflow';
import { listDraftAuthors } from '../../../platform/audit/contributions';
import type { Context } from '../../../platform/context';
import type { Reader, Tx } from '../../../platform/database/tx';
import type { Call, ChangeCall } from '../../../platform/http/call';
import type { Platform } from '../../../platform/platform';
import { findShownSignatures } from '../../../platform/signatures/signatures';
import { initialState } from '../../../platform/transition';
import { findNames, listPeople } from '../../accounts/public';
import { findOffers } from '../../questionnaires/public';
import { addRevision, findRevision, hashOf, listRevisions, saveLines } from './programme-repository';
import { type ProgrammeRecord, programmes, programmeTable } from './programme-table';

type Endpoints = typeof programmesEndpoints;

export function createProgramme(
  platform: Platform,
  context: Context,
  body: BodyOf<Endpoints['createAuditProgramme']>,
): Promise<OutputOf<Endpoints['createAuditProgramme']>> {
  refusePeriod(body);
  const ownerId = body.ownerId ?? context.actor.userId ?? -1;
  return programmes.create(
    platform,
    context,
    { ...body, ownerId },
    async (tx) => ({ values: { ...body, ownerId, linesHash: await hashOf(tx, []) } }),
    async (tx, { id, revision }) => void (await addRevision(tx, id, revision, [])),
  );
}

export function changeProgramme(
  platform: Platform,
  { context, params, ifMatch, body }: Call<Endpoints['changeAuditProgramme']>,
): Promise<OutputOf<Endpoints['changeAuditProgramme']>> {
  const { reason, ...values } = body;
  return programmes.change(
    platform,
    context,
    { id: params.id, version: ifMatch, reason, values },
    async (tx, before) => {
      const period = {
        validFrom: values.validFrom ?? before.validFrom,
        validUntil: values.validUntil ?? before.validUntil,
      };
      refusePeriod(period);
      const { lines } = await getRevision(tx, before, before.revision);
      const outside = lines.some(({ firstDay }) => firstDay < period.validFrom || firstDay > period.validUntil);
      if (outside) throw invalid(['body', 'validUntil'], { field: 'validUntil', message: m.linesOutside });
    },
  );
}

function refusePeriod(period: ProgrammePeriod): void {
  const problem = periodProblem(period);
  if (problem) throw invalid(['body', problem.field], problem);
}

const invalid = (loc: readonly (string | number)[], { message, values }: FieldProblem): Refusal =>
  new Refusal('invalid', { fields: [{ loc: [...loc], message, ...(values && { values }) }] });

export async function getRevision(reader: Reader, { companyId, id }: ProgrammeRecord, revision: number) {
  const found = await findRevision(reader, companyId, id, revision);
  if (!found) throw new Refusal('not_found');
  return found;
}

export function getLines(
  { database }: Platform,
  { context, params, query }: Call<Endpoints['getAuditProgrammeLines']>,
): Promise<ProgrammeLines> {
  return database.read(context, async (reader) => {
    const programme = await programmeTable.read(reader, context, params.id);
    return linesOf(reader, context, programme, query.revision ?? programme.revision);
  });
}

async function linesOf(
  reader: Reader,
  { actor }: Context,
  programme: ProgrammeRecord,
  wanted: number,
): Promise<ProgrammeLines> {
  const { companyId, id, version, revision } = programme;
  const found = await getRevision(reader, programme, wanted);
  const authors = await listDraftAuthors(reader, companyId, programmeDraftWork, id);
  const signatures = await findShownSignatures(reader, companyId, 'audit_programme_revision', [found.id]);
  const { validFrom, validUntil } = found.validFrom && found.validUntil ? (found as ProgrammePeriod) : programme;
  return {
    version,
    revision: wanted,
    isApproved: found.validFrom !== null,
    validFrom,
    validUntil,
    lines: await withNames(reader, companyId, found.lines),
    signature: signatures.get(found.id) ?? null,
    isAuthor: wanted === revision && authors.some((author) => author === actor.userId),
    revisions: await listRevisions(reader, companyId, id),
  };
}

async function withNames(reader: Reader, companyId: number, lines: readonly ProgrammeLine[]): Promise<NamedLine[]> {
  const leads = await findNames(reader, companyId, unique(lines.map(({ leadId }) => leadId)));
  const offers = await findOffers(reader, companyId, unique(lines.map(({ templateId }) => templateId)));
  return lines.map((line) => ({
    ...line,
    lead: line.leadId === null ? null : (leads.get(line.leadId) ?? null),
    template: line.templateId === null ? null : (offers.get(line.templateId)?.title ?? null),
  }));
}

const unique = <Value>(values: readonly (Value | null)[]): Value[] => [
  ...new Set(values.filter((value) => value !== null)),
];

/** All lines of the draft, those that differ in the trail with what they said before. */
export function setLines(
  { database }: Platform,
  { context, params, ifMatch, body }: ChangeCall<Endpoints['setAuditProgrammeLines']>,
): Promise<ProgrammeLines> {
  return database.transaction(context, async (tx) => {
    const programme = await programmeTable.lock(tx, params.id);
    if (!programme) throw new Refusal('not_found');
    const objection = programmeChangeObjection(programme, context.actor);
    if (objection) throw new Refusal(objection.code ?? 'objection', objection);
    if (programme.version !== ifMatch) throw new Refusal('stale_version');
    const lines = await checkedLines(tx, programme, body.lines);
    const changed = await writeLines(tx, programme, lines);
    return linesOf(tx, context, changed, changed.revision);
  });
}

async function checkedLines(
  tx: Tx,
  programme: ProgrammeRecord,
  written: readonly WrittenLine[],
): Promise<ProgrammeLine[]> {
  const approved = await approvedLines(tx, programme);
  const { lines: standing } = await getRevision(tx, programme, programme.revision);
  const known = new Set([...standing, ...approved.values()].map(({ id }) => id));
  const seen = new Set<string>();
  const refuse = (index: number, problem: FieldProblem) => invalid(['body', 'lines', index, problem.field], problem);
  written.forEach((line, index) => {
    if (line.id !== undefined && !known.has(line.id)) throw refuse(index, { field: 'id', message: m.lineUnknown });
    if (line.id !== undefined && seen.has(line.id)) throw refuse(index, { field: 'id', message: m.lineTwice });
    if (line.id !== undefined) seen.add(line.id);
    const problem = lineProblem(line, programme, line.id === undefined ? undefined : approved.get(line.id));
    if (problem) throw refuse(index, problem);
  });
  await refuseUnknown(tx, written, standing, refuse);
  return written.map((line) => ({ ...line, id: line.id ?? randomUUID() }));
}

async function approvedLines(tx: Tx, programme: ProgrammeRecord): Promise<ReadonlyMap<string, ProgrammeLine>> {
  const { approvedRevision } = programme;
  const lines = approvedRevision === null ? [] : (await getRevision(tx, programme, approvedRevision)).lines;
  return new Map(lines.map((line) => [line.id, line]));
}

/** People who have left and templates that were retired stay on lines that are as they were, for others to be chosen. */
async function refuseUnknown(
  tx: Tx,
  written: readonly WrittenLine[],
  standing: readonly ProgrammeLine[],
  refuse: (index: number, problem: FieldProblem) => Refusal,
): Promise<void> {
  const { companyId } = tx.context.actor;
  const before = new Map(standing.map((line) => [line.id, line]));
  const people = await listPeople(tx, companyId, unique(written.map(({ leadId }) => leadId)));
  const offers = await findOffers(tx, companyId, unique(written.map(({ templateId }) => templateId)));
  written.forEach(({ id, leadId, templateId }, index) => {
    const was = id === undefined ? undefined : before.get(id);
    if (leadId !== null && leadId !== was?.leadId && !people.has(leadId)) {
      throw refuse(index, { field: 'leadId', message: m.leadUnknown });
    }
    if (templateId === null || templateId === was?.templateId) return;
    const offer = offers.get(templateId);
    if (!offer || offer.isRetired) throw refuse(index, { field: 'templateId', message: m.templateUnknown });
  });
}

async function writeLines(
  tx: Tx,
  programme: ProgrammeRecord,
  lines: readonly ProgrammeLine[],
): Promise<ProgrammeRecord> {
  const { id, revision } = programme;
  const { lines: before } = await getRevision(tx, programme, revision);
  const { linesHash } = await saveLines(tx, id, revision, lines);
  if (linesHash === programme.linesHash) return programme;
  const values = { linesHash, lineCount: lines.length };
  const changed = await programmeTable.saveState(tx, programme, initialState(programmeWorkflow, 'draft'), values);
  const fields = differences(programmeTable.auditedFields(programme), programmeTable.auditedFields(changed));
  const [from, to] = differentTexts(before, lines);
  const changes = [...fields, { field: 'lines', from, to }];
  tx.audit({ action: 'audit_programme.lines_changed', record: 'audit_programme', recordId: id, changes });
  return changed;
}

/** Lines that stand in only one of them, in words. */
function differentTexts(
  before: readonly ProgrammeLine[],
  after: readonly ProgrammeLine[],
): readonly [string[], string[]] {
  const [were, are] = [before.map(lineText), after.map(lineText)];
  const [wereThere, areThere] = [new Set(were), new Set(are)];
  return [were.filter((text) => !areThere.has(text)), are.filter((text) => !wereThere.has(text))];
}
