import { type Message, say } from '@vigie/domain/kernel/message';
import type { Json } from '@vigie/domain/kernel/trail/canonical-json';
import { auditTypes } from '@vigie/domain/modules/audits/public';
import { caseKinds, kinds } from '@vigie/domain/modules/cases/public';
import type { ImportCheck, ImportRecord, ImportSummary } from '@vigie/domain/modules/imports/contract';
import { failureMessages } from '@vigie/domain/modules/imports/messages/failures';
import { problemMessages } from '@vigie/domain/modules/imports/messages/problems';
import type { LineProblem } from '@vigie/domain/modules/imports/read-line';
import { importWorkEvents } from '@vigie/domain/modules/imports/workflow';
import { listContributions, withoutRepetition } from '../../platform/audit/contributions';
import type { Context } from '../../platform/context';
import { numbered } from '../../platform/database/numbers';
import type { Reader } from '../../platform/database/tx';
import { findSignatures, holds, type SignedRecord, shownSignature } from '../../platform/signatures/signatures';
import { findUser } from '../accounts/public';
import { auditTable, findingTable } from '../audits/public';
import type { CheckOutcome } from './import-jobs';
import { findProgress, findSameFile, type ImportData, isAnotherRunning, type NumberBlock } from './repository';

export function summaryOf(one: ImportData): ImportSummary {
  return {
    id: one.id,
    subject: one.subject,
    status: one.status,
    fileName: one.fileName,
    uploadedBy: one.uploadedBy.displayName,
    uploadedAt: one.uploadedAt.toISOString(),
    rowCount: one.outcome?.rowCount ?? null,
    finishedAt: one.finishedAt?.toISOString() ?? null,
    version: one.version,
  };
}

export async function recordOf(reader: Reader, context: Context, one: ImportData): Promise<ImportRecord> {
  const isRunning = one.status === 'running';
  const { companyId, id } = one;
  const { ownerId } = one.chosen;
  const [owner, same, progress, contributions, signatures, isBusy] = await Promise.all([
    ownerId === null ? null : findUser(reader, companyId, ownerId),
    findSameFile(reader, one),
    isRunning ? findProgress(reader, companyId, id) : null,
    listPreparers(reader, one),
    findSignatures(reader, companyId, 'import', [String(id)]),
    isAnotherRunning(reader, companyId, id),
  ]);
  const approval = signatures.get(String(id));
  const total = one.outcome?.rowCount ?? 0;
  return {
    ...summaryOf(one),
    size: one.size,
    sha256: one.sha256,
    preparedBy: one.preparedBy?.displayName ?? null,
    approval: approval ? { ...shownSignature(approval), isValid: holds(approval, signedImport(one)) } : null,
    contributions,
    isBusy,
    sheets: [...one.sheets],
    sheet: one.sheet,
    columns: { ...one.columns },
    chosen: { ...one.chosen },
    ownerName: owner && `${owner.firstName} ${owner.lastName}`,
    columnsFrom: one.columnsFrom,
    check: one.outcome && checkOf(context, one, one.outcome),
    sameFileAs: same && { id: same.id, uploadedAt: same.uploadedAt.toISOString() },
    progress: isRunning ? { done: progress?.done ?? 0, total } : null,
    failure: one.failure && say(context.style, failureMessages[one.failure.code], one.failure.values),
    imported: one.status === 'done' ? importedOf(one) : [],
  };
}

/** Who took part in preparing it, according to the trail. */
export async function listPreparers(reader: Reader, { companyId, id }: Pick<ImportData, 'companyId' | 'id'>) {
  return withoutRepetition(await listContributions(reader, companyId, importWorkEvents, [String(id)]));
}

/** What the second person vouches for: this file, read in this way, and the cases that its lines become. */
export function signedImport(one: ImportData): SignedRecord {
  const { status: _s, numbers: _n, failure: _f, ...content } = auditedFields(one);
  return { record: 'import', recordId: one.id, content };
}

function importedOf({ numbers }: ImportData): ImportRecord['imported'] {
  return (numbers ?? []).flatMap(({ kind, first, count }) => {
    if (kind === 'documents') return [];
    const { prefix, digits } = seriesOf(kind);
    const id = (number: number) => numbered(prefix, number, digits);
    return [{ kind, n: count, first: id(first), last: id(first + count - 1) }];
  });
}

const tables = { audit: auditTable.declared, finding: findingTable.declared };

function seriesOf(kind: Exclude<NumberBlock['kind'], 'documents'>): {
  readonly prefix: string;
  readonly digits: number;
} {
  if (kind !== 'audit' && kind !== 'finding') return { prefix: caseKinds[kind].prefix, digits: 4 };
  const { prefix, digits = 4 } = tables[kind];
  return { prefix, digits };
}

const order: readonly string[] = [...kinds, ...auditTypes];

function checkOf(context: Context, one: ImportData, outcome: CheckOutcome): ImportCheck {
  const { rowCount, problemCount, badLines, problems, records = rowCount, findings = 0 } = outcome;
  const listed = (counts: Readonly<Record<string, number>>) =>
    Object.entries(counts).map(([value, n]) => ({ value, n }));
  return {
    rowCount,
    problemCount,
    badLines,
    problems: problems.map((problem) => ({
      line: problem.line,
      field: problem.field,
      column: headerOf(one, problem),
      sentence: sentenceOf(context, problem),
    })),
    byKind: listed(outcome.byKind).sort((a, b) => order.indexOf(a.value) - order.indexOf(b.value)),
    byStatus: listed(outcome.byStatus),
    records,
    findings,
    cutOff: outcome.cutOff ?? null,
  };
}

export function sentenceOf({ style }: Context, { code, values }: LineProblem): string {
  return say(style, problemMessages[code] as Message, values);
}

function headerOf({ sheets, sheet, columns }: ImportData, { field }: LineProblem): string {
  const place = columns[field];
  return place === undefined ? '' : (sheets.find(({ name }) => name === sheet)?.headers[place] ?? '');
}

/** All that the trail records of an import; of what was found wrong, the count. */
export function auditedFields(one: ImportData): Readonly<Record<string, Json>> {
  const { status, subject, fileName, sha256, size, sheet, columns, chosen, outcome, numbers, failure } = one;
  const looked = outcome && { rows: outcome.rowCount, problems: outcome.problemCount };
  return {
    status,
    // Of cases, as all imports of earlier releases, nothing is said.
    subject: subject === 'cases' ? null : subject,
    fileName,
    sha256,
    size,
    sheet,
    columns: columns as Json,
    chosen: chosen as unknown as Json,
    rows: looked?.rows ?? null,
    problems: looked?.problems ?? null,
    // An import of an earlier release has neither.
    linesSha256: outcome?.linesSha256 ?? null,
    cutOff: outcome?.cutOff ?? null,
    preparedBy: one.preparedBy?.id ?? null,
    numbers: numbers as unknown as Json,
    failure: failure as unknown as Json,
  };
}
