import * as z from 'zod/mini';
import { recordList } from '../../kernel/records/record-list';
import { listMessages } from '../../messages/lists';
import { caseKinds, kinds, problemTypes } from '../cases/public';
import { dossierEndpoints, listEndpoints } from '../records/public';
import { severities } from './decision';
import { inboxMessages as m } from './messages/inbox';
import { reportStatusMessages, severityMessages } from './messages/workflow';
import { reportStatuses } from './workflow';

export const reportId = z.string().check(z.regex(/^IN_\d{5,9}$/));

/** A row of the inbox. */
export const inboxEntry = z.object({
  id: z.string(),
  status: z.enum(reportStatuses),
  summary: z.string(),
  detector: z.string(),
  appraiser: z.nullable(z.string()),
  category: z.nullable(z.enum(kinds)),
  type: z.nullable(z.enum(problemTypes)),
  origin: z.nullable(z.string()),
  createdAt: z.string(),
  comments: z.int(),
  severity: z.enum(severities),
  authorId: z.int(),
});
export type InboxEntry = z.infer<typeof inboxEntry>;

export const inboxSorts = ['id', 'status', 'detector', 'appraiser', 'date'] as const;
export type InboxSort = (typeof inboxSorts)[number];

export const authors = ['own', 'others'] as const;
const authorMessages = { own: m.authorOwn, others: m.authorOthers };
const categoryMessages = Object.fromEntries(kinds.map((kind) => [kind, caseKinds[kind].label]));

export const reportList = recordList({
  one: 'Report',
  several: 'Reports',
  path: '/api/v1/reports',
  summary: 'The inbox: the reports that the signed-in person may read',
  id: reportId,
  entry: inboxEntry,
  filters: {
    status: { label: listMessages.status, values: reportStatuses, words: reportStatusMessages },
    category: { label: m.category, values: kinds, words: categoryMessages },
    severity: { label: m.severity, values: severities, words: severityMessages },
    /** Own: of those whose reports are listed. */
    author: { label: m.author, values: authors, words: authorMessages },
    /** The beginning of the detector's name. */
    detector: { label: m.detector, isText: true },
    /** Days of entry, both included. */
    from: { label: m.from },
    to: { label: m.to },
  },
  parameters: {},
  columns: {
    id: { title: listMessages.id, width: 12 },
    status: { title: listMessages.status, width: 24, words: reportStatusMessages },
    summary: { title: listMessages.summary, width: 70 },
    severity: { title: m.severity, width: 12, words: severityMessages },
    category: { title: m.category, width: 22, words: categoryMessages },
    detector: { title: m.detector, width: 24 },
    appraiser: { title: m.appraiser, width: 24 },
    date: { title: m.date, field: 'createdAt', width: 14, isDay: true },
    comments: { title: m.comments, width: 14 },
  },
  sorts: inboxSorts,
  usualSort: 'date',
  board: undefined,
  bulk: undefined,
});

export const reportListEndpoints = listEndpoints(reportList);

export const reportEndpointNames = { name: 'Report', noun: 'a report', path: '/api/v1/reports', id: reportId } as const;
export const reportDossierEndpoints = dossierEndpoints(reportEndpointNames);
