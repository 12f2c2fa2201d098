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
/** Upwards; downwards is all of it in reverse. */
const orders = {
  id: ['is_case desc', 'number'],
  status: ['status_rank', 'number'],
  criticality: ['criticality_rank', 'number'],
  owner: ['owner_name', 'number'],
  origin: ['origin', 'number'],
  dueDate: ['due_date', 'number'],
  urgency: ['urgency_date', 'number'],
};
const backwards = (column) => (column.endsWith(' desc') ? column.slice(0, -5) : `${column} desc`);
/** The numbers of the cases that have all words: the blocks of each word are joined, and each bit of them is looked at. */
const blocksOf = (word) => `(select block, bit_or(numbers) as numbers from search_blocks
  where company_id = $1 and series = 'case:NC_' and word >= ${word} and word < ${word} || chr(1114111) group by block)`;
const hasWords = ([first, ...others]) => `is_case and number = any (array(select w.block * 512 + bit
  from ${blocksOf(first)} as w ${others.map((word, place) => `join ${blocksOf(word)} as w${place} using (block)`).join(' ')},
    generate_series(0, 511) as bit
  where get_bit(w.numbers ${others.map((_, place) => `& w${place}.numbers`).join(' ')}, bit) = 1))`;
const conditions = {
  kind: (value) => `kind = ${value}`,
  status: (value) => `status = ${value}`,
  criticality: (value) => `criticality = ${value}`,
  origin: (value) => `origin = ${value}`,
  detectedFrom: (value) => `detection_date >= ${value}::date`,
  detectedTo: (value) => `detection_date <= ${value}::date`,
};

/** What is asked of the entries, with each value as a parameter after the company. */
function narrowed({ search = '', ...given }) {
  const values = [];
  const parameter = (value) => `$${values.push(value) + 1}`;
  const asked = Object.entries(conditions).flatMap(([name, condition]) =>
    given[name] ? [condition(parameter(given[name]))] : [],
  );
  const words = search.split(' ').filter(Boolean);
  const found = words.length > 0 ? [hasWords(words.map(parameter))] : [];
  return { where: ['company_id = $1', 'is_shown', ...asked, ...found].join(' and '), values, parameter };
}

/** A page of the list, in any order and of any filter that the application has. */
function listOf({ sort = 'id', direction = 'desc', page = 1, ...given }) {
  const { where, values, parameter } = narrowed(given);
  const order = direction === 'asc' ? orders[sort] : orders[sort].map(backwards);
  return {
    text: `select ${listed} from case_entries e where ${where} order by ${order.join(', ')} limit 15
      offset ${parameter((page - 1) * 15)}`,
    values,
  };
}

const boardColumns = ['waiting_approval', 'in_progress', 'ready_for_qa', 'approved', 'closed'];
function boardOf(given) {
  const { where, values } = narrowed(given);
  const columns = boardColumns.map(
    (status) => `(select ${listed} from case_entries e where ${where} and status = '${status}'
      order by urgency_date, number desc limit 20)`,
  );
  return { text: columns.join(' union all '), values };
}

const parts = ['case_steps', 'case_members', 'actions'].map(
  (table) => `(select json_agg(p) from ${table} p where p.company_id = c.company_id and p.case_id = c.id) as ${table}`,
);
const newEvent = (action, changes) => `insert into bench_events (company_id, actor_id, action, changes)
  values ($1, 1, '${action}', jsonb_build_array(jsonb_build_object('to', ${changes})))`;
const newReport = 'insert into bench_reports (company_id, answers) values ($1, $2) returning *';

/** Whose text depends on what is asked for. */
const drawn = { list: listOf, board: boardOf };
/** By name: the text, and the names of its values after the company. */
const statements = {
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

export const isStatement = (name) => name in drawn || name in statements;

/** The name that pg prepares each text under. */
const names = new Map();
function nameOf(text) {
  if (!names.has(text)) names.set(text, `bare${names.size}`);
  return names.get(text);
}

export function questionOf(name, company, given) {
  if (name in drawn) {
    const { text, values } = drawn[name](given);
    return { name: nameOf(text), text, values: [company, ...values] };
  }
  const { text, values } = statements[name];
  return { name, text, values: [company, ...values.map((value) => given[value])] };
}
