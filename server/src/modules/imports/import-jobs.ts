import { createHash } from 'node:crypto';
import type { MessageValues } from '@vigie/domain/kernel/message';
import { canonicalJson, type Json } from '@vigie/domain/kernel/trail/canonical-json';
import { importBounds } from '@vigie/domain/modules/imports/bounds';
import {
  type CheckedRows,
  checkRows,
  type ImportedDraft,
  type KnownFacts,
  type LineProblem,
  type Mapping,
} from '@vigie/domain/modules/imports/check';
import type { ImportSheet } from '@vigie/domain/modules/imports/contract';
import type { FileProblem } from '@vigie/domain/modules/imports/messages/problems';
import type { Cell } from '@vigie/domain/modules/imports/parsing/cell';
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
  readonly file: FileToRead;
  readonly sheet: string;
  readonly mapping: Mapping;
  readonly facts: KnownFacts;
}

/** What takes long for a large file, as its thread is asked for it. */
export type ImportJob =
  | { readonly job: 'open'; readonly file: FileToRead }
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
  /** Of the cases that the lines become, in their order. */
  readonly linesSha256: string;
  readonly cutOff: string;
}

export interface BadLines {
  readonly headers: readonly string[];
  readonly lines: readonly { readonly cells: readonly Cell[]; readonly problems: readonly LineProblem[] }[];
}

export interface JobResults {
  readonly open: Refused | { readonly sheets: readonly ImportSheet[] };
  readonly check: Refused | CheckOutcome;
  /** Null when they are kept no longer. */
  readonly drafts: readonly ImportedDraft[] | null;
  readonly badLines: Refused | BadLines;
}

/** Who is asked: a thread, or this very process where the file is small and known. */
export type RunJob = <Name extends ImportJob['job']>(
  job: Extract<ImportJob, { job: Name }>,
) => Promise<JobResults[Name]>;

/** What the imports that are running will ask for next. */
const kept = new Map<string, readonly ImportedDraft[]>();
const mostKept = 3;

export async function runJob(asked: ImportJob): Promise<JobResults[ImportJob['job']]> {
  if (asked.job === 'drafts') return kept.get(asked.kept)?.slice(asked.from, asked.to) ?? null;
  try {
    const tables = tablesOf(await readWorkbook(Buffer.from(asked.file.content), asked.file.name));
    if (asked.job === 'open') return { sheets: tables.map(sheetOf) };
    const table = tables.find(({ name }) => name === asked.sheet);
    if (!table) throw new FileRefusal('damaged');
    const checked = checkRows(table.rows, asked.mapping, asked.facts);
    if (asked.job === 'badLines') return badLinesOf(table, checked);
    if (asked.keepAs) keep(asked.keepAs, checked.drafts);
    return outcomeOf(table, checked, asked.facts);
  } catch (error) {
    if (error instanceof FileRefusal) return { refused: error.problem, values: error.values };
    throw error;
  }
}

function keep(name: string, drafts: readonly ImportedDraft[]): void {
  kept.delete(name);
  kept.set(name, drafts);
  const [oldest] = kept.keys();
  if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
}

function outcomeOf(table: Table, { drafts, problems }: CheckedRows, { cutOff }: KnownFacts): CheckOutcome {
  return {
    rowCount: table.rows.length,
    problemCount: problems.length,
    badLines: new Set(problems.map(({ line }) => line)).size,
    problems: problems.slice(0, importBounds.shownProblems),
    byKind: counted(drafts.map(({ kind }) => kind)),
    byStatus: counted(drafts.map(({ status }) => status)),
    linesSha256: hashOf(drafts),
    cutOff,
  };
}

function hashOf(drafts: readonly ImportedDraft[]): string {
  const hash = createHash('sha256');
  for (const draft of drafts) hash.update(canonicalJson(draft as unknown as Json)).update('\n');
  return hash.digest('hex');
}

function counted(values: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1;
  return counts;
}

function badLinesOf(table: Table, { problems }: CheckedRows): BadLines {
  const byLine = new Map<number, LineProblem[]>();
  for (const problem of problems) byLine.set(problem.line, [...(byLine.get(problem.line) ?? []), problem]);
  const lines = table.rows
    .filter(({ line }) => byLine.has(line))
    .map(({ line, cells }) => ({ cells, problems: byLine.get(line) ?? [] }));
  return { headers: table.headers, lines };
}
