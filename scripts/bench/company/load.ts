import type pg from 'pg';
import { idWords, searchWords } from '../../../domain/src/kernel/search-words';
import { creation } from '../../../domain/src/kernel/trail/audit-event';
import { summaryOf } from '../../../domain/src/modules/cases/definition';
import { engineVersion } from '../../../domain/src/modules/cases/recurrence/bounds';
import { documentOf } from '../../../domain/src/modules/cases/recurrence/document';
import { auditedAnswers } from '../../../domain/src/modules/reports/answers';
import { wordsOfCase } from '../../../server/src/modules/cases/list/search-words';
import { numbered } from '../../../server/src/platform/database/numbers';
import { type FrenchCase, frenchCase } from './french-cases';
import { hirePeople } from './people';

const atOnce = 500;
const minute = 60_000;
/** A hundred thousand of them fill three years. */
const apart = 15.8 * minute;

interface Person {
  readonly id: number;
  readonly username: string;
  readonly name: string;
}

/** A case with the report that it came from and the action that it led to. */
interface Loaded extends FrenchCase {
  readonly n: number;
  readonly id: string;
  readonly number: number;
  readonly document: number;
  readonly report: { readonly id: string; readonly number: number };
  readonly action: { readonly id: string; readonly number: number };
  readonly owner: Person;
  readonly reporter: Person;
  readonly title: string;
  readonly criticality: string;
  readonly status: string;
  readonly openedAt: string;
  readonly dueDate: string;
}

const pick = <Item>(items: readonly Item[], at: number): Item => items[at % items.length] as Item;

/** The lead writer of the demo, who signs in for the benches, has some of those in progress. */
const ownerOf = (people: readonly Person[], n: number): Person =>
  (n % 120 === 0 && people.find(({ username }) => username === 'lead')) || pick(people, n * 7919);

/** Numbers of the company's own series, so that records created afterwards get the next one. */
async function numbersOf(owner: pg.Client, series: string, wanted: number): Promise<() => number> {
  if (wanted === 0) return () => 0;
  const { rows } = await owner.query<{ first: number }>('select take_numbers($1, $2) as first', [series, wanted]);
  let next = rows[0]?.first ?? 0;
  return () => next++;
}

async function makeCases(
  owner: pg.Client,
  people: readonly Person[],
  from: number,
  to: number,
  last: number,
): Promise<Loaded[]> {
  const now = Date.now();
  const openedAt = (n: number) => new Date(now - Math.max(1, last - n) * apart).toISOString();
  const places = Array.from({ length: to - from + 1 }, (_, place) => from + place);
  const written = places.map((n) => ({ n, openedAt: openedAt(n), ...frenchCase(n, openedAt(n).slice(0, 10)) }));
  const ofKind = new Map<string, () => number>();
  for (const kind of new Set(written.map((one) => one.kind))) {
    const wanted = written.filter((one) => one.kind === kind).length;
    ofKind.set(kind, await numbersOf(owner, `case ${kind}`, wanted));
  }
  const [report, action, document] = [
    await numbersOf(owner, 'report', places.length),
    await numbersOf(owner, 'action', places.length),
    await numbersOf(owner, 'recurrence', places.length),
  ];
  return written.map((one): Loaded => {
    const [number, ofReport, ofAction] = [ofKind.get(one.kind)?.() ?? 0, report(), action()];
    return {
      ...one,
      id: numbered(one.prefix, number, 4),
      number,
      document: document(),
      title: summaryOf(one.definition),
      report: { id: numbered('IN_', ofReport, 5), number: ofReport },
      action: { id: numbered('ACT_', ofAction, 4), number: ofAction },
      owner: ownerOf(people, one.n),
      reporter: pick(people, one.n * 104_729),
      criticality: pick(['Critical', 'Major', 'Minor'], one.n),
      status: pick(['in_progress', 'ready_for_qa', 'approved', 'closed', 'closed', 'closed'], one.n),
      dueDate: new Date(Date.parse(one.openedAt) + (15 + (one.n % 46)) * 1440 * minute).toISOString().slice(0, 10),
    };
  });
}

/** Every tenth case in progress has a step that waits for a review. */
function markOf({ n, status }: Loaded): string {
  if (status !== 'in_progress') return 'reviewed';
  return n % 60 === 0 ? 'ready' : 'open';
}

const rowsOf = (cases: readonly Loaded[]) =>
  JSON.stringify(
    cases.map((one) => ({
      n: one.n,
      id: one.id,
      number: one.number,
      kind: one.kind,
      status: one.status,
      title: one.title,
      criticality: one.criticality,
      definition: one.definition,
      answers: one.answers,
      causes: one.causes,
      owner: one.owner.id,
      owner_name: one.owner.name,
      reporter: one.reporter.id,
      opened: one.openedAt,
      due: one.dueDate,
      mark: markOf(one),
      measure: one.measure,
      report: one.report.id,
      report_number: one.report.number,
      action: one.action.id,
      action_number: one.action.number,
    })),
  );

const asRows = `jsonb_to_recordset($1::jsonb) as r (n integer, id text, number integer, kind text, status text, title text,
  criticality text, definition jsonb, answers jsonb, causes jsonb, owner integer, owner_name text, reporter integer,
  opened timestamptz, due date, mark text, measure text, report text, report_number integer, action text,
  action_number integer)`;
const company = 'current_company()';

/** The triggers of the tables make everything else of it: rows of lists, totals, facts. */
const statements = [
  `insert into reports (company_id, id, number, author_id, status, answers, summary, severity, criticality, appraiser_id,
      appraiser_name, case_id, filed_at, submitted_at)
    select ${company}, report, report_number, reporter, 'approved', answers, title,
      case criticality when 'Critical' then 'high' when 'Major' then 'medium' else 'low' end, criticality, owner,
      owner_name, id, opened - interval '20 hours', opened - interval '20 hours' from ${asRows}`,
  `insert into cases (company_id, id, number, kind, status, title, criticality, owner_id, detection_date, due_date,
      definition, report_id, reporter_id, created_at, cost)
    select ${company}, id, number, kind, status, title, criticality, owner, opened::date, due, definition, report, reporter,
      opened, case when n % 3 = 0 then n % 9000 end from ${asRows}`,
  `insert into case_steps (company_id, case_id, step, content, mark, changed_by, changed_at, version)
    select ${company}, id, 'rootCause', causes, mark, owner_name, opened + interval '3 days', 1 from ${asRows}`,
  `insert into actions (company_id, id, number, status, summary, priority, responsible, responsible_id, approver_id,
      due_date, origin, case_id, details, created_by, created_at, completed_at)
    select ${company}, action, action_number,
      (array['in_progress', 'ready_for_qa', 'approved', 'completed', 'completed', 'cancelled'])[1 + n % 6], measure,
      (array['high', 'medium', 'low'])[1 + n % 3], owner_name, owner, reporter, due, 'CAPA-' || report_number, id,
      jsonb_build_object('description', measure, 'objective', title), owner_name, opened + interval '6 days',
      case when n % 6 in (3, 4) then opened + interval '20 days' end from ${asRows}`,
  // What has been through a part of its life has been there some days after it was opened.
  `select tell_case_days(id, (opened - interval '20 hours')::date,
      case when status <> 'in_progress' then opened::date + 5 + n % 30 end,
      case when status in ('approved', 'closed') then opened::date + 9 + n % 45 end,
      case when status = 'closed' then opened::date + 20 + n % 100 end) from ${asRows}`,
];

function eventsOf(one: Loaded, requestId: string): object[] {
  const event = (by: Person, action: string, [record, recordId]: readonly [string, string], changes: object) => ({
    actorId: by.id,
    actorUsername: by.username,
    actorName: by.name,
    actorRoles: ['reporter'],
    requestId,
    action,
    record,
    recordId,
    reason: null,
    changes,
  });
  const { kind, title, criticality, dueDate, definition, reporter, owner, answers } = one;
  const [ofReport, ofCase] = [['report', one.report.id] as const, ['case', one.id] as const];
  const status = (from: string, to: string) => [{ field: 'status', from, to }];
  return [
    event(reporter, 'report.created', ofReport, creation({ ...auditedAnswers(answers), status: 'draft' })),
    event(reporter, 'report.submitted', ofReport, status('draft', 'waiting_approval')),
    event(owner, 'report.approved', ofReport, status('waiting_approval', 'approved')),
    event(
      owner,
      'case.opened',
      ofCase,
      creation({ kind, title, criticality, dueDate, owner: owner.name, ownerId: owner.id, ...definition }),
    ),
    event(owner, 'case.step_changed', ofCase, creation({ 'rootCause.mark': markOf(one) })),
    event(owner, 'action.created', ['action', one.action.id], creation({ summary: one.measure, caseId: one.id })),
  ];
}

async function addWords(owner: pg.Client, cases: readonly Loaded[]): Promise<void> {
  const add = (record: string, entries: readonly { id: string; words: readonly string[] }[]) =>
    owner.query('select add_many_search_words($1, $2)', [record, JSON.stringify(entries)]);
  const step = (one: Loaded) => ({ name: 'rootCause' as const, content: one.causes });
  await add(
    'case',
    cases.map((one) => ({ id: one.id, words: wordsOfCase({ ...one, imported: null }, [step(one)]) })),
  );
  await add(
    'report',
    cases.map(({ report: { id }, title, definition: { where, product } }) => ({
      id,
      words: [...idWords(id), ...searchWords(`${title} ${where} ${product}`)],
    })),
  );
  await add(
    'action',
    cases.map(({ action: { id }, measure }) => ({ id, words: [...idWords(id), ...searchWords(measure)] })),
  );
  const documents = cases.map((one) => ({
    number: one.document,
    id: one.id,
    document: documentOf({ ...one, detectionDate: one.openedAt.slice(0, 10), ownerId: null, steps: [step(one)] }),
  }));
  await owner.query(
    `insert into recurrence_documents (company_id, number, case_id, engine, document, written)
      select ${company}, r.number, r.id, ${engineVersion}, r.document, pg_current_xact_id()::text::bigint
      from json_to_recordset($1::json) as r (number integer, id text, document json)`,
    [JSON.stringify(documents)],
  );
}

/** Each case was known in two earlier states, as its changes would have left them. */
const pastFacts = (columns: string) => `insert into case_fact_versions (${columns})
  select ${columns.replace(/\w+/g, 'v.$&')} from case_facts f cross join lateral (select f.opened_day::timestamptz + interval '1 day') as life (begun),
    generate_series(0, 1) as step,
    jsonb_populate_record(null::case_fact_versions, to_jsonb(f) || jsonb_build_object(
      'known_from', begun + step * interval '9 days', 'known_to', begun + (step + 1) * interval '9 days',
      'closed_day', 'infinity')) as v
  where f.company_id = ${company} and f.case_id = any ($1)`;
/** Those that are not made of others. */
const columnsOfVersions = `select string_agg(attname, ', ' order by attnum) as names from pg_attribute
  where attrelid = 'case_fact_versions'::regclass and attnum > 0 and not attisdropped and attgenerated = ''`;
/** As changes of long ago: the triggers would write down that they are known since now. */
const knownSince = `update case_facts set known_from = opened_day::timestamptz + interval '19 days', written = 0
  where company_id = ${company} and case_id = any ($1)`;

async function addPast(owner: pg.Client, cases: readonly Loaded[]): Promise<void> {
  const ids = cases.map(({ id }) => id);
  const { rows: columns } = await owner.query<{ names: string }>(columnsOfVersions);
  await owner.query(pastFacts(columns[0]?.names ?? ''), [ids]);
  await owner.query('set local session_replication_role to replica');
  await owner.query(knownSince, [ids]);
  await owner.query('set local session_replication_role to origin');
}

/**
 * What similar cases must stand out from, about as it is measured. A company that has been there for a while has it; otherwise a thread
 * would measure it for a quarter of an hour beside what a bench measures.
 */
const measured = `insert into recurrence_backgrounds (company_id, number, engine, means, deviations, documents, document_written, written)
  select company_id, number, engine, '{0.46, 0.6, 0.7}', '{0.03, 0.07, 0.1}', count(*) over (), written, pg_current_xact_id()::text::bigint
  from recurrence_documents where company_id = ${company} on conflict do nothing`;

/** Fills the company of an administrator up to so many cases; what is there already stays. */
export async function loadCompany(owner: pg.Client, admin: string, count: number): Promise<void> {
  const { rows: found } = await owner.query<{ id: number; loaded: number; people: number }>(
    `select company_id as id, (select count(*)::int from cases c where c.company_id = u.company_id) as loaded,
      (select count(*)::int from users o where o.company_id = u.company_id) as people
    from users u where username = $1`,
    [admin],
  );
  const { id = 0, loaded = 0, people: known = 0 } = found[0] ?? {};
  if (loaded >= count) return;
  if (known < 200) await hirePeople(owner, admin);
  const { rows: people } = await owner.query<Person>(
    `select id, username, first_name || ' ' || last_name as name from users where company_id = $1 order by id`,
    [id],
  );
  await owner.query(`select set_config('vigie.company', $1, false), set_config('vigie.reader', 'system', false)`, [
    String(id),
  ]);
  for (let from = loaded + 1; from <= count; from += atOnce) {
    const to = Math.min(from + atOnce - 1, count);
    await owner.query('begin');
    const cases = await makeCases(owner, people, from, to, count);
    const rows = rowsOf(cases);
    for (const text of statements) await owner.query(text, [rows]);
    await addWords(owner, cases);
    const events = cases.flatMap((one) => eventsOf(one, `load-${from}`));
    await owner.query('select append_audit_events($1)', [JSON.stringify(events)]);
    await addPast(owner, cases);
    await owner.query('commit');
    if (process.stderr.isTTY) process.stderr.write(`\r${to} of ${count} cases `);
    // Rows that were counted over and over leave much behind.
    if (to % 20_000 < atOnce) for (const table of totals) await owner.query(`vacuum ${table}`);
  }
  await owner.query(measured);
  await owner.query(`select set_config('vigie.company', '', false), set_config('vigie.reader', '', false)`);
  await owner.query('vacuum analyze');
}

const totals = [
  'report_totals',
  'report_people_totals',
  'case_totals',
  'case_overall_totals',
  'action_totals',
  'record_numbers',
  'audit_heads',
];
