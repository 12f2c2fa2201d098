import { randomUUID } from 'node:crypto';
import { differences } from '@vigie/domain/kernel/trail/audit-event';
import type { Kind } from '@vigie/domain/modules/cases/public';
import type { ImportedDraft, KnownFacts } from '@vigie/domain/modules/imports/check';
import { stepsOfDraft } from '@vigie/domain/modules/imports/content';
import type { ImportedAudit } from '@vigie/domain/modules/imports/imported-audit';
import { importWorkflow } from '@vigie/domain/modules/imports/workflow';
import { type Context, systemContext } from '../../platform/context';
import { reachEveryCase } from '../../platform/database/case-access';
import { returnNumbers, takeNumbers } from '../../platform/database/numbers';
import type { Tx } from '../../platform/database/tx';
import { publishRecordChanged } from '../../platform/live/bus';
import type { Platform } from '../../platform/platform';
import { findSignatures, holds, voidStaleSignatures } from '../../platform/signatures/signatures';
import { applyConsequence } from '../../platform/transition';
import { findUser } from '../accounts/public';
import { type AuditToImport, importAudits } from '../audits/public';
import { type CaseToImport, caseSeries, documentSeries, importCases } from '../cases/public';
import { setManyImportedDates } from '../insights/public';
import { findParameters } from '../parameters/public';
import { type CheckOutcome, type Draft, isAudit, type RunJob } from './import-jobs';
import { notifyOfImport } from './import-notices';
import { auditedFields, signedImport } from './import-view';
import type { Failure, ImportData, NumberBlock } from './repository';
import * as repository from './repository';
import { AlteredFile, factsNow, fileOf } from './rows-to-check';

const rowsAtOnce = 50;
const mostAttempts = 3;

export interface ImportToRun {
  readonly companyId: number;
  readonly id: number;
}

/**
 * Writes the cases of an import in one transaction, so that all of them are there or none. Other writers of the
 * company wait neither for its numbers, which were kept before, nor for the trail, which it locks at its very end.
 * A copy of the program that is killed leaves it running: the job is taken up again, with the same numbers.
 */
export async function runImport(platform: Platform, wanted: ImportToRun, run: RunJob): Promise<void> {
  const context = await importerOf(platform, wanted);
  if (!context) return;
  const { database } = platform;
  const attempts = await database.transaction(context, (tx) => repository.countAttempt(tx, wanted.id, 0));
  try {
    await tryImport(platform, context, wanted.id, run);
  } catch (error) {
    platform.log.error({ part: 'imports', err: error, import: wanted.id }, 'an import could not be written');
    const isAltered = error instanceof AlteredFile;
    if (!isAltered && attempts < mostAttempts) throw error;
    await fail(platform, wanted, { code: isAltered ? 'altered' : 'unexpected' }, null);
  }
}

/** In the name of the user who uploaded it; null when it runs no longer. */
async function importerOf({ database }: Platform, { companyId, id }: ImportToRun): Promise<Context | null> {
  const system = systemContext(companyId, `import ${id}`);
  return database.read(system, async (reader) => {
    const found = await repository.findImport(reader, companyId, id);
    if (found?.status !== 'running') return null;
    const user = await findUser(reader, companyId, found.uploadedBy.id);
    if (!user) return null;
    const { username, roles } = user;
    const actor = {
      companyId,
      userId: found.uploadedBy.id,
      username,
      displayName: found.uploadedBy.displayName,
      roles,
    };
    return { ...system, actor };
  });
}

async function tryImport(platform: Platform, context: Context, id: number, run: RunJob): Promise<void> {
  const { database } = platform;
  const { companyId } = context.actor;
  const one = await database.read(context, (reader) => repository.findImport(reader, companyId, id));
  if (one?.status !== 'running') return;
  const { subject, sheet, columns, chosen } = one;
  const facts = await factsNow(platform, context, subject);
  const kept = randomUUID();
  const mapping = { columns, chosen };
  const outcome = await run({
    job: 'check',
    subject,
    file: await fileOf(platform, one),
    sheet,
    mapping,
    facts,
    keepAs: kept,
  });
  if ('refused' in outcome) throw new Error(`the file was refused: ${outcome.refused}`);
  if (outcome.problemCount > 0) {
    const failure = { code: 'problems' as const, values: { n: outcome.problemCount } };
    return fail(platform, { companyId, id }, failure, outcome);
  }
  // R43: what comes is what the second person signed.
  if (outcome.linesSha256 !== one.outcome?.linesSha256 || !(await isApproved(platform, context, one))) {
    return fail(platform, { companyId, id }, { code: 'changed' }, outcome);
  }
  const draftsFrom: DraftsFrom = (from, to) => run({ job: 'drafts', kept, from, to });
  if (subject === 'audits') {
    return writeAudits(platform, context, { id, numbers: [], facts, total: outcome.records ?? 0 }, draftsFrom);
  }
  const numbers = one.numbers ?? (await keepNumbers(platform, context, id, outcome));
  await writeCases(platform, context, { id, numbers, facts, total: outcome.rowCount }, draftsFrom);
}

async function isApproved({ database }: Platform, context: Context, one: ImportData): Promise<boolean> {
  const id = String(one.id);
  const found = await database.read(context, (reader) => findSignatures(reader, one.companyId, 'import', [id]));
  const approval = found.get(id);
  return approval !== undefined && holds(approval, signedImport(one));
}

/**
 * In a transaction of its own, recorded by the trail: others go on numbering behind the blocks while the cases are
 * written.
 */
async function keepNumbers(
  { database }: Platform,
  context: Context,
  id: number,
  { byKind, rowCount }: CheckOutcome,
): Promise<readonly NumberBlock[]> {
  return database.transaction(context, async (tx) => {
    const before = await repository.lockImport(tx, id);
    if (!before) throw new Error(`there is no import ${id}`);
    if (before.numbers) return before.numbers;
    const numbers: NumberBlock[] = [];
    for (const [kind, count] of Object.entries(byKind) as [Kind, number][]) {
      numbers.push({ kind, first: await takeNumbers(tx, caseSeries(kind), count), count });
    }
    numbers.push({ kind: 'documents', first: await takeNumbers(tx, documentSeries, rowCount), count: rowCount });
    const after = await repository.saveImport(tx, { ...before, numbers });
    const changes = differences(auditedFields(before), auditedFields(after));
    tx.audit({ action: 'import.numbered', record: 'import', recordId: id, changes });
    return numbers;
  });
}

interface Work {
  readonly id: number;
  readonly numbers: readonly NumberBlock[];
  readonly facts: KnownFacts;
  readonly total: number;
}

type DraftsFrom = (from: number, to: number) => Promise<readonly Draft[] | null>;

async function writeCases(platform: Platform, context: Context, work: Work, draftsFrom: DraftsFrom): Promise<void> {
  const { id, total } = work;
  const { companyId } = context.actor;
  const next = new Map(work.numbers.map(({ kind, first }) => [kind, first]));
  const names = new Map(work.facts.people.map((one) => [one.id, `${one.firstName} ${one.lastName}`]));
  const take = (kind: NumberBlock['kind']) => {
    const number = next.get(kind);
    if (number === undefined) throw new Error(`no number was kept for ${kind}`);
    next.set(kind, number + 1);
    return number;
  };
  await platform.database.transaction(context, async (tx) => {
    await reachEveryCase(tx);
    await repository.allowLongEnd(tx);
    const rules = await findParameters(tx, companyId);
    for (let done = 0; done < total; done += rowsAtOnce) {
      const drafts = await someDrafts(draftsFrom, done, total);
      const made = drafts.filter(isCase).map((draft) => caseOf(draft, id, names, take));
      const ids = await importCases(tx, made, rules);
      await setManyImportedDates(tx, daysOf(ids, made));
      await saveProgress(platform, context, id, { done: done + drafts.length, total });
    }
    await end(tx, id, 'finish', (one) => one);
    await publishRecordChanged(tx, 'case');
  });
}

const isCase = (draft: Draft): draft is ImportedDraft => !isAudit(draft);

async function someDrafts(draftsFrom: DraftsFrom, done: number, total: number): Promise<readonly Draft[]> {
  const drafts = await draftsFrom(done, Math.min(done + rowsAtOnce, total));
  if (!drafts) throw new Error('the lines that were read are kept no longer');
  return drafts;
}

/**
 * Audits take their numbers in the transaction that writes them: they are few, and others who plan one or note a finding wait for
 * seconds at most. So none is lost where the import ends without them.
 */
async function writeAudits(platform: Platform, context: Context, work: Work, draftsFrom: DraftsFrom): Promise<void> {
  const { id, total, facts } = work;
  const rules = { importId: id, grades: [...facts.grades], findingOf: new Map<number, string>() };
  await platform.database.transaction(context, async (tx) => {
    await repository.allowLongEnd(tx);
    const ids: { audit: string[]; finding: string[] } = { audit: [], finding: [] };
    for (let done = 0; done < total; done += rowsAtOnce) {
      const drafts = await someDrafts(draftsFrom, done, total);
      const made = await importAudits(tx, drafts.filter(isAudit).map(auditOf), rules);
      ids.audit.push(...made.audits);
      ids.finding.push(...made.findings);
      await saveProgress(platform, context, id, { done: done + drafts.length, total });
    }
    const numbers = (['audit', 'finding'] as const).flatMap((kind) => blockOf(kind, ids[kind]));
    await end(tx, id, 'finish', (one) => ({ ...one, numbers }));
  });
}

const auditOf = ({ line: _, ...audit }: ImportedAudit): AuditToImport => audit;

function blockOf(kind: 'audit' | 'finding', ids: readonly string[]): readonly NumberBlock[] {
  const [first] = ids;
  return first ? [{ kind, first: Number(/\d+$/.exec(first)?.[0]), count: ids.length }] : [];
}

/** Figures count a case on its own days, not on that of the import. */
function daysOf(ids: readonly string[], made: readonly CaseToImport[]) {
  return made.map(({ detectionDate, closedOn, status }, at) => ({
    caseId: ids[at] ?? '',
    reported: detectionDate,
    closed: status === 'closed' ? closedOn : null,
  }));
}

function caseOf(
  draft: ImportedDraft,
  importId: number,
  names: ReadonlyMap<number, string>,
  take: (kind: NumberBlock['kind']) => number,
): CaseToImport {
  const { line: _line, ownerId, rootCause: _cause, mCategory: _m, capa: _capa, ...kept } = draft;
  return {
    ...kept,
    importId,
    number: take(draft.kind),
    documentNumber: take('documents'),
    owner: { id: ownerId, displayName: names.get(ownerId) ?? '' },
    steps: stepsOfDraft(draft),
  };
}

function saveProgress({ database }: Platform, context: Context, id: number, progress: repository.Progress) {
  return database.transaction(context, async (tx) => {
    await repository.saveProgress(tx, id, progress);
    await publishRecordChanged(tx, 'import');
  });
}

/** The numbers that were kept go back where no other was taken behind them; otherwise the trail records the gap. */
async function fail(
  { database }: Platform,
  { companyId, id }: ImportToRun,
  failure: Failure,
  outcome: CheckOutcome | null,
): Promise<void> {
  await database.transaction(systemContext(companyId, `import ${id}`), async (tx) => {
    const left: NumberBlock[] = [];
    const one = await repository.lockImport(tx, id);
    for (const block of one?.numbers ?? []) {
      if (block.kind === 'audit' || block.kind === 'finding') continue;
      const series = block.kind === 'documents' ? documentSeries : caseSeries(block.kind);
      if (!(await returnNumbers(tx, series, block.first, block.count))) left.push(block);
    }
    const ended = await end(tx, id, 'fail', (found) => ({
      ...found,
      failure,
      numbers: left.length > 0 ? left : null,
      outcome: outcome ?? found.outcome,
    }));
    await voidStaleSignatures(tx, { record: 'import', recordId: id }, () => signedImport(ended));
  });
}

async function end(
  tx: Tx,
  id: number,
  consequence: 'finish' | 'fail',
  change: (one: ImportData) => ImportData,
): Promise<ImportData> {
  return applyConsequence(tx, {
    workflow: importWorkflow,
    consequence,
    recordId: id,
    lock: () => repository.lockImport(tx, id),
    write: (_tx, one, status) => repository.saveImport(tx, { ...change(one), finishedAt: new Date() }, status),
    content: auditedFields,
    notify: notifyOfImport,
  });
}
