import * as z from 'zod/mini';
import { recordList } from '../../../kernel/records/record-list';
import { listMessages } from '../../../messages/lists';
import { listEndpoints } from '../../records/public';
import { questionnaireStatusMessages } from '../messages/filled';
import { questionnaireListMessages as m } from '../messages/lists';
import { questionnaireId } from './id';
import { questionnaireStatuses } from './workflow';

/** A row of the list. */
export const questionnaireEntry = z.object({
  id: z.string(),
  status: z.enum(questionnaireStatuses),
  /** That of its template. */
  title: z.string(),
  templateId: z.string(),
  templateVersion: z.int(),
  filler: z.string(),
  fillerId: z.int(),
  caseId: z.nullable(z.string()),
  startedAt: z.string(),
  submittedAt: z.nullable(z.string()),
  percent: z.nullable(z.number()),
  isFailed: z.boolean(),
  findings: z.int(),
  comments: z.int(),
  version: z.int(),
});
export type QuestionnaireEntry = z.infer<typeof questionnaireEntry>;

export const questionnaireSorts = ['id', 'status', 'title', 'filler', 'startedAt', 'submittedAt', 'percent'] as const;
export type QuestionnaireSort = (typeof questionnaireSorts)[number];

export const questionnaireList = recordList({
  one: 'Questionnaire',
  several: 'Questionnaires',
  path: '/api/v1/questionnaires',
  summary: 'The questionnaires of the company, begun and filled',
  id: questionnaireId,
  entry: questionnaireEntry,
  filters: {
    status: { label: listMessages.status, values: questionnaireStatuses, words: questionnaireStatusMessages },
    /** The beginning of the template's title. */
    title: { label: m.template, isText: true },
    from: { label: m.from },
    to: { label: m.to },
  },
  parameters: {
    templateId: z.optional(z.string().check(z.maxLength(20))),
    caseId: z.optional(z.string().check(z.maxLength(20))),
  },
  columns: {
    id: { title: listMessages.id, width: 12 },
    status: { title: listMessages.status, width: 14, words: questionnaireStatusMessages },
    title: { title: m.title, width: 60 },
    templateVersion: { title: m.templateVersion, width: 10 },
    filler: { title: m.filler, width: 24 },
    startedAt: { title: m.startedAt, width: 14, isDay: true },
    submittedAt: { title: m.submittedAt, width: 14, isDay: true },
    percent: { title: m.percent, width: 10 },
    findings: { title: m.findings, width: 10 },
    caseId: { title: m.caseId, width: 14 },
  },
  sorts: questionnaireSorts,
  usualSort: 'startedAt',
  board: undefined,
  bulk: undefined,
});

export const questionnaireListEndpoints = listEndpoints(questionnaireList);
