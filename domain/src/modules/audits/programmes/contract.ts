import * as z from 'zod/mini';
import { endpoint } from '../../../kernel/http/endpoint';
import { everyColleague, type Permission } from '../../../kernel/identity/permission';
import { rowId } from '../../../kernel/ids';
import { recordList } from '../../../kernel/records/record-list';
import { signature } from '../../../kernel/trail/signature';
import { listMessages } from '../../../messages/lists';
import { listEndpoints, namesOf, recordContract, recordFields } from '../../records/public';
import { dependency } from '../independence/contract';
import { auditPlanners } from '../planners';
import { programmeBounds, programmeLine, writtenLine } from './line';
import { programmeFieldMessages as m, programmeStatusMessages } from './messages';
import { programmeMoves, programmeStatuses } from './workflow';

export const programmeId = z.string().check(z.regex(/^PRG_\d{4,9}$/));

export const programme = z.object({
  ...recordFields,
  status: z.enum(programmeStatuses),
  title: z.string(),
  ownerId: z.int(),
  owner: z.string(),
  validFrom: z.string(),
  validUntil: z.string(),
  /** Of its draft, or else of what was approved last. */
  revision: z.int(),
  /** By which audits are made, also while a draft of the next is written. */
  approvedRevision: z.nullable(z.int()),
  lineCount: z.int(),
  linesHash: z.string(),
});
export type Programme = z.infer<typeof programme>;

export const programmeList = recordList({
  one: 'AuditProgramme',
  several: 'AuditProgrammes',
  path: '/api/v1/audit-programmes',
  summary: 'All programmes of audits',
  id: programmeId,
  entry: programme,
  filters: { status: { label: listMessages.status, values: programmeStatuses, words: programmeStatusMessages } },
  parameters: {},
  columns: {
    id: { title: listMessages.id, width: 12 },
    status: { title: listMessages.status, width: 14, words: programmeStatusMessages },
    title: { title: m.title, width: 50 },
    owner: { title: m.owner, width: 24 },
    validFrom: { title: m.validFrom, width: 14, isDay: true },
    validUntil: { title: m.validUntil, width: 14, isDay: true },
    lineCount: { title: m.lineCount, width: 10 },
    revision: { title: m.revision, width: 10 },
  },
  sorts: ['id', 'title', 'validFrom'],
  usualSort: 'id',
  board: undefined,
  bulk: undefined,
});

export const programmeNames = namesOf(programmeList, 'a programme of audits');

const title = z.string().check(z.trim(), z.minLength(1), z.maxLength(programmeBounds.title));

const contract = recordContract(programmeNames, listEndpoints(programmeList), {
  entry: programme,
  created: z.object({
    title,
    validFrom: z.iso.date(),
    validUntil: z.iso.date(),
    /** By default, whoever creates it. */
    ownerId: z.optional(rowId),
  }),
  changed: {
    title: z.optional(title),
    validFrom: z.optional(z.iso.date()),
    validUntil: z.optional(z.iso.date()),
    ownerId: z.optional(rowId),
  },
  moves: programmeMoves,
  readers: everyColleague,
});

const params = z.object({ id: programmeId });

/** A line with the names that its numbers stand for. */
export const namedLine = z.extend(programmeLine, { lead: z.nullable(z.string()), template: z.nullable(z.string()) });
export type NamedLine = z.infer<typeof namedLine>;

export const programmeLines = z.object({
  /** Of the programme: whoever writes lines says which version they saw. */
  version: z.int(),
  revision: z.int(),
  isApproved: z.boolean(),
  validFrom: z.string(),
  validUntil: z.string(),
  lines: z.array(namedLine),
  /** Of whoever approved it. */
  signature: z.nullable(signature),
  /** Whether the caller wrote in this draft, and so does not approve it. */
  isAuthor: z.boolean(),
  /** The newest first. */
  revisions: z.array(z.object({ revision: z.int(), isApproved: z.boolean(), lineCount: z.int() })),
});
export type ProgrammeLines = z.infer<typeof programmeLines>;

export const programmesEndpoints = {
  ...contract.endpoints,
  getAuditProgrammeLines: endpoint({
    method: 'GET',
    path: '/api/v1/audit-programmes/:id/lines',
    summary: 'The lines of a programme, of its newest revision or of another',
    params,
    query: z.object({ revision: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(100_000))) }),
    output: programmeLines,
  }),
  setAuditProgrammeLines: endpoint({
    method: 'PATCH',
    path: '/api/v1/audit-programmes/:id/lines',
    summary: 'Write the lines of a draft, all of them; those without an id are new',
    changes: true,
    bodyMegabytes: 2,
    params,
    body: z.object({ lines: z.array(writtenLine).check(z.maxLength(programmeBounds.lines)) }),
    output: programmeLines,
  }),
  checkAuditProgramme: endpoint({
    method: 'GET',
    path: '/api/v1/audit-programmes/:id/independence',
    summary: 'Which leads of internal audits would not be independent at the next audit of their line',
    params,
    output: z.object({
      items: z.array(
        z.object({ lineId: z.uuid(), from: z.string(), until: z.string(), dependencies: z.array(dependency) }),
      ),
    }),
  }),
};

export const programmesPermissions: Record<keyof typeof programmesEndpoints, Permission> = {
  ...contract.permissions,
  createAuditProgramme: auditPlanners,
  changeAuditProgramme: auditPlanners,
  moveAuditProgramme: auditPlanners,
  getAuditProgrammeLines: everyColleague,
  setAuditProgrammeLines: auditPlanners,
  checkAuditProgramme: everyColleague,
};
