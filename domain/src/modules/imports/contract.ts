import * as z from 'zod/mini';
import { endpoint } from '../../kernel/http/endpoint';
import { pathId, rowId } from '../../kernel/ids';
import { criticalities, kinds } from '../cases/public';
import { importBounds } from './bounds';
import { type FieldName, fieldNames } from './fields';
import { importStatuses } from './workflow';

const fieldName = z.enum(fieldNames as unknown as [FieldName, ...FieldName[]]);
const place = z.int().check(z.gte(0), z.lte(importBounds.columns - 1));

const columns = z.partialRecord(fieldName, place);
const chosen = z.object({
  kind: z.nullable(z.enum(kinds)),
  criticality: z.nullable(z.enum(criticalities)),
  ownerId: z.nullable(rowId),
});

/** A sheet of the file: its columns, and its first lines as somebody recognises them by. */
export const importSheet = z.object({
  name: z.string(),
  headers: z.array(z.string()),
  rowCount: z.int(),
  sample: z.array(z.array(z.string())),
});
export type ImportSheet = z.infer<typeof importSheet>;

export const importProblem = z.object({
  line: z.int(),
  field: fieldName,
  /** As the sheet heads it; empty where the value has no column. */
  column: z.string(),
  sentence: z.string(),
});
export type ImportProblem = z.infer<typeof importProblem>;

const counted = z.array(z.object({ value: z.string(), n: z.int() }));

export const importCheck = z.object({
  rowCount: z.int(),
  problemCount: z.int(),
  /** Lines that have one. */
  badLines: z.int(),
  problems: z.array(importProblem),
  byKind: counted,
  byStatus: counted,
});
export type ImportCheck = z.infer<typeof importCheck>;

export const importSummary = z.object({
  id: z.int(),
  status: z.enum(importStatuses),
  fileName: z.string(),
  uploadedBy: z.string(),
  uploadedAt: z.string(),
  rowCount: z.nullable(z.int()),
  finishedAt: z.nullable(z.string()),
  version: z.int(),
});
export type ImportSummary = z.infer<typeof importSummary>;

export const importRecord = z.extend(importSummary, {
  size: z.int(),
  sheets: z.array(importSheet),
  sheet: z.string(),
  columns,
  chosen,
  /** Who is chosen as lead writer for lines that name nobody. */
  ownerName: z.nullable(z.string()),
  /** Where the columns come from: what was chosen for the same headers before, or the headers themselves. */
  columnsFrom: z.enum(['guess', 'earlier', 'chosen']),
  check: z.nullable(importCheck),
  /** The same file was imported, or is being imported, as this. */
  sameFileAs: z.nullable(z.object({ id: z.int(), uploadedAt: z.string() })),
  /** Rows that have been written so far, while it runs; nothing of them is there before all are. */
  progress: z.nullable(z.object({ done: z.int(), total: z.int() })),
  /** Why it was not imported. */
  failure: z.nullable(z.string()),
  /** What was imported, by the lists that show it. */
  imported: z.array(z.object({ kind: z.enum(kinds), n: z.int(), first: z.string(), last: z.string() })),
});
export type ImportRecord = z.infer<typeof importRecord>;

const params = z.object({ id: pathId });

export const importsEndpoints = {
  listImports: endpoint({
    method: 'GET',
    path: '/api/v1/imports',
    summary: 'The imports of the company, the newest first',
    output: z.object({ imports: z.array(importSummary) }),
  }),
  uploadImport: endpoint({
    method: 'POST',
    path: '/api/v1/imports',
    summary: 'Store a spreadsheet of old cases (.xlsx or .csv) and read its columns; nothing is imported yet',
    creates: true,
    encoding: 'multipart',
    status: 201,
    output: importRecord,
  }),
  getImport: endpoint({
    method: 'GET',
    path: '/api/v1/imports/:id',
    summary: 'One import: its columns, what is wrong with its lines, how far it is',
    params,
    output: importRecord,
  }),
  checkImport: endpoint({
    method: 'POST',
    path: '/api/v1/imports/:id/check',
    summary: 'Say which column gives which value, and look at every line without importing any',
    changes: true,
    params,
    body: z.object({ sheet: z.string().check(z.maxLength(200)), columns, chosen }),
    output: importRecord,
  }),
  startImport: endpoint({
    method: 'POST',
    path: '/api/v1/imports/:id/start',
    summary: 'Import every line of a file without problems; all of them or none',
    changes: true,
    params,
    output: importRecord,
  }),
  abandonImport: endpoint({
    method: 'POST',
    path: '/api/v1/imports/:id/abandon',
    summary: 'Give an import up before it was started',
    changes: true,
    params,
    output: importRecord,
  }),
  downloadImportTemplate: endpoint({
    method: 'GET',
    path: '/api/v1/imports/template',
    summary: 'An empty spreadsheet with every column that can be imported',
    answers: 'file',
  }),
  downloadImportProblems: endpoint({
    method: 'GET',
    path: '/api/v1/imports/:id/problems',
    isHeavy: true,
    summary: 'The lines that cannot be imported, each with why, as a spreadsheet',
    params,
    answers: 'file',
  }),
};
