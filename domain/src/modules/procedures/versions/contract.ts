import * as z from 'zod/mini';
import { endpoint } from '../../../kernel/http/endpoint';
import { asStored } from '../../../kernel/http/schema-marks';
import { everyColleague, type Permission } from '../../../kernel/identity/permission';
import { rowId } from '../../../kernel/ids';
import { recordList } from '../../../kernel/records/record-list';
import { signature } from '../../../kernel/trail/signature';
import { listMessages } from '../../../messages/lists';
import { listEndpoints, namesOf, recordContract, recordFields } from '../../records/public';
import { procedureId, procedureVersionId } from '../id';
import { procedureBounds as bounds, impacts, namedPerson, procedureTypes } from '../procedures/procedure';
import { blocks } from '../text/blocks';
import { versionFieldMessages as m, versionStatusMessages } from './messages';
import { versionMoves, versionStatuses } from './workflow';

const mark = z.object({ id: z.int(), name: z.string(), at: z.string() });

export const versionEntry = z.object({
  ...recordFields,
  status: z.enum(versionStatuses),
  procedureId: z.string(),
  /** `PRC_0001-v3`, as people cite it. */
  label: z.string(),
  code: z.string(),
  type: z.enum(procedureTypes),
  title: z.string(),
  versionNumber: z.int(),
  writerId: z.int(),
  writer: z.string(),
  ownerId: z.int(),
  owner: z.string(),
  coAuthors: z.array(namedPerson),
  reviewers: z.array(namedPerson),
  approvers: z.array(namedPerson),
  reviews: z.array(mark),
  approvals: z.array(mark),
  plannedFrom: z.nullable(z.string()),
  effectiveFrom: z.nullable(z.string()),
  effectiveUntil: z.nullable(z.string()),
  isConfidential: z.boolean(),
});
export type VersionEntry = z.infer<typeof versionEntry>;

export const procedureVersion = z.extend(versionEntry, {
  summary: z.string(),
  impact: z.enum(['', ...impacts]),
  textHash: z.string(),
  /** The file that is the text, where it is not written in blocks. */
  pdfId: z.nullable(z.string()),
  /** How often it was submitted: what was marked and signed before counts no more. */
  round: z.int(),
  submittedAt: z.nullable(z.string()),
  approvedAt: z.nullable(z.string()),
});
export type ProcedureVersion = z.infer<typeof procedureVersion>;

export const versionList = recordList({
  one: 'ProcedureVersion',
  several: 'ProcedureVersions',
  path: '/api/v1/procedure-versions',
  summary: 'The versions of procedures that the caller may read',
  id: procedureVersionId,
  entry: versionEntry,
  filters: {
    status: { label: listMessages.status, values: versionStatuses, words: versionStatusMessages },
    /** Those in which the caller has something to do. */
    awaits: { label: m.awaits, values: ['me'], words: { me: m.awaitsMe } },
  },
  parameters: { procedure: z.optional(procedureId) },
  columns: {
    id: { title: listMessages.id, width: 12 },
    label: { title: m.label, width: 16 },
    code: { title: m.code, width: 18 },
    title: { title: m.title, width: 60 },
    status: { title: listMessages.status, width: 18, words: versionStatusMessages },
    writer: { title: m.author, width: 24 },
    owner: { title: m.owner, width: 24 },
    plannedFrom: { title: m.plannedFrom, width: 18 },
    effectiveFrom: { title: m.effectiveFrom, width: 18 },
  },
  sorts: ['id', 'title', 'plannedFrom'],
  usualSort: 'id',
  board: { states: versionStatuses, status: z.enum(versionStatuses) },
  bulk: undefined,
});

export const versionNames = namesOf(versionList, 'a version of a procedure');

const people = (most: number) => z.array(rowId).check(z.maxLength(most));
const title = z.string().check(z.trim(), z.minLength(1), z.maxLength(bounds.title));

const contract = recordContract(versionNames, listEndpoints(versionList), {
  entry: procedureVersion,
  created: z.object({ procedureId }),
  changed: {
    title: z.optional(title),
    summary: z.optional(z.string().check(z.trim(), z.maxLength(bounds.summary))),
    impact: z.optional(z.enum(impacts)),
    plannedFrom: z.optional(z.iso.datetime()),
    writerId: z.optional(rowId),
    coAuthorIds: z.optional(people(bounds.coAuthors)),
    reviewerIds: z.optional(people(bounds.reviewers)),
    approverIds: z.optional(people(bounds.approvers)),
    pdfId: z.optional(z.nullable(z.uuid())),
  },
  moves: versionMoves,
  readers: everyColleague,
});

const params = z.object({ id: procedureVersionId });

/** The text as it is written or signed; `version` counts its saves. */
export const versionText = z.object({ blocks, hash: z.string(), version: z.int() });
export type VersionText = z.infer<typeof versionText>;

/** What the steps of a version look at, as the table of the workflow does. */
export const versionStanding = z.object({
  wroteInIt: z.boolean(),
  hasReviewed: z.boolean(),
  hasApproved: z.boolean(),
  isQualified: z.boolean(),
  isFirst: z.boolean(),
  hasText: z.boolean(),
  hasChange: z.boolean(),
  hasSummary: z.boolean(),
  impact: z.enum(['', ...impacts]),
  plannedFrom: z.nullable(z.string()),
  reviewers: z.int(),
  approvers: z.int(),
  hasQaApprover: z.boolean(),
  coming: z.array(z.string()),
  /** The first thing that is not finished in the text. */
  unfinished: z.nullable(z.object({ problem: z.string(), values: z.record(z.string(), z.number()) })),
  /** Whom the version waits for before it comes into force. */
  lacking: z.array(namedPerson),
  signatures: z.array(signature),
});

/** What of a Word document has become text, what was lost of it by sort, or why it is not read. */
export const wordReading = z.object({
  problem: z.nullable(z.string()),
  textProblem: z.nullable(z.string()),
  values: z.record(z.string(), z.number()),
  blocks,
  lost: z.record(z.string(), z.int()),
});
export type WordReading = z.infer<typeof wordReading>;

/** Of the version that is compared with. */
const formerVersion = z.object({ former: procedureVersionId });

const wordFile = z.object({ attachmentId: z.uuid() });

export const versionsEndpoints = {
  ...contract.endpoints,
  readProcedureWord: endpoint({
    method: 'POST',
    path: '/api/v1/procedure-versions/:id/word/reading',
    isHeavy: true,
    summary: 'Read a Word document that is attached to a draft, to look at what it becomes; nothing is written',
    params,
    body: wordFile,
    output: wordReading,
  }),
  takeProcedureWord: endpoint({
    method: 'POST',
    path: '/api/v1/procedure-versions/:id/word',
    isHeavy: true,
    summary:
      'Write the text of an attached Word document into a draft, once the person confirmed how much of it is lost',
    changes: true,
    params,
    body: z.extend(wordFile, { confirmed: z.int().check(z.gte(0)) }),
    output: z.object({ hash: z.string(), version: z.int() }),
  }),
  getProcedureVersionStanding: endpoint({
    method: 'GET',
    path: '/api/v1/procedure-versions/:id/standing',
    summary: 'What stands in the way of the steps of a version, whom it waits for, and who signed it',
    params,
    output: versionStanding,
  }),
  getProcedureText: endpoint({
    method: 'GET',
    path: '/api/v1/procedure-versions/:id/text',
    summary: 'The text of a version, in blocks',
    params,
    output: versionText,
  }),
  setProcedureText: endpoint({
    method: 'PUT',
    path: '/api/v1/procedure-versions/:id/text',
    summary: 'Write the text of a draft; what somebody else has saved meanwhile is joined before it is sent again',
    changes: true,
    bodyMegabytes: 8,
    params,
    body: z.object({ blocks }),
    output: z.object({ hash: z.string(), version: z.int() }),
  }),
  compareProcedureVersions: endpoint({
    method: 'GET',
    path: '/api/v1/procedure-versions/:id/redline',
    isHeavy: true,
    summary: 'A version beside a former one of its procedure, block by block, with its words marked',
    params,
    query: formerVersion,
    /** As `compare` of the text makes it. */
    output: z.object({ compared: asStored(z.array(z.unknown())) }),
  }),
  printProcedureRedline: endpoint({
    method: 'GET',
    path: '/api/v1/procedure-versions/:id/redline/pdf',
    isHeavy: true,
    summary: 'The same as a PDF',
    params,
    query: formerVersion,
    answers: 'file',
  }),
  printProcedureVersion: endpoint({
    method: 'GET',
    path: '/api/v1/procedure-versions/:id/pdf',
    isHeavy: true,
    summary: 'A version as a PDF, marked where it is not in force; an obsolete one for QA alone',
    params,
    answers: 'file',
  }),
};

export const versionsPermissions: Record<keyof typeof versionsEndpoints, Permission> = {
  ...contract.permissions,
  getProcedureVersionStanding: everyColleague,
  readProcedureWord: everyColleague,
  takeProcedureWord: everyColleague,
  getProcedureText: everyColleague,
  setProcedureText: everyColleague,
  compareProcedureVersions: everyColleague,
  printProcedureRedline: everyColleague,
  printProcedureVersion: everyColleague,
};
