import * as z from 'zod/mini';
import { recordList } from '../../../kernel/records/record-list';
import { listMessages } from '../../../messages/lists';
import { listEndpoints } from '../../records/public';
import { templateListMessages as m } from '../messages/lists';
import { templateStatusMessages } from '../messages/versions';
import { templateStatuses } from '../versions/workflow';
import { templateId } from './record';

/** A row of the list. */
export const templateEntry = z.object({
  id: z.string(),
  status: z.enum(templateStatuses),
  title: z.string(),
  /** The number of the last one; null before the first. */
  publishedVersion: z.nullable(z.int()),
  questions: z.int(),
  filled: z.int(),
  changedBy: z.string(),
  changedAt: z.string(),
  comments: z.int(),
  version: z.int(),
});
export type TemplateEntry = z.infer<typeof templateEntry>;

export const templateSorts = ['id', 'status', 'title', 'changedAt'] as const;
export type TemplateSort = (typeof templateSorts)[number];

export const templateList = recordList({
  one: 'Template',
  several: 'Templates',
  path: '/api/v1/templates',
  summary: 'The templates of questionnaires',
  id: templateId,
  entry: templateEntry,
  filters: { status: { label: listMessages.status, values: templateStatuses, words: templateStatusMessages } },
  parameters: {},
  columns: {
    id: { title: listMessages.id, width: 12 },
    status: { title: listMessages.status, width: 14, words: templateStatusMessages },
    title: { title: m.title, width: 60 },
    publishedVersion: { title: m.publishedVersion, width: 12 },
    questions: { title: m.questions, width: 12 },
    filled: { title: m.filled, width: 12 },
    changedBy: { title: m.changedBy, width: 24 },
    changedAt: { title: m.changedAt, width: 14, isDay: true },
  },
  sorts: templateSorts,
  usualSort: 'changedAt',
  board: undefined,
  bulk: undefined,
});

export const templateListEndpoints = listEndpoints(templateList);
