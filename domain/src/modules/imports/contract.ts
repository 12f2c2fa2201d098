import * as z from 'zod/mini';
import { endpoint } from '../../kernel/http/endpoint';
import { contribution } from '../../kernel/identity/own-work';
import { pathId, rowId } from '../../kernel/ids';
import { reason } from '../../kernel/text-schemas';
import { credentials, signature } from '../../kernel/trail/signature';
import { criticalities, kinds } from '../cases/public';
import { importBounds } from './bounds';
import { type FieldName, fieldNames, importSubjects } from './subjects';
import { importStatuses } from './workflow';

const fieldName = z.enum(fieldNames as unknown as [FieldName, ...FieldName[]]);
const place = z.int().check(z.gte(0), z.lte(importBounds.columns - 1));

const columns = z.partialRecord(fieldName, place);
const chosen = z.object({
  kind: z.nullable(z.enum(kinds)),
  criticality: z.nullable(z.enum(criticalities)),
  ownerId: z.nullable(rowId),
});

/** A sheet of the file: its columns, and its first lines so that a user recognises it. */
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

/** What an import leaves in the lists: cases by their kind, audits, findings. */
export const importedKinds = [...kinds, 'audit', 'finding'] as const;

const counted = z.array(z.object({ value: z.string(), n: z.int() }));

export const importCheck = z.object({
  rowCount: z.int(),
  problemCount: z.int(),
  /** Lines that have one. */
  badLines: z.int(),
  problems: z.array(importProblem),
  /** By kind of the cases, or type of the audits. */
  byKind: counted,
  byStatus: counted,
  /** How many records the lines become: a case each, or audits with their findings. */
  records: z.int(),
  findings: z.int(),
  /** The last day that a line may name; null for lines that were looked at before there was one. */
  cutOff: z.nullable(z.string()),
});
export type ImportCheck = z.infer<typeof importCheck>;

export const importSummary = z.object({
  id: z.int(),
  subject: z.enum(importSubjects),
  status: z.enum(importStatuses),
  fileName: z.string(),
  uploadedBy: z.string(),
  uploadedAt: z.string(),
  rowCount: z.nullable(z.int()),
  finishedAt: z.nullable(z.string()),
  version: z.int(),
});
export type ImportSummary = z.infer<typeof importSummary>;

/** The approval of the second person, and whether the import still says what was approved. */
export const importApproval = z.extend(signature, { isValid: z.boolean() });

export const importRecord = z.extend(importSummary, {
  size: z.int(),
  sha256: z.string(),
  /** Who sent it for approval. */
  preparedBy: z.nullable(z.string()),
  approval: z.nullable(importApproval),
  /** Who took part in preparing it: none of them approves it. */
  contributions: z.array(contribution),
  /** Another import of the company is running. */
  isBusy: z.boolean(),
  sheets: z.array(importSheet),
  sheet: z.string(),
  columns,
  chosen,
  /** Who is chosen as lead writer for lines without a person. */
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
  imported: z.array(z.object({ kind: z.enum(importedKinds), n: z.int(), first: z.string(), last: z.string() })),
});
export type ImportRecord = z.infer<typeof importRecord>;

const params = z.object({ id: pathId });
const ofSubject = z.object({ subject: z._default(z.enum(importSubjects), 'cases') });

export const importsEndpoints = {
  listImports: endpoint({
    method: 'GET',
    path: '/api/v1/imports',
    summary: 'The imports of the company, the newest first',
    output: z.object({
      imports: z.array(importSummary),
      /** The last day of the past: no line with a later one is imported. */
      cutOff: z.string(),
    }),
  }),
  uploadImport: endpoint({
    method: 'POST',
    path: '/api/v1/imports',
    summary: 'Store a spreadsheet of old cases or audits (.xlsx or .csv) and read its columns; nothing is imported yet',
    query: ofSubject,
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
  prepareImport: endpoint({
    method: 'POST',
    path: '/api/v1/imports/:id/prepare',
    summary: 'Send a file without problems to a second person, who approves it',
    changes: true,
    params,
    output: importRecord,
  }),
  abandonImport: endpoint({
    method: 'POST',
    path: '/api/v1/imports/:id/abandon',
    summary: 'Give an import up before it is sent for approval',
    changes: true,
    params,
    output: importRecord,
  }),
  withdrawImport: endpoint({
    method: 'POST',
    path: '/api/v1/imports/:id/withdraw',
    summary: 'Take back an import that waits for approval, with a reason',
    changes: true,
    params,
    body: z.object({ reason }),
    output: importRecord,
  }),
  approveImport: endpoint({
    method: 'POST',
    path: '/api/v1/imports/:id/approve',
    summary:
      'Sign that the file and its lines may come: they are looked at once more, and all of them are imported, or none',
    changes: true,
    params,
    body: z.object({ credentials: z.optional(credentials) }),
    output: importRecord,
  }),
  refuseImport: endpoint({
    method: 'POST',
    path: '/api/v1/imports/:id/refuse',
    summary: 'Refuse an import that another person prepared, with a reason',
    changes: true,
    params,
    body: z.object({ reason }),
    output: importRecord,
  }),
  downloadImportTemplate: endpoint({
    method: 'GET',
    path: '/api/v1/imports/template',
    summary: 'An empty spreadsheet with every column that can be imported',
    query: ofSubject,
    answers: 'file',
  }),
  downloadImportFile: endpoint({
    method: 'GET',
    path: '/api/v1/imports/:id/file',
    summary: 'The file as it was uploaded, which is what is imported',
    params,
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
