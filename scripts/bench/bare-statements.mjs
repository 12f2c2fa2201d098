// What the limits of the benches ask PostgreSQL: one statement each, written by hand with the indexes in mind.
// Numbered values are taken by name from the address of a request or from its body.

/** Copies without triggers, walls and words, for what is written. */
export const tables = `
  create table if not exists bench_reports (id bigint generated always as identity primary key, company_id integer not null,
    answers jsonb not null, created_at timestamptz not null default clock_timestamp());
  create table if not exists bench_actions (id bigint generated always as identity primary key, company_id integer not null,
    summary text not null, responsible_id integer not null, due_date date, priority text not null, description text not null,
    created_at timestamptz not null default clock_timestamp());
  create table if not exists bench_events (id bigint generated always as identity primary key, company_id integer not null,
    actor_id integer, action text not null, changes jsonb not null, at timestamptz not null default clock_timestamp());
  create table if not exists bench_steps (company_id integer not null, place integer not null, content jsonb not null,
    version integer not null, primary key (company_id, place))`;
export const stepRows = `insert into bench_steps select $1, n, '{}', 1 from generate_series(0, 9) as n on conflict do nothing`;

const listed = `id, kind, status, summary, criticality, owner_id as "ownerId", owner_name as owner, origin,
  detection_date::text as "detectionDate", due_date::text as "dueDate", comment_count as comments,
  is_confidential as "isConfidential", version`;
const ofKind = `from case_entries e where company_id = $1 and kind = 'nonConformity' and is_shown`;
const page = (condition = '', offset = '0') =>
  `select ${listed} ${ofKind} ${condition} order by is_case, number desc limit 15 offset ${offset}`;
const hasWord = (
  word,
) => `and exists (select from search_words w where w.company_id = e.company_id and w.record = 'case'
  and w.record_id = e.id and w.word >= ${word} and w.word < ${word} || chr(1114111))`;
const parts = ['case_steps', 'case_members', 'actions'].map(
  (table) => `(select json_agg(p) from ${table} p where p.company_id = c.company_id and p.case_id = c.id) as ${table}`,
);
const columns = ['waiting_approval', 'in_progress', 'ready_for_qa', 'approved', 'closed'].map(
  (status) => `(select ${listed} ${ofKind} and status = '${status}' order by urgency_date, number desc limit 20)`,
);
const newEvent = (action, changes) => `insert into bench_events (company_id, actor_id, action, changes)
  values ($1, 1, '${action}', jsonb_build_array(jsonb_build_object('to', ${changes})))`;
const newReport = 'insert into bench_reports (company_id, answers) values ($1, $2) returning *';

/** By name: the text, and the names of its values after the company. */
export const statements = {
  list: { text: page('', '$2'), values: ['offset'] },
  filter: { text: page('and status = $2 and criticality = $3'), values: ['status', 'criticality'] },
  search: { text: page(hasWord('$2')), values: ['word'] },
  board: { text: columns.join(' union all '), values: [] },
  case: {
    text: `select c.*, ${parts}, (select json_agg(s) from signatures s
        where s.company_id = c.company_id and s.record = 'case' and s.record_id = c.id) as signatures
      from cases c where c.company_id = $1 and c.id = $2`,
    values: ['id'],
  },
  report: { text: newReport, values: ['answers'] },
  'report-with-event': {
    text: `with event as (${newEvent('report.created', '$2::jsonb')}) ${newReport}`,
    values: ['answers'],
  },
  action: {
    text: `insert into bench_actions (company_id, summary, responsible_id, priority, description)
      values ($1, $2, $3, $4, $5) returning *`,
    values: ['title', 'assignTo', 'priority', 'description'],
  },
  step: {
    text: `update bench_steps set content = $3, version = version + 1 where company_id = $1 and place = $2 returning *`,
    values: ['place', 'content'],
  },
};

/** For pg: prepared by its name. */
export function questionOf(name, company, given) {
  const { text, values } = statements[name];
  return { name, text, values: [company, ...values.map((value) => given[value])] };
}
