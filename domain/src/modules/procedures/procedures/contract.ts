import * as z from 'zod/mini';
import { endpoint } from '../../../kernel/http/endpoint';
import { everyColleague, type Permission } from '../../../kernel/identity/permission';
import { rowId } from '../../../kernel/ids';
import { recordList } from '../../../kernel/records/record-list';
import { signature } from '../../../kernel/trail/signature';
import { listMessages } from '../../../messages/lists';
import { listEndpoints, namesOf, recordContract, recordFields } from '../../records/public';
import { procedureAuthors } from '../authors';
import { procedureId } from '../id';
import { versionStatuses } from '../versions/workflow';
import {
  procedureFieldMessages as m,
  procedureStatusMessages,
  procedureTypeMessages,
  reviewDueMessages,
  verdictMessages,
} from './messages';
import { procedureBounds as bounds, codePattern, namedPerson, procedureLanguages, procedureTypes } from './procedure';
import { procedureMoves, procedureStatuses, verdicts } from './workflow';

/** The version that comes next: written, or approved and waiting for its day. */
export const comingVersion = z.object({
  id: z.string(),
  versionNumber: z.int(),
  status: z.enum(versionStatuses),
  plannedFrom: z.nullable(z.string()),
});

/** One periodic review: what the owner said of which version, and what QA made of it. */
export const periodicReview = z.object({
  verdict: z.enum(verdicts),
  versionId: z.nullable(z.string()),
  by: namedPerson,
  at: z.string(),
  confirmed: z.nullable(z.object({ by: namedPerson, at: z.string(), isAgreed: z.boolean() })),
});
export type PeriodicReview = z.infer<typeof periodicReview>;

export const procedureEntry = z.object({
  ...recordFields,
  status: z.enum(procedureStatuses),
  code: z.string(),
  type: z.enum(procedureTypes),
  title: z.string(),
  ownerId: z.int(),
  owner: z.string(),
  department: z.string(),
  sites: z.array(z.string()),
  equipment: z.array(z.string()),
  isConfidential: z.boolean(),
  /** What is in force at this instant. */
  versionId: z.nullable(z.string()),
  versionNumber: z.nullable(z.int()),
  since: z.nullable(z.string()),
  reviewDueOn: z.nullable(z.string()),
  verdict: z.nullable(z.enum(verdicts)),
  coming: z.nullable(comingVersion),
});
export type ProcedureEntry = z.infer<typeof procedureEntry>;

export const procedure = z.extend(procedureEntry, {
  language: z.enum(procedureLanguages),
  reviewMonths: z.int(),
  templateId: z.nullable(z.string()),
  issuer: z.string(),
  edition: z.string(),
  address: z.string(),
  readers: z.array(namedPerson),
  reviews: z.array(periodicReview),
});
export type Procedure = z.infer<typeof procedure>;

export const procedureList = recordList({
  one: 'Procedure',
  several: 'Procedures',
  path: '/api/v1/procedures',
  summary: 'The procedures that the caller may see, each with what is in force',
  id: procedureId,
  entry: procedureEntry,
  filters: {
    status: { label: listMessages.status, values: procedureStatuses, words: procedureStatusMessages },
    type: { label: m.type, values: procedureTypes, words: procedureTypeMessages },
    place: { label: m.department, isText: true },
    equipment: { label: m.equipment, isText: true },
    due: { label: m.due, values: ['overdue', 'soon', 'later'], words: reviewDueMessages },
    verdict: { label: m.verdict, values: verdicts, words: verdictMessages },
  },
  parameters: {},
  columns: {
    id: { title: listMessages.id, width: 12 },
    code: { title: m.code, width: 18 },
    title: { title: m.title, width: 60 },
    type: { title: m.type, width: 18, words: procedureTypeMessages },
    versionNumber: { title: m.versionNumber, width: 10 },
    status: { title: listMessages.status, width: 18, words: procedureStatusMessages },
    owner: { title: m.owner, width: 24 },
    department: { title: m.department, width: 24 },
    since: { title: m.since, width: 18 },
    reviewDueOn: { title: m.reviewDueOn, width: 14, isDay: true },
    coming: { title: m.coming },
  },
  sorts: ['id', 'code', 'title', 'reviewDueOn'],
  usualSort: 'code',
  board: undefined,
  bulk: undefined,
});

export const procedureNames = namesOf(procedureList, 'a procedure');

const line = (max: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(max));
const optionalLine = (max: number) => z.string().check(z.trim(), z.maxLength(max));
const code = z.string().check(z.trim(), z.minLength(1), z.maxLength(bounds.code), z.regex(codePattern));

const fields = {
  title: line(bounds.title),
  ownerId: rowId,
  department: line(bounds.place),
  sites: z.array(line(bounds.place)).check(z.maxLength(bounds.places)),
  equipment: z.array(line(bounds.place)).check(z.maxLength(bounds.equipment)),
  language: z.enum(procedureLanguages),
  reviewMonths: z.int().check(z.gte(bounds.reviewMonths.min), z.lte(bounds.reviewMonths.max)),
  templateId: z.nullable(z.string().check(z.maxLength(20))),
  issuer: optionalLine(bounds.issuer),
  edition: optionalLine(bounds.edition),
  address: optionalLine(bounds.address),
  isConfidential: z.boolean(),
  readerIds: z.array(rowId).check(z.maxLength(bounds.readers)),
};

export const newProcedure = z.object({
  ...fields,
  code,
  type: z.enum(procedureTypes),
  /** By default, whoever begins it. */
  ownerId: z.optional(rowId),
  sites: z._default(fields.sites, []),
  equipment: z._default(fields.equipment, []),
  language: z._default(fields.language, 'fr'),
  reviewMonths: z._default(fields.reviewMonths, bounds.reviewMonths.usual),
  templateId: z._default(fields.templateId, null),
  issuer: z._default(fields.issuer, ''),
  edition: z._default(fields.edition, ''),
  address: z._default(fields.address, ''),
  isConfidential: z._default(z.boolean(), false),
  readerIds: z._default(fields.readerIds, []),
});
export type NewProcedure = z.infer<typeof newProcedure>;

const contract = recordContract(procedureNames, listEndpoints(procedureList), {
  entry: procedure,
  created: newProcedure,
  changed: {
    title: z.optional(fields.title),
    ownerId: z.optional(fields.ownerId),
    department: z.optional(fields.department),
    sites: z.optional(fields.sites),
    equipment: z.optional(fields.equipment),
    language: z.optional(fields.language),
    reviewMonths: z.optional(fields.reviewMonths),
    templateId: z.optional(fields.templateId),
    issuer: z.optional(fields.issuer),
    edition: z.optional(fields.edition),
    address: z.optional(fields.address),
    isConfidential: z.optional(fields.isConfidential),
    readerIds: z.optional(fields.readerIds),
  },
  moves: procedureMoves,
  readers: everyColleague,
});

const params = z.object({ id: procedureId });

export const versionSummary = z.object({
  id: z.string(),
  versionNumber: z.int(),
  status: z.enum(versionStatuses),
  title: z.string(),
  summary: z.string(),
  effectiveFrom: z.nullable(z.string()),
  effectiveUntil: z.nullable(z.string()),
});
export type VersionSummary = z.infer<typeof versionSummary>;

export const proceduresEndpoints = {
  ...contract.endpoints,
  listProcedureVersionsOf: endpoint({
    method: 'GET',
    path: '/api/v1/procedures/:id/versions',
    summary: 'The versions of a procedure that the caller may read, the newest first, and what was in force when',
    params,
    output: z.object({
      items: z.array(versionSummary),
      epochs: z.array(z.object({ from: z.string(), versionId: z.nullable(z.string()) })),
      /** What was signed at the last periodic review. */
      signatures: z.array(signature),
    }),
  }),
};

export const proceduresPermissions: Record<keyof typeof proceduresEndpoints, Permission> = {
  ...contract.permissions,
  createProcedure: procedureAuthors,
  listProcedureVersionsOf: everyColleague,
};
