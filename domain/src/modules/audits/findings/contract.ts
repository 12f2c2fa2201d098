import * as z from 'zod/mini';
import { endpoint } from '../../../kernel/http/endpoint';
import { everyColleague, type Permission } from '../../../kernel/identity/permission';
import { rowId } from '../../../kernel/ids';
import { recordList } from '../../../kernel/records/record-list';
import { dueFilterMessages, importedMarkMessages, importedOriginMessages, listMessages } from '../../../messages/lists';
import { builtInGrades, findingGradeMessages } from '../../parameters/public';
import { listEndpoints, namesOf, recordContract, recordFields } from '../../records/public';
import { participant } from '../audits/audit';
import { auditId, findingId } from '../audits/id';
import { findingCaptureEndpoints } from './capture-contract';
import { findingBounds } from './finding';
import { findingRepeatMessages, findingStatusMessages, findingFieldMessages as m } from './messages';
import { findingMoves, findingStatuses } from './workflow';

/** A record that an answer names as a measure, with what has become of it; null where the reader may not see it. */
export const findingMeasure = z.object({
  id: z.string(),
  record: z.enum(['action', 'report', 'case']),
  title: z.nullable(z.string()),
  address: z.nullable(z.string()),
  hasEnded: z.boolean(),
});
export type FindingMeasure = z.infer<typeof findingMeasure>;

export const findingEntry = z.object({
  ...recordFields,
  status: z.enum(findingStatuses),
  auditId: z.string(),
  auditTitle: z.string(),
  statement: z.string(),
  /** What it is called in lists: the beginning of the statement. */
  title: z.string(),
  standard: z.string(),
  clause: z.string(),
  /** '' where the auditor has not chosen one yet. */
  grade: z.string(),
  /** As the audit calls the grade. */
  gradeLabel: z.nullable(z.object({ fr: z.string(), en: z.string() })),
  site: z.string(),
  department: z.string(),
  equipment: z.string(),
  ownerId: z.nullable(z.int()),
  owner: z.nullable(z.string()),
  repeatOf: z.nullable(z.string()),
  dueOn: z.nullable(z.string()),
  issuedOn: z.nullable(z.string()),
  measures: z.array(z.string()),
  leadId: z.int(),
  /** The key of the question that it was found with. */
  questionKey: z.nullable(z.string()),
  isImported: z.boolean(),
});
export type FindingEntry = z.infer<typeof findingEntry>;

export const finding = z.extend(findingEntry, {
  /** The step of a procedure. */
  step: z.string(),
  /** What the question that it was found with is called. */
  question: z.string(),
  observedAt: z.nullable(z.string()),
  /** The report that it was issued in. */
  reportNumber: z.nullable(z.int()),
  cause: z.string(),
  correction: z.string(),
  noMeasures: z.string(),
  answererIds: z.array(z.int()),
  respondedAt: z.nullable(z.string()),
  acceptedAt: z.nullable(z.string()),
  auditors: z.array(participant),
  auditees: z.array(participant),
  /** Of one that was brought from elsewhere with its audit: its number and last day there. */
  importId: z.nullable(z.int()),
  originalNumber: z.nullable(z.string()),
  closedOn: z.nullable(z.string()),
});
export type Finding = z.infer<typeof finding>;

export const findingList = recordList({
  one: 'Finding',
  several: 'Findings',
  path: '/api/v1/findings',
  summary: 'The findings of audits that the caller may see',
  id: findingId,
  entry: findingEntry,
  filters: {
    status: { label: listMessages.status, values: findingStatuses, words: findingStatusMessages },
    grade: { label: m.grade, values: builtInGrades, words: findingGradeMessages, hasOwn: true },
    repeat: { label: m.isRepeat, values: ['repeat', 'first'], words: findingRepeatMessages },
    due: { label: m.due, values: ['overdue', 'week', 'later', 'undated'], words: dueFilterMessages },
    place: { label: m.department, isText: true },
    clause: { label: m.clause, isText: true },
    /** Answers that wait for the caller's judgement. */
    judge: { label: m.judge, values: ['me'], words: { me: m.judgeMe } },
    /** Brought from elsewhere, or made here. */
    origin: { label: importedMarkMessages.mark, values: ['imported', 'here'], words: importedOriginMessages },
    from: { label: m.issuedFrom },
    until: { label: m.issuedUntil },
  },
  parameters: { audit: z.optional(auditId) },
  columns: {
    id: { title: listMessages.id, width: 12 },
    grade: { title: m.grade, width: 14, words: findingGradeMessages },
    title: { title: m.statement, width: 70 },
    clause: { title: m.clause, width: 12 },
    auditId: { title: m.audit, width: 12 },
    department: { title: m.department, width: 24 },
    owner: { title: m.owner, width: 24 },
    dueOn: { title: m.dueOn, width: 14, isDay: true },
    status: { title: listMessages.status, width: 18, words: findingStatusMessages },
    followUp: { title: m.followUp, width: 24, text: ({ measures }) => saysMeasures(measures) },
    repeatOf: { title: m.repeatOf, width: 12 },
    isImported: {
      title: importedMarkMessages.mark,
      width: 12,
      text: ({ isImported }) => (isImported ? { message: importedMarkMessages.mark } : null),
    },
  },
  sorts: ['id', 'dueOn'],
  usualSort: 'id',
  board: { states: findingStatuses, status: z.enum(findingStatuses) },
  bulk: undefined,
});

const saysMeasures = (measures: readonly string[]) =>
  measures.length === 0 ? null : { message: m.measureIds, values: { ids: measures.join(', ') } };

export const findingNames = namesOf(findingList, 'a finding');

const line = (max: number) => z.string().check(z.trim(), z.maxLength(max));
const statement = z.string().check(z.trim(), z.minLength(findingBounds.letters), z.maxLength(findingBounds.statement));
const grade = z.string().check(z.maxLength(30));

const fields = {
  statement,
  standard: line(findingBounds.place),
  clause: line(findingBounds.clause),
  grade,
  department: line(findingBounds.place),
  equipment: line(findingBounds.place),
  step: line(findingBounds.place),
  questionKey: z.nullable(z.string().check(z.maxLength(400))),
  ownerId: z.nullable(rowId),
  repeatOf: z.nullable(findingId),
};

export const newFinding = z.object({
  auditId,
  statement,
  standard: z._default(fields.standard, ''),
  clause: z._default(fields.clause, ''),
  grade: z._default(grade, ''),
  /** The first of the audit, unless said otherwise. */
  department: z.optional(fields.department),
  equipment: z._default(fields.equipment, ''),
  step: z._default(fields.step, ''),
  questionKey: z._default(fields.questionKey, null),
  ownerId: z._default(fields.ownerId, null),
  repeatOf: z._default(fields.repeatOf, null),
  /** Photos that were uploaded before. */
  attachmentIds: z._default(z.array(z.uuid()).check(z.maxLength(findingBounds.files)), []),
});
export type NewFinding = z.infer<typeof newFinding>;

const contract = recordContract(findingNames, listEndpoints(findingList), {
  entry: finding,
  created: newFinding,
  changed: {
    statement: z.optional(fields.statement),
    standard: z.optional(fields.standard),
    clause: z.optional(fields.clause),
    grade: z.optional(grade),
    department: z.optional(fields.department),
    equipment: z.optional(fields.equipment),
    step: z.optional(fields.step),
    questionKey: z.optional(fields.questionKey),
    ownerId: z.optional(fields.ownerId),
    repeatOf: z.optional(fields.repeatOf),
    /** Once it was issued. */
    dueOn: z.optional(z.iso.date()),
  },
  moves: findingMoves,
  readers: everyColleague,
});

const params = z.object({ id: findingId });
const text = z.string().check(z.trim(), z.maxLength(findingBounds.text));

export const similarFinding = z.object({
  id: z.string(),
  auditId: z.string(),
  statement: z.string(),
  clause: z.string(),
  grade: z.string(),
  department: z.string(),
  status: z.enum(findingStatuses),
  issuedOn: z.nullable(z.string()),
  isImported: z.boolean(),
});
export type SimilarFinding = z.infer<typeof similarFinding>;

export const findingsEndpoints = {
  ...contract.endpoints,
  findSimilarFindings: endpoint({
    method: 'GET',
    path: '/api/v1/findings/similar',
    summary: 'Issued findings of other audits that say something like this, the likest first',
    query: z.object({
      audit: auditId,
      text: z.string().check(z.maxLength(findingBounds.statement)),
    }),
    output: z.object({ items: z.array(similarFinding) }),
  }),
  answerFinding: endpoint({
    method: 'PATCH',
    path: '/api/v1/findings/:id/answer',
    summary: 'Write the answer to a finding: cause, correction, measures or why there are none',
    changes: true,
    params,
    body: z.object({
      cause: z.optional(text),
      correction: z.optional(text),
      /** Actions, reports and cases that exist. */
      measures: z.optional(z.array(z.string().check(z.maxLength(20))).check(z.maxLength(findingBounds.measures))),
      noMeasures: z.optional(z.string().check(z.trim(), z.maxLength(findingBounds.none))),
    }),
    output: finding,
  }),
  listFindingMeasures: endpoint({
    method: 'GET',
    path: '/api/v1/findings/:id/measures',
    summary: 'The measures of an answer with what has become of them',
    params,
    output: z.object({ items: z.array(findingMeasure) }),
  }),
  reportAuditFinding: endpoint({
    method: 'POST',
    path: '/api/v1/findings/:id/report',
    summary: 'Begin a report as a measure of the answer; a validator decides on it',
    creates: true,
    status: 201,
    params,
    output: z.object({ reportId: z.string() }),
  }),
  actOnAuditFinding: endpoint({
    method: 'POST',
    path: '/api/v1/findings/:id/action',
    summary: 'Make an action as a measure of the answer',
    creates: true,
    status: 201,
    params,
    body: z.object({
      title: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
      assignTo: rowId,
      dueDate: z._default(z.nullable(z.iso.date()), null),
    }),
    output: z.object({ actionId: z.string() }),
  }),
  ...findingCaptureEndpoints,
};

export const findingsPermissions: Record<keyof typeof findingsEndpoints, Permission> = {
  ...contract.permissions,
  findSimilarFindings: everyColleague,
  answerFinding: everyColleague,
  listFindingMeasures: everyColleague,
  reportAuditFinding: everyColleague,
  actOnAuditFinding: everyColleague,
  captureFinding: everyColleague,
  captureFindingPhotos: everyColleague,
};
