import type { QueryOf } from '@vigie/domain/kernel/http/endpoint';
import type {
  TemplateEntry,
  TemplateSort,
  templateListEndpoints,
} from '@vigie/domain/modules/questionnaires/templates/list';
import type { TemplateStatus } from '@vigie/domain/modules/questionnaires/versions/workflow';
import { columnsOf, type RowOf, sql } from '../../../platform/database/statement';
import { entryList } from '../../../platform/lists/entry-list';
import type { FilterOf } from '../../records/public';
import type { Tables } from '../schema';

type TemplateFilter = FilterOf<QueryOf<(typeof templateListEndpoints)['listTemplates']>>;

type Table = Tables['templates'];
const columns = [
  'id',
  'status',
  'title',
  'published_version',
  'questions',
  'changed_at',
  'comment_count',
  'version',
] as const;
type EntryRow = RowOf<Table, (typeof columns)[number], { status: TemplateStatus }> &
  Pick<TemplateEntry, 'filled' | 'changedBy'>;

/** A company has hundreds: they are counted where they stand. */
export const templateEntries = entryList<TemplateFilter, EntryRow, TemplateEntry, TemplateSort, keyof Table>({
  entries: 'templates',
  totals: () => null,
  searched: () => [{ series: 'template' }],
  columns: sql`${columnsOf('e', columns)}, filled_with(e.company_id, e.id) as filled,
    (select u.first_name || ' ' || u.last_name from users u where u.company_id = e.company_id and u.id = e.changed_by)
      as "changedBy"`,
  orders: {
    id: ['number'],
    status: ['status_rank', 'number'],
    title: ['title_order', 'number'],
    changedAt: ['changed_at', 'number'],
  },
  scope: ({ people }) => (people ? [sql`e.created_by = any (${people}::int[])`] : []),
  counted: { status: 'status' },
  uncounted: {},
  toEntry: (row) => ({
    id: row.id,
    status: row.status,
    title: row.title,
    publishedVersion: row.published_version,
    questions: row.questions,
    filled: row.filled,
    changedBy: row.changedBy,
    changedAt: row.changed_at.toISOString(),
    comments: row.comment_count,
    version: row.version,
  }),
});
