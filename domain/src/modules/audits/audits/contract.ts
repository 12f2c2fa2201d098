import * as z from 'zod/mini';
import { endpoint } from '../../../kernel/http/endpoint';
import { asStored } from '../../../kernel/http/schema-marks';
import { everyColleague, type Permission } from '../../../kernel/identity/permission';
import { rowId } from '../../../kernel/ids';
import { recordList } from '../../../kernel/records/record-list';
import { signature } from '../../../kernel/trail/signature';
import { importedMarkMessages, importedOriginMessages, listMessages } from '../../../messages/lists';
import { findingGrade } from '../../parameters/public';
import { answer, template, templateId } from '../../questionnaires/public';
import {
  dossierEndpoints,
  dossierPermissions,
  listEndpoints,
  namesOf,
  recordContract,
  recordFields,
} from '../../records/public';
import { dependency } from '../independence/contract';
import { auditPlanners } from '../planners';
import { agendaRow, auditBounds, auditTypes, participant, standard } from './audit';
import { auditCaptureEndpoints } from './capture-contract';
import { auditId } from './id';
import { auditStatusMessages, auditTypeMessages, auditFieldMessages as m } from './messages';
import { reportContent } from './report';
import { auditMoves, auditStatuses } from './workflow';

/** A row of the list, of the board and of the calendar. */
export const auditEntry = z.object({
  ...recordFields,
  /** Null where a programme planned it. */
  authorId: z.nullable(z.int()),
  author: z.nullable(z.string()),
  status: z.enum(auditStatuses),
  type: z.enum(auditTypes),
  title: z.string(),
  /** The line of the programme that it comes from, and which occurrence of it. */
  programmeId: z.nullable(z.string()),
  lineId: z.nullable(z.string()),
  occurrence: z.nullable(z.int()),
  site: z.string(),
  departments: z.array(z.string()),
  supplier: z.string(),
  /** Departments or supplier, as one text. */
  where: z.string(),
  plannedFrom: z.string(),
  plannedUntil: z.string(),
  leadId: z.int(),
  lead: z.string(),
  auditors: z.array(participant),
  observers: z.array(participant),
  isUnannounced: z.boolean(),
  isConfidential: z.boolean(),
  isImported: z.boolean(),
  /** How many findings there are of each grade that the reader may see; '' is not graded yet. */
  findings: z.record(z.string(), z.int()),
  openAnswers: z.int(),
  lateAnswers: z.int(),
});
export type AuditEntry = z.infer<typeof auditEntry>;

export const audit = z.extend(auditEntry, {
  scope: z.string(),
  standards: z.array(standard),
  processes: z.array(z.string()),
  auditees: z.array(participant),
  agenda: z.array(agendaRow),
  templateId: z.nullable(z.string()),
  /** Of the version that the audit keeps, from its start. */
  templateVersion: z.nullable(z.int()),
  /** The grades of its findings, from its start; before, those of the company hold. */
  grades: z.nullable(z.array(findingGrade)),
  startedAt: z.nullable(z.string()),
  finishedAt: z.nullable(z.string()),
  issuedAt: z.nullable(z.string()),
  closedAt: z.nullable(z.string()),
  /** How many reports were issued. */
  reports: z.int(),
  reportHash: z.nullable(z.string()),
  /** Of one that was brought from elsewhere: its import, and its number and days there. */
  importId: z.nullable(z.int()),
  originalNumber: z.nullable(z.string()),
  reportedOn: z.nullable(z.string()),
  closedOn: z.nullable(z.string()),
  conclusion: z.nullable(z.string()),
});
export type Audit = z.infer<typeof audit>;

export const auditList = recordList({
  one: 'Audit',
  several: 'Audits',
  path: '/api/v1/audits',
  summary: 'The audits that the caller may see',
  id: auditId,
  entry: auditEntry,
  filters: {
    status: { label: listMessages.status, values: auditStatuses, words: auditStatusMessages },
    type: { label: m.type, values: auditTypes, words: auditTypeMessages },
    place: { label: m.department, isText: true },
    /** Brought from elsewhere, or made here. */
    origin: { label: importedMarkMessages.mark, values: ['imported', 'here'], words: importedOriginMessages },
    from: { label: m.from },
    until: { label: m.until },
  },
  parameters: { programme: z.optional(z.string().check(z.maxLength(20))), line: z.optional(z.uuid()) },
  columns: {
    id: { title: listMessages.id, width: 12 },
    status: { title: listMessages.status, width: 16, words: auditStatusMessages },
    type: { title: m.type, width: 14, words: auditTypeMessages },
    title: { title: m.title, width: 50 },
    site: { title: m.site, width: 20 },
    where: { title: m.department, width: 30 },
    lead: { title: m.lead, width: 24 },
    plannedFrom: { title: m.plannedFrom, width: 14, isDay: true },
    plannedUntil: { title: m.plannedUntil, width: 14, isDay: true },
    findings: { title: m.findings },
    openAnswers: { title: m.answers, width: 12 },
    urgency: { title: m.urgency },
    isImported: {
      title: importedMarkMessages.mark,
      width: 12,
      text: ({ isImported }) => (isImported ? { message: importedMarkMessages.mark } : null),
    },
  },
  sorts: ['id', 'title', 'plannedFrom'],
  usualSort: 'plannedFrom',
  board: { states: auditStatuses, status: z.enum(auditStatuses) },
  bulk: undefined,
});

export const auditNames = namesOf(auditList, 'an audit');

const line = (max: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(max));
const optionalLine = (max: number) => z.string().check(z.trim(), z.maxLength(max));
const people = (most: number) => z.array(rowId).check(z.maxLength(most));

const plan = {
  title: line(auditBounds.title),
  scope: line(auditBounds.scope),
  standards: z.array(standard).check(z.maxLength(auditBounds.standards)),
  processes: z.array(line(auditBounds.place)).check(z.maxLength(auditBounds.processes)),
  site: line(auditBounds.place),
  departments: z.array(line(auditBounds.place)).check(z.maxLength(auditBounds.departments)),
  supplier: optionalLine(auditBounds.supplier),
  plannedFrom: z.iso.date(),
  plannedUntil: z.iso.date(),
  leadId: rowId,
  auditorIds: people(auditBounds.auditors),
  observerIds: people(auditBounds.observers),
  auditeeIds: people(auditBounds.auditees),
  /** Of a supplier: people who have no account. */
  auditeeNames: z.array(line(auditBounds.place)).check(z.maxLength(auditBounds.auditees)),
  agenda: z.array(agendaRow).check(z.maxLength(auditBounds.agenda)),
  isUnannounced: z.boolean(),
  isConfidential: z.boolean(),
  templateId: z.nullable(templateId),
};

export const newAudit = z.object({
  ...plan,
  type: z.enum(auditTypes),
  standards: z._default(plan.standards, []),
  processes: z._default(plan.processes, []),
  departments: z._default(plan.departments, []),
  supplier: z._default(plan.supplier, ''),
  auditorIds: z._default(plan.auditorIds, []),
  observerIds: z._default(plan.observerIds, []),
  auditeeIds: z._default(plan.auditeeIds, []),
  auditeeNames: z._default(plan.auditeeNames, []),
  agenda: z._default(plan.agenda, []),
  isUnannounced: z._default(z.boolean(), false),
  isConfidential: z._default(z.boolean(), false),
  templateId: z._default(plan.templateId, null),
});
export type NewAudit = z.infer<typeof newAudit>;

const contract = recordContract(auditNames, listEndpoints(auditList), {
  entry: audit,
  created: newAudit,
  changed: {
    title: z.optional(plan.title),
    scope: z.optional(plan.scope),
    standards: z.optional(plan.standards),
    processes: z.optional(plan.processes),
    site: z.optional(plan.site),
    departments: z.optional(plan.departments),
    supplier: z.optional(plan.supplier),
    plannedFrom: z.optional(plan.plannedFrom),
    plannedUntil: z.optional(plan.plannedUntil),
    leadId: z.optional(plan.leadId),
    auditorIds: z.optional(plan.auditorIds),
    observerIds: z.optional(plan.observerIds),
    auditeeIds: z.optional(plan.auditeeIds),
    auditeeNames: z.optional(plan.auditeeNames),
    agenda: z.optional(plan.agenda),
    isUnannounced: z.optional(plan.isUnannounced),
    isConfidential: z.optional(plan.isConfidential),
    templateId: z.optional(plan.templateId),
  },
  moves: auditMoves,
  readers: everyColleague,
});

const params = z.object({ id: auditId });
const ids = z.array(z.string());

/** What stands in the way of each step, as the table of the workflow looks at it. */
export const auditStanding = z.object({
  today: z.string(),
  plannedFrom: z.string(),
  auditees: z.int(),
  isTemplatePublished: z.boolean(),
  dependencies: z.array(dependency),
  openAnswers: z.int(),
  rivalAnswers: z.int(),
  phone: z.nullable(z.object({ who: z.string(), since: z.string() })),
  isReasonGiven: z.boolean(),
  hasSummary: z.boolean(),
  incomplete: ids,
  blocking: ids,
  unanswered: ids,
});

/** An answer that somebody gave elsewhere to the same question. */
export const rivalAnswer = z.object({
  rivalId: z.uuid(),
  answer: z.nullable(answer),
  who: z.string(),
  observedAt: z.string(),
});
export type RivalAnswer = z.infer<typeof rivalAnswer>;

export const auditLease = z.object({
  id: z.string(),
  userId: z.int(),
  who: z.string(),
  device: z.string(),
  since: z.string(),
});
export type AuditLease = z.infer<typeof auditLease>;

/** What the team writes: the checklist, its answers, the summary. */
export const auditWork = z.object({
  template: asStored(z.nullable(template)),
  answers: asStored(z.record(z.string(), answer)),
  /** By the key of the question; the lead keeps one of them, or the answer that stands. */
  rivals: asStored(z.record(z.string(), z.array(rivalAnswer))),
  /** What people are called whose number is an answer, and what cases are about. */
  people: z.record(z.string(), z.string()),
  cases: z.record(z.string(), z.string()),
  summary: z.string(),
  strengths: z.string(),
  leases: z.array(auditLease),
  points: z.number(),
  possible: z.number(),
  percent: z.nullable(z.number()),
  isFailed: z.boolean(),
  /** Of the summary and the strengths: whoever writes them says which version they saw. */
  version: z.int(),
});
export type AuditWork = z.infer<typeof auditWork>;

/** One answer, and the one that its author saw before. */
export const answerChange = z.object({
  key: z.string().check(z.minLength(1), z.maxLength(400)),
  answer: z.nullable(answer),
  base: z.nullable(answer),
});
export type AnswerChange = z.infer<typeof answerChange>;

export const answersAtOnce = 1000;

/** An issued report; it never changes. */
export const issuedReport = z.object({
  number: z.int(),
  issuedAt: z.string(),
  issuedBy: z.string(),
  hash: z.string(),
  signature: z.nullable(signature),
  /** Why it was replaced; empty for the last. */
  replacedBecause: z.string(),
});
export type IssuedReport = z.infer<typeof issuedReport>;

const reportParams = z.object({ id: auditId, number: z.coerce.number().check(z.int(), z.gte(1), z.lte(1000)) });

export const auditsEndpoints = {
  ...contract.endpoints,
  getAuditStanding: endpoint({
    method: 'GET',
    path: '/api/v1/audits/:id/standing',
    summary: 'What the steps of an audit look at: why it cannot be confirmed, started, finished, issued or closed yet',
    params,
    output: auditStanding,
  }),
  getAuditWork: endpoint({
    method: 'GET',
    path: '/api/v1/audits/:id/work',
    summary: 'Checklist, answers and summary; of the team and QA until the report is issued',
    params,
    output: auditWork,
  }),
  writeAuditWork: endpoint({
    method: 'PATCH',
    path: '/api/v1/audits/:id/work',
    summary: 'Write summary and strengths',
    changes: true,
    params,
    body: z.object({
      summary: z.optional(z.string().check(z.maxLength(auditBounds.summary))),
      strengths: z.optional(z.string().check(z.maxLength(auditBounds.strengths))),
    }),
    output: auditWork,
  }),
  answerAudit: endpoint({
    method: 'POST',
    path: '/api/v1/audits/:id/answers',
    summary: 'Keep answers of the checklist, each beside the one that its author saw: changed by two, both are kept',
    params,
    body: z.object({ answers: z.array(answerChange).check(z.minLength(1), z.maxLength(answersAtOnce)) }),
    output: auditWork,
  }),
  chooseAuditAnswer: endpoint({
    method: 'POST',
    path: '/api/v1/audits/:id/answers/choice',
    summary: 'Keep one of several answers to a question: the one that stands, or another',
    params,
    body: z.object({ key: z.string().check(z.maxLength(400)), rivalId: z.nullable(z.uuid()) }),
    output: auditWork,
  }),
  holdAudit: endpoint({
    method: 'POST',
    path: '/api/v1/audits/:id/leases',
    summary: 'Keep an audit on a phone: the team sees who holds it, and the audit is not finished without them',
    creates: true,
    status: 201,
    params,
    body: z.object({ leaseId: z.uuid(), device: line(auditBounds.place) }),
    output: z.object({ leases: z.array(auditLease) }),
  }),
  releaseAudit: endpoint({
    method: 'POST',
    path: '/api/v1/audits/:id/leases/:leaseId/end',
    summary: 'The phone holds the audit no longer: all that it kept has arrived, or the lead does not wait for it',
    params: z.object({ id: auditId, leaseId: z.uuid() }),
    output: z.object({ leases: z.array(auditLease) }),
  }),
  listAuditReports: endpoint({
    method: 'GET',
    path: '/api/v1/audits/:id/reports',
    summary: 'The reports that were issued, the last first',
    params,
    output: z.object({ items: z.array(issuedReport) }),
  }),
  getAuditReport: endpoint({
    method: 'GET',
    path: '/api/v1/audits/:id/reports/:number',
    summary: 'An issued report as it was signed',
    params: reportParams,
    output: z.extend(issuedReport, { content: reportContent }),
  }),
  printAuditReport: endpoint({
    method: 'GET',
    path: '/api/v1/audits/:id/reports/:number/pdf',
    isHeavy: true,
    summary: 'An issued report as a PDF, with its signature and its hash',
    params: reportParams,
    answers: 'file',
  }),
  ...dossierEndpoints(auditNames),
  ...auditCaptureEndpoints,
};

export const auditsPermissions: Record<keyof typeof auditsEndpoints, Permission> = {
  ...contract.permissions,
  createAudit: auditPlanners,
  getAuditStanding: everyColleague,
  getAuditWork: everyColleague,
  writeAuditWork: everyColleague,
  answerAudit: everyColleague,
  chooseAuditAnswer: everyColleague,
  holdAudit: everyColleague,
  releaseAudit: everyColleague,
  listAuditReports: everyColleague,
  getAuditReport: everyColleague,
  printAuditReport: everyColleague,
  ...dossierPermissions('Audit', everyColleague),
  captureAuditAnswers: everyColleague,
};
