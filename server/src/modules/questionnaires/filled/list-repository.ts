import type { QueryOf } from '@vigie/domain/kernel/http/endpoint';
import type {
  QuestionnaireEntry,
  QuestionnaireSort,
  questionnaireListEndpoints,
} from '@vigie/domain/modules/questionnaires/filled/list';
import type { QuestionnaireStatus } from '@vigie/domain/modules/questionnaires/filled/workflow';
import { columnsOf, type RowOf, sql } from '../../../platform/database/statement';
import { entryList } from '../../../platform/lists/entry-list';
import { beginsWith } from '../../../platform/search/found-numbers';
import type { FilterOf } from '../../records/public';
import type { Tables } from '../schema';

type QuestionnaireFilter = FilterOf<QueryOf<(typeof questionnaireListEndpoints)['listQuestionnaires']>>;

type Table = Tables['questionnaire_entries'];
const columns = [
  'id',
  'status',
  'title',
  'template_id',
  'template_version',
  'filler_name',
  'filler_id',
  'case_id',
  'started_at',
  'submitted_at',
  'percent',
  'is_failed',
  'findings',
  'comment_count',
  'version',
] as const;
type EntryRow = RowOf<Table, (typeof columns)[number], { status: QuestionnaireStatus }>;

export const questionnaireEntries = entryList<
  QuestionnaireFilter,
  EntryRow,
  QuestionnaireEntry,
  QuestionnaireSort,
  keyof Table
>({
  entries: 'questionnaire_entries',
  totals: 'questionnaire_totals',
  hasConfidential: true,
  searched: () => [{ series: 'questionnaire' }],
  columns: columnsOf('e', columns),
  orders: {
    id: ['number'],
    status: ['status_rank', 'number'],
    title: ['title_order', 'number'],
    filler: ['filler_name', 'number'],
    startedAt: ['started_at', 'number'],
    submittedAt: ['submitted_at', 'number'],
    percent: ['percent', 'number'],
  },
  scope: ({ people }) => (people ? [sql`e.filler_id = any (${people}::int[])`] : []),
  counted: { status: 'status' },
  uncounted: {
    title: (start) => beginsWith(sql`e.title_start`, start.trim().toLowerCase()),
    from: (day) => sql`e.started_at >= ${day}::date`,
    to: (day) => sql`e.started_at < ${day}::date + 1`,
    templateId: (id) => sql`e.template_id = ${id}`,
    caseId: (id) => sql`e.case_id = ${id}`,
  },
  toEntry: (row) => ({
    id: row.id,
    status: row.status,
    title: row.title,
    templateId: row.template_id,
    templateVersion: row.template_version,
    filler: row.filler_name,
    fillerId: row.filler_id,
    caseId: row.case_id,
    startedAt: row.started_at.toISOString(),
    submittedAt: row.submitted_at?.toISOString() ?? null,
    percent: row.percent,
    isFailed: row.is_failed,
    findings: row.findings,
    comments: row.comment_count,
    version: row.version,
  }),
});
