import { createHash } from 'node:crypto';
import type { MessageValues } from '@vigie/domain/kernel/message';
import { canonicalJson, type Json } from '@vigie/domain/kernel/trail/canonical-json';
import { importBounds } from '@vigie/domain/modules/imports/bounds';
import {
  type CheckedRows,
  checkRows,
  type ImportedDraft,
  type KnownFacts,
  type Mapping,
} from '@vigie/domain/modules/imports/check';
import { checkAuditRows } from '@vigie/domain/modules/imports/check-audits';
import type { ImportSheet } from '@vigie/domain/modules/imports/contract';
import type { ImportedAudit } from '@vigie/domain/modules/imports/imported-audit';
import type { FileProblem } from '@vigie/domain/modules/imports/messages/problems';
import type { Cell } from '@vigie/domain/modules/imports/parsing/cell';
import type { LineProblem } from '@vigie/domain/modules/imports/read-line';
import type { ImportSubject } from '@vigie/domain/modules/imports/subjects';
import { sheetOf, type Table, tablesOf } from './reading/tables';
import { readWorkbook } from './reading/workbook';
import { FileRefusal } from './reading/zip-directory';

/** The file that does them in a thread. */
export const importWorker = 'modules/imports/import-worker';

export interface FileToRead {
  readonly name: string;
  readonly content: Uint8Array;
}

export interface RowsToCheck {
  readonly subject: ImportSubject;
  readonly file: FileToRead;
  readonly sheet: string;
  readonly mapping: Mapping;
  readonly facts: KnownFacts;
}

/** What takes long for a large file, as its thread is asked for it. */
export type ImportJob =
  | { readonly job: 'open'; readonly subject: ImportSubject; readonly file: FileToRead }
  | ({ readonly job: 'check'; readonly keepAs?: string } & RowsToCheck)
  | { readonly job: 'drafts'; readonly kept: string; readonly from: number; readonly to: number }
  | ({ readonly job: 'badLines' } & RowsToCheck);

export interface Refused {
  readonly refused: FileProblem;
  readonly values: MessageValues;
}

export interface CheckOutcome {
  readonly rowCount: number;
  readonly problemCount: number;
  readonly badLines: number;
  readonly problems: readonly LineProblem[];
  readonly byKind: Readonly<Record<string, number>>;
  readonly byStatus: Readonly<Record<string, number>>;
  /** How many records the lines become, and how many findings of audits; none before audits could be imported. */
  readonly records?: number;
  readonly findings?: number;
  /** Of what the lines become, in their order. */
  readonly linesSha256: string;
  readonly cutOff: string;
}

export interface BadLines {
  readonly headers: readonly string[];
  readonly lines: readonly { readonly cells: readonly Cell[]; readonly problems: readonly LineProblem[] }[];
}

export type Draft = ImportedDraft | ImportedAudit;

export interface JobResults {
  readonly open: Refused | { readonly sheets: readonly ImportSheet[] };
  readonly check: Refused | CheckOutcome;
  /** Null when they are kept no longer. */
  readonly drafts: readonly Draft[] | null;
  readonly badLines: Refused | BadLines;
}

/** Who is asked: a thread, or this very process where the file is small and known. */
export type RunJob = <Name extends ImportJob['job']>(
  job: Extract<ImportJob, { job: Name }>,
) => Promise<JobResults[Name]>;

/** What the imports that are running will ask for next. */
const kept = new Map<string, readonly Draft[]>();
const mostKept = 3;

export async function runJob(asked: ImportJob): Promise<JobResults[ImportJob['job']]> {
  if (asked.job === 'drafts') return kept.get(asked.kept)?.slice(asked.from, asked.to) ?? null;
  try {
    const sheets = await readWorkbook(Buffer.from(asked.file.content), asked.file.name);
    const tables = tablesOf(sheets, asked.subject);
    if (asked.job === 'open') return { sheets: tables.map(sheetOf) };
    const table = tables.find(({ name }) => name === asked.sheet);
    if (!table) throw new FileRefusal('damaged');
    const check = asked.subject === 'cases' ? checkRows : checkAuditRows;
    const checked: CheckedRows<Draft> = check(table.rows, asked.mapping, asked.facts);
    if (asked.job === 'badLines') return badLinesOf(table, checked);
    if (asked.keepAs) keep(asked.keepAs, checked.drafts);
    return outcomeOf(table, checked, asked.facts);
  } catch (error) {
    if (error instanceof FileRefusal) return { refused: error.problem, values: error.values };
    throw error;
  }
}

function keep(name: string, drafts: readonly Draft[]): void {
  kept.delete(name);
  kept.set(name, drafts);
  const [oldest] = kept.keys();
  if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
}

function outcomeOf(table: Table, { drafts, problems }: CheckedRows<Draft>, { cutOff }: KnownFacts): CheckOutcome {
  return {
    rowCount: table.rows.length,
    problemCount: problems.length,
    badLines: new Set(problems.map(({ line }) => line)).size,
    problems: problems.slice(0, importBounds.shownProblems),
    records: drafts.length,
    findings: drafts.reduce((sum, draft) => sum + (isAudit(draft) ? draft.findings.length : 0), 0),
    byKind: counted(drafts.map((draft) => (isAudit(draft) ? draft.type : draft.kind))),
    byStatus: counted(drafts.map((draft) => (isAudit(draft) ? 'closed' : draft.status))),
    linesSha256: hashOf(drafts),
    cutOff,
  };
}

export const isAudit = (draft: Draft): draft is ImportedAudit => 'findings' in draft;

function hashOf(drafts: readonly Draft[]): string {
  const hash = createHash('sha256');
  for (const draft of drafts) hash.update(canonicalJson(draft as unknown as Json)).update('\n');
  return hash.digest('hex');
}

function counted(values: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1;
  return counts;
}

function badLinesOf(table: Table, { problems }: Pick<CheckedRows, 'problems'>): BadLines {
  const byLine = new Map<number, LineProblem[]>();
  for (const problem of problems) byLine.set(problem.line, [...(byLine.get(problem.line) ?? []), problem]);
  const lines = table.rows
    .filter(({ line }) => byLine.has(line))
    .map(({ line, cells }) => ({ cells, problems: byLine.get(line) ?? [] }));
  return { headers: table.headers, lines };
}
