import { sql } from '../../platform/database/statement';
import { byOwn, commentsOn, fromEvents, isNear, nameOf, numberIn } from '../../platform/verification/from-events';
import type { VerifiedTable } from '../../platform/verification/tables';

const template = { record: 'template', id: sql`t.id` } as const;
const itsTemplate = { record: 'template', id: sql`t.template_id` } as const;
const questionnaire = { record: 'questionnaire', id: sql`t.id` } as const;

const templates = fromEvents({
  table: 'templates',
  key: ['id'],
  by: { ...byOwn('templates', 'text'), atOnce: 20 },
  events: {
    created: { ...template, which: 'first' },
    changed: { ...template, which: 'last', where: sql`e.action <> 'template.commented'` },
  },
  columns: {
    number: numberIn(sql`t.id`),
    content_hash: sql`hash_of_json(t.content)`,
    saved_hash: sql`hash_of_json(t.saved_content)`,
    created_by: sql`created.actor_id`,
    changed_by: sql`changed.actor_id`,
    comment_count: commentsOn('template'),
    revision: sql`greatest(1, (select max(e.revision) from template_edits e
      where e.company_id = t.company_id and e.template_id = t.id))`,
  },
  times: { changed_at: sql`changed.at` },
});

const versions = fromEvents({
  table: 'template_versions',
  key: ['id'],
  by: { ...byOwn('template_versions', 'text'), atOnce: 20 },
  events: { published: { record: 'template_version', id: sql`t.id`, which: 'first' } },
  columns: {
    number: sql`substring(t.id from '\\d+$')::integer`,
    template_id: sql`substring(t.id from '^[^.]+')`,
    title: sql`t.content ->> 'title'`,
    explanation: sql`t.content ->> 'explanation'`,
    content_hash: sql`hash_of_json(t.content)`,
    published_by: sql`published.actor_id`,
  },
  times: { published_at: sql`published.at` },
});

const edits = fromEvents({
  table: 'template_edits',
  key: ['template_id', 'revision'],
  by: { ...byOwn('templates', 'text'), of: 'template_id', atOnce: 20 },
  events: { edited: { ...itsTemplate, which: 'last', where: isNear(sql`t.edited_at`, sql`t.edited_by`) } },
  columns: { edited_by: sql`edited.actor_id` },
  times: { edited_at: sql`edited.at` },
});

const conflicts = fromEvents({
  table: 'template_conflicts',
  key: ['id'],
  by: { ...byOwn('templates', 'text'), of: 'template_id' },
  events: {
    edited: {
      ...itsTemplate,
      which: 'last',
      where: sql`exists (select from template_edits d where d.company_id = t.company_id
        and d.template_id = t.template_id and d.revision = t.revision and ${isNear(sql`d.edited_at`, sql`t.second_by`)})`,
    },
    decided: { ...itsTemplate, which: 'last', where: isNear(sql`t.decided_at`, sql`t.decided_by`) },
  },
  columns: { second_by: sql`edited.actor_id`, decided_by: sql`decided.actor_id` },
  times: { decided_at: sql`decided.at` },
});

const questionnaires = fromEvents({
  table: 'questionnaires',
  key: ['id'],
  by: byOwn('questionnaires', 'text'),
  events: {
    started: { ...questionnaire, which: 'first' },
    submitted: {
      ...questionnaire,
      which: 'last',
      where: sql`e.changes @> '[{"field": "status", "to": "submitted"}]'`,
    },
  },
  columns: { number: numberIn(sql`t.id`), comment_count: commentsOn('questionnaire') },
  times: {
    started_at: sql`started.at`,
    submitted_at: sql`case when t.status = 'submitted' then submitted.at end`,
  },
});

const listed = ['number', 'status', 'title', 'template_id', 'template_version', 'filler_id', 'filler_name', 'case_id'];

const entries: VerifiedTable = {
  table: 'questionnaire_entries',
  key: ['id'],
  by: byOwn('questionnaires', 'text'),
  columns: [
    ...listed,
    'started_at',
    'submitted_at',
    'percent',
    'is_failed',
    'findings',
    'comment_count',
    'is_confidential',
    'version',
  ],
  expected: (
    companyId,
    ids,
  ) => sql`select t.id, t.number, t.status, t.title, t.template_id, t.template_version, t.filler_id,
      ${nameOf(sql`t.filler_id`)} as filler_name, t.case_id, t.started_at, t.submitted_at, t.percent, t.is_failed, t.findings,
      t.comment_count, coalesce((select c.is_confidential from cases c where c.company_id = t.company_id
        and c.id = t.case_id), false) as is_confidential, t.version
    from questionnaires t where t.company_id = ${companyId} and t.id = any (${ids}::text[])`,
};

const totals: VerifiedTable = {
  table: 'questionnaire_totals',
  key: ['filler_id', 'status'],
  columns: ['total'],
  only: sql`k.total > 0`,
  expected: (companyId) => sql`select q.filler_id, q.status, count(*)::integer as total from questionnaire_entries q
    where q.company_id = ${companyId} and not q.is_confidential group by 1, 2`,
};

const templateTotals: VerifiedTable = {
  table: 'questionnaire_template_totals',
  key: ['template_id'],
  columns: ['total'],
  only: sql`k.total > 0`,
  expected: (companyId) => sql`select q.template_id, count(*)::integer as total from questionnaire_entries q
    where q.company_id = ${companyId} group by 1`,
};

export const questionnaireTables: readonly VerifiedTable[] = [
  templates,
  versions,
  edits,
  conflicts,
  questionnaires,
  entries,
  totals,
  templateTotals,
];
