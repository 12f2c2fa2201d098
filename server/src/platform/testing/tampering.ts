import { verified } from '../../modules/verified';
import { verifiedColumns } from '../../modules/verified-columns';
import { verifyCompany } from '../verification/verification';
import type { TestApp } from './test-app';

/** Asks as the owner of the database. */
export type AskOwner = <Row extends object>(text: string, values?: unknown[]) => Promise<Row[]>;

interface Column {
  readonly table: string;
  readonly name: string;
  readonly type: string;
  readonly isGenerated: boolean;
  readonly isKey: boolean;
  /** The only values that its check allows; empty where there is no such check. */
  readonly allowed: readonly string[];
}

type Row = Readonly<Record<string, unknown>>;

/** What `verify` says of each company. */
export type FindingsOf = ReadonlyMap<number, readonly string[]>;

/** One change behind the application's back. */
export interface Tampering {
  readonly table: string;
  readonly what: string;
  readonly statement: string;
  /** Whose verification must say it. */
  readonly companies: readonly number[];
  readonly isNamedIn: (findings: FindingsOf) => boolean;
}

/** JSON that its readers can still read. */
const otherJson: Readonly<Record<string, string>> = {
  'actions.details': `details || '{"description":"Autre"}'`,
  'actions.extension': `'{"id":1,"who":"x","at":"2026-01-01T00:00:00Z","dueDate":"2030-01-01","reason":"x"}'`,
  'actions.todos': `todos || '[{"id":"x","text":"Autre","completed":false}]'`,
  'alerts.links': `links || '[{"record":"case","id":"NC_0999"}]'`,
  'audits.standards': `'[{"standard":"Autre","clauses":[]}]'`,
  'audits.auditors': `auditors || '[{"id":null,"name":"Autre"}]'`,
  'audits.observers': `observers || '[{"id":null,"name":"Autre"}]'`,
  'audits.auditees': `auditees || '[{"id":null,"name":"Autre"}]'`,
  'audits.agenda': `agenda || '[{"day":"2026-01-01","hour":"09:00","minutes":5,"place":"","topic":"x","who":""}]'`,
  'audits.grades': `'[{"key":"other","fr":"Autre","en":"Other","responseDays":null,"blocksClosing":false}]'`,
  'audit_programme_revisions.lines': `'[]'`,
  'audit_works.answers': `answers || '{"other":"x"}'`,
  'audit_works.rivals': `rivals || '{"other":[{"rivalId":"x","answer":"x","userId":1,"who":"x","observedAt":"x"}]}'`,
  'audit_reports.content': `content || '{"title":"Autre"}'`,
  'capa_checks.draft': `'{"isEffective":true,"cases":["NC_0999"],"evaluatedAt":"2026-01-01T00:00:00Z"}'`,
  'capa_checks.measure': `'{"period":1}'`,
  'capa_checks.verdict': `'{"isEffective":false,"findings":"x","recorded":{"id":1,"who":"x","at":"2026-01-01T00:00:00Z"}}'`,
  'case_analyses.matches': `'[{"id":"NC_0999","score":50}]'`,
  'case_steps.content': `content || '{"other":"x"}'`,
  'cases.definition': `definition || '{"what":"Autre"}'`,
  'cases.effectiveness': `'{"criterion":"x","asked":{"id":1,"who":"x","at":"2026-01-01T00:00:00Z"},"verdict":null}'`,
  'imports.chosen': `chosen || '{"x":1}'`,
  'imports.columns': `columns || '{"x":1}'`,
  'imports.failure': `'{"x":1}'`,
  'imports.numbers': `'[]'`,
  'imports.outcome': `outcome || '{"rowCount":7}'`,
  'parameters.finding_grades': `'[{"key":"other","fr":"Autre","en":"Other","responseDays":null,"blocksClosing":false}]'`,
  'parameters.number_digits': `'{"hse":6}'`,
  'parameters.numbers_begin': `'{"hse":7}'`,
  'parameters.retention_years': `'{"hse":12}'`,
  'parameters.gates': `'[{"act":"case.approve","requirementIds":["REQ_9999"]}]'`,
  'parameters.left_out_steps': `'{"hse":["process"]}'`,
  'procedures.readers': `readers || '[{"id":1,"name":"Autre"}]'`,
  'procedures.reviews': `reviews || '[{"verdict":"keep","versionId":null,"by":{"id":1,"name":"x"},"at":"x","confirmed":null}]'`,
  'procedure_versions.co_authors': `co_authors || '[{"id":1,"name":"Autre"}]'`,
  'procedure_versions.reviewers': `reviewers || '[{"id":1,"name":"Autre"}]'`,
  'procedure_versions.approvers': `approvers || '[{"id":1,"name":"Autre"}]'`,
  'procedure_versions.reviews': `reviews || '[{"id":1,"name":"Autre","at":"x"}]'`,
  'procedure_versions.approvals': `approvals || '[{"id":1,"name":"Autre","at":"x"}]'`,
  'procedure_texts.blocks': `blocks || '[{"id":"x"}]'`,
  'curriculums.members': `members || '[{"id":"REQ_9999","from":"x","until":null}]'`,
  'posts.members': `members || '[{"id":"CUR_9999","from":"x","until":null}]'`,
  'training_requirements.trainers': `trainers || '[{"id":1,"name":"Autre"}]'`,
  'trainings.block_ids': `'["x"]'`,
  'trainings.quiz': `quiz || '[{"questionnaireId":"x","percent":100,"isPassed":true,"at":"x"}]'`,
  'questionnaires.answers': `answers || '{"other":"x"}'`,
  'reports.answers': `answers || '{"what":"Autre"}'`,
  'signatures.assertion': `'{"authenticatorData":"","clientDataJSON":"","signature":""}'`,
  'signatures.content': `content || '{"more":1}'`,
  'template_versions.content': `content || '{"title":"Autre"}'`,
  'templates.content': `content || '{"title":"Autre"}'`,
  'templates.saved_content': `saved_content || '{"title":"Autre"}'`,
  'users.preferences': `preferences || '{"other":"x"}'`,
};

const byType: Readonly<Record<string, (column: string) => string>> = {
  boolean: (c) => `not coalesce(${c}, false)`,
  bytea: (c) => `sha256(coalesce(${c}, ''))`,
  date: (c) => `case when isfinite(coalesce(${c}, 'infinity')) then ${c} + 3 else '2020-02-02' end`,
  integer: (c) => `coalesce(${c}, 0) + 7919`,
  bigint: (c) => `coalesce(${c}, 0) + 7919`,
  smallint: (c) => `coalesce(${c}, 0) + 7`,
  'double precision': (c) => `coalesce(${c}, 0) + 7`,
  text: (c) => `case when ${c} ~ '^[0-9a-f]{64}$' then reverse(${c}) else coalesce(${c}, '') || 'x' end`,
  'text[]': (c) => `array_append(${c}, 'x')`,
  'integer[]': (c) => `array_append(${c}, 7919)`,
  'timestamp with time zone': (c) => `coalesce(${c}, now()) - interval '1 year'`,
  uuid: () => 'gen_random_uuid()',
};

/** A case that does not have the file. */
const otherCase = `(select c.id from cases c where c.company_id = attachment_links.company_id and not exists (
  select from attachment_links l where l.company_id = c.company_id and l.record = 'case' and l.record_id = c.id
    and l.attachment_id = attachment_links.attachment_id) order by c.id limit 1)`;

const othersThan: Readonly<Record<string, string>> = {
  'users.roles': `case when 'qa' = any (roles) then '{reporter}'::text[] else '{reporter,qa}' end`,
  'cases.reader_roles': `array_append(reader_roles, 'designer')`,
  'cases.kind': `case kind when 'hse' then 'itBug' else 'hse' end`,
  'case_steps.step': `(select other from unnest(array['SQIPP', 'process', 'regulatory', 'recurrence', 'rootCause']) as other
    where not exists (select from case_steps s where s.case_id = case_steps.case_id and s.step = other) limit 1)`,
  'parameters.confidential_kinds': `array_append(confidential_kinds, 'itBug')`,
  'parameters.detection_modes': `array_remove(detection_modes, 'audit')`,
  'parameters.gemba_categories': `array_remove(gemba_categories, 'order')`,
  'templates.case_kinds': `array_append(case_kinds, 'itBug')`,
  'indicators.name': `case name when 'cost' then 'opened' else 'cost' end`,
  'kpi_signals.indicator': `case indicator when 'cost' then 'opened' else 'cost' end`,
  'imports.sheet': `sheet || 'x'`,
  'cases.owner_id': 'case owner_id when 1 then 2 else 1 end',
  'questionnaires.filler_id': 'case filler_id when 1 then 2 else 1 end',
  'attachment_links.record_id': otherCase,
};

async function listColumns(owner: AskOwner): Promise<Column[]> {
  return owner<Column>(`select c.relname as table, a.attname as name, format_type(a.atttypid, null) as type,
      a.attgenerated <> '' as "isGenerated",
      exists (select from pg_index i where i.indrelid = c.oid and i.indisprimary and a.attnum = any (i.indkey)) as "isKey",
      array(select one[1] from pg_constraint k, regexp_matches(pg_get_constraintdef(k.oid), '''([A-Za-z_]+)''::text', 'g') as one
        where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum]) as allowed
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' order by c.relname, a.attnum`);
}

function otherValue({ table, name, type, allowed }: Column): string {
  const place = `${table}.${name}`;
  const chosen = othersThan[place] ?? otherJson[place];
  if (chosen) return chosen;
  if (place === 'parameters.company_id') return '7919';
  if (name === 'company_id' || name === 'home_company') return String(otherCompany);
  if (allowed.length > 1) return `case ${name} when '${allowed[0]}' then '${allowed[1]}' else '${allowed[0]}' end`;
  const made = byType[type];
  if (!made) throw new Error(`${place} is of the type ${type}, for which nobody said another value`);
  return made(name);
}

/** Rows that show the column best: of the company, with something in it, and not always the same one. */
const preferred: Readonly<Record<string, string>> = {
  'actions.responsible': 'responsible_id is null',
  'actions.planned_due_date': `origin like 'CAPA-%'`,
  'alert_copies.user_id': `box = 'inbox' and alert_id in (select id from alerts where not is_everyone)`,
  'attachment_links.attachment_id': 'removed_at is null',
  'attachment_links.company_id': 'removed_at is null',
  'attachment_links.record': 'removed_at is null',
  'attachment_links.record_id': 'removed_at is null',
  'case_entries.is_shown': 'is_case or is_shown',
  'record_links.other_record': 'removed_at is null',
  'signatures.content': 'voided_at is null',
};

const countsOnly = new Set([
  'case_totals',
  'case_overall_totals',
  'action_totals',
  'action_overall_totals',
  'report_totals',
]);

function conditionOf(table: string, column: string): string {
  const place = preferred[`${table}.${column}`] ?? 'true';
  if (table === 'case_entries') return `(${place}) and (is_case or is_shown)`;
  if (countsOnly.has(table) || table.endsWith('_totals')) return `(${place}) and total > 0`;
  return place;
}

/** Where rows that change their company go. */
const otherCompany = 3;

interface Place {
  readonly row: Row;
  readonly companyId: number;
  /** The condition that finds it. */
  readonly where: string;
}

/** A row that shows the column, of the first company where that has one. */
async function findPlace(owner: AskOwner, columns: readonly Column[], at: Column, nth: number): Promise<Place | null> {
  const { table, name } = at;
  const own = columns.filter((one) => one.table === table);
  const keys = own.filter(({ isKey }) => isKey).map((one) => one.name);
  const company = companyOf(table, own);
  const [found] = await owner<{ row: Row; companyId: number; where: string }>(`
    with companies_of as (select ${company} as id, count(*) filter (where ${name} is not null) as filled from ${table}
      where ${conditionOf(table, name)} group by 1 order by (${company}) <> 1, 1 limit 1)
    select to_jsonb(${table}) as row, (${company})::integer as "companyId",
      concat_ws(' and ', ${keys.map((key) => `format('${key} = %L', ${key})`).join(', ')}) as where
    from ${table} where ${conditionOf(table, name)} and (${company}) = (select id from companies_of)
    order by (${name} is null), ${keys.join(', ')}
    offset ${nth} % greatest(1, (select filled from companies_of)::integer) limit 1`);
  return found ?? null;
}

function companyOf(table: string, own: readonly Column[]): string {
  if (own.some(({ name }) => name === 'company_id')) return 'company_id';
  if (own.some(({ name }) => name === 'home_company')) return 'home_company';
  return table === 'companies' ? 'id' : '0';
}

/** What each verified column of each table is altered to, and the tables that have none to alter. */
export async function planTamperings(owner: AskOwner): Promise<{ plan: Tampering[]; withoutRows: string[] }> {
  const columns = await listColumns(owner);
  const plan: Tampering[] = [];
  const withoutRows = new Set<string>();
  const taken = new Map<string, number>();
  for (const column of columns) {
    const { table, name, isGenerated } = column;
    const how = verifiedColumns[table]?.[name] ?? 'not: unknown';
    if (how.startsWith('not:') || isGenerated || table === 'audit_events' || table === 'audit_heads') continue;
    const nth = taken.get(table) ?? 0;
    taken.set(table, nth + 1);
    const place = await findPlace(owner, columns, column, nth);
    if (!place) {
      withoutRows.add(table);
      continue;
    }
    const [made] = await owner<{ other: string; row: Row }>(`with other as (
        select (${otherValue(column)})::text as value from ${table} where ${place.where})
      select other.value as other, to_jsonb(${table}) || jsonb_build_object('${name}',
        to_jsonb(other.value::${column.type})) as row from ${table}, other where ${place.where}`);
    const value = `'${made?.other.replaceAll("'", "''")}'::${column.type}`;
    const movesTo = name === 'company_id' || name === 'home_company' ? Number(made?.other) : place.companyId;
    plan.push({
      table,
      what: `${table}.${name}`,
      statement: `update ${table} set ${name} = ${value} where ${place.where}`,
      companies: [place.companyId, movesTo],
      isNamedIn: (findings) => {
        const here = findings.get(place.companyId) ?? [];
        const there = findings.get(movesTo) ?? [];
        const rows = [place.row, made?.row ?? {}];
        if (here.some((one) => rows.some((row) => isOfRow(one, table, row)) && namesColumn(one, how, name)))
          return true;
        const isLost = here.some((one) => isMissing(one, table, place.row));
        return (
          isLost &&
          (hasNoOther.has(`${table}.${name}`) || there.some((one) => isUnexpected(one, table, made?.row ?? {})))
        );
      },
    });
  }
  return { plan, withoutRows: [...withoutRows] };
}

/** Where nothing looks at the other value: there is no such company or kind of record, or no such row is listed. */
const hasNoOther = new Set([
  'attachment_links.record',
  'companies.id',
  'parameters.company_id',
  'case_entries.is_case',
  'case_entries.is_shown',
]);

/** What is found by the record that it belongs to. */
const ownersOf: Readonly<Record<string, (row: Row) => string[]>> = {
  alert_copies: ({ alert_id }) => [`alerts ${alert_id}`],
  audit_programme_revisions: ({ programme_id }) => [`audit_programmes ${programme_id}`],
  attachment_links: ({ record, record_id }) => [`${record} ${record_id}`],
  action_fact_versions: ({ action_id }) => [`action_fact_versions ${action_id}`],
  case_analyses: ({ case_id }) => [`case ${case_id}`],
  case_dismissals: ({ case_id }) => [`case ${case_id}`],
  case_fact_versions: ({ case_id }) => [`case_fact_versions ${case_id}`],
  case_members: ({ case_id }) => [`case ${case_id}`],
  case_steps: ({ case_id }) => [`case ${case_id}`],
  capa_checks: ({ case_id }) => [`case ${case_id}`],
  login_directory: ({ home_user }) => [`login_directory ${home_user}`],
  questionnaire_findings: ({ questionnaire_id }) => [`questionnaire ${questionnaire_id}`],
  questionnaires: ({ id }) => [`questionnaire_entries ${id}`],
  record_links: ({ record, record_id }) => [`${record} ${record_id}`],
  recurrence_documents: () => ['record_numbers recurrence'],
  recovery_codes: ({ user_id }) => [`recovery_codes ${user_id}`],
  signatures: ({ id }) => [`signature ${id}`],
  schema_migrations: ({ name }) => [`schema_migrations ${name}`],
  template_conflicts: ({ template_id }) => [`template ${template_id}`],
  template_edits: ({ template_id }) => [`template ${template_id}`, `templates ${template_id}`],
  template_versions: ({ template_id, number }) => [`template_version ${template_id}.${number}`],
};

const ends = [' ', ',', ':'];
const says = (sentence: string, value: unknown) =>
  ends.some((end) => sentence.includes(` ${String(value ?? '')}${end}`));
const beginsWith = (sentence: string, name: string) => ends.some((end) => sentence.startsWith(`${name}${end}`));

function isOfOwner(sentence: string, table: string, row: Row): boolean {
  return (ownersOf[table]?.(row) ?? []).some((name) => beginsWith(sentence, name));
}

/** Whether a sentence is about a row: by its table and key, by its record and id, or by the record that it belongs to. */
function isOfRow(sentence: string, table: string, row: Row): boolean {
  if (isOfOwner(sentence, table, row)) return true;
  const byRecord = verified.records.filter((kind) => kind.table === table);
  if (byRecord.some(({ record, idColumn }) => beginsWith(sentence, `${record} ${row[idColumn]}`))) return true;
  if (!sentence.startsWith(`${table} `)) return false;
  return verified.tables
    .filter((one) => one.table === table)
    .map(({ key }) => key.filter((column) => column in row))
    .some((key) => key.length > 0 && key.every((column) => says(sentence, row[column])));
}

/** What a column is called where it is compared under other names. */
const calledAlso: Readonly<Record<string, readonly string[]>> = {
  extension: ['column extension_reason', 'column extension_by', 'column extension_at'],
  effectiveness: ['column asked_by', 'column judged_by', 'column asked_at', 'column judged_at'],
  draft: ['column drafted', 'column draft_cases', 'column drafted_at'],
  verdict: ['column judged_by', 'column judged_at'],
  matches: ['column recorded_matches'],
  user_id: ['column recipients', 'column senders', 'column copies'],
  box: ['column recipients', 'column senders', 'column copies'],
  alert_id: ['column recipients', 'column senders', 'column copies'],
  lines: ['column lines_hash'],
  blocks: ['column content_hash'],
  voided_at: [' that it was voided'],
  content: ['column content_hash', 'what is stored is not what was signed', 'the record is not what was signed'],
  assertion: ['column assertion_digest', 'not proven by its passkey'],
};

function namesColumn(sentence: string, how: string, column: string): boolean {
  const [word, what = ''] = how.split(': ');
  const fields = word === 'event' ? what.split(', ').map((field) => field.replace(/^.*\}\.|\.?\*\.?/g, '')) : [];
  const person = column.startsWith('signer_') ? [', signer:'] : [];
  return [
    `, column ${column}:`,
    `, column first_${column}:`,
    ...person,
    ...fields.flatMap((field) => [`, field ${field}`, `, ${field}:`, `.${field}:`]),
    ...(calledAlso[column] ?? []),
  ].some((name) => sentence.includes(name));
}

const gone = /the row that should be there is gone|its row is gone|the record is gone/;

/** Whether a sentence says that a row is not there any more, or that its record lacks it. */
function isMissing(sentence: string, table: string, row: Row): boolean {
  return (
    (gone.test(sentence) && isOfRow(sentence, table, row)) ||
    (isOfOwner(sentence, table, row) && /, (field|column) /.test(sentence))
  );
}

/** Whether a sentence says that nothing stands behind a row, or what it should say that nothing stands behind. */
function isUnexpected(sentence: string, table: string, row: Row): boolean {
  const isLost = Object.entries(row).some(([column, value]) =>
    sentence.startsWith(`${table}, column ${column}: ${value} is not among the `),
  );
  return isLost || (!gone.test(sentence) && isOfRow(sentence, table, row));
}

/** What makes a copy of a row another one. */
const insertedAs: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  account_notices: { id: 'gen_random_uuid()' },
  actions: { id: `'AC_9999'`, number: '9999' },
  attachment_links: { record: `'case'`, record_id: otherCase },
  case_members: { user_id: '7919' },
  case_steps: { step: othersThan['case_steps.step'] ?? '' },
  comments: { id: 'id + 7919' },
  confidential_records: { record_id: `record_id || '9'` },
  passkeys: { id: 'gen_random_uuid()', credential_id: `credential_id || 'x'` },
  recovery_codes: { id: 'gen_random_uuid()' },
  signatures: { id: 'id + 7919' },
};

/** Tables that a row can be taken out of unseen. */
const removedUnseen: Readonly<Record<string, string>> = {
  action_fact_versions: 'the versions beside it tell it, and not where they are minutes apart, as in a test',
  case_fact_versions: 'the versions beside it tell it, and not where they are minutes apart, as in a test',
  template_conflicts: 'two edits that met; the content that came of it is compared by its hash',
};

/** A row taken out of each table, and a copy of one put into some. */
export async function planRows(owner: AskOwner, tables: readonly string[]): Promise<Tampering[]> {
  const columns = await listColumns(owner);
  const plan: Tampering[] = [];
  for (const table of tables) {
    const own = columns.filter((one) => one.table === table && !one.isGenerated);
    const key = own.find(({ isKey, name }) => isKey && name !== 'company_id') ?? own.find(({ isKey }) => isKey);
    const place = key && (await findPlace(owner, columns, key, 0));
    if (!place) continue;
    const { row, companyId, where } = place;
    if (table in removedUnseen) continue;
    plan.push({
      table,
      what: `a row removed from ${table}`,
      statement: `delete from ${table} where ${where}`,
      companies: [companyId],
      isNamedIn: (findings) => (findings.get(companyId) ?? []).some((one) => isMissing(one, table, row)),
    });
    const other = insertedAs[table];
    if (!other) continue;
    const [made] = await owner<{ row: Row }>(
      `select to_jsonb(${table}) || jsonb_build_object(${Object.entries(other)
        .map(([name, value]) => `'${name}', ${value}`)
        .join(', ')}) as row from ${table} where ${where}`,
    );
    const values = JSON.stringify(made?.row).replaceAll("'", "''");
    const names = own.map(({ name }) => name).join(', ');
    plan.push({
      table,
      what: `a row put into ${table}`,
      statement: `insert into ${table} (${names}) select ${names} from jsonb_populate_record(null::${table}, '${values}')`,
      companies: [companyId],
      isNamedIn: (findings) => (findings.get(companyId) ?? []).some((one) => isUnexpected(one, table, made?.row ?? {})),
    });
  }
  return plan;
}

/** Tables as they were, to go back to after each round. */
export class Originals {
  private readonly kept = new Map<string, string>();

  constructor(private readonly owner: AskOwner) {}

  async keep(tables: readonly string[]): Promise<void> {
    await this.owner('create schema originals');
    const columns = await listColumns(this.owner);
    for (const table of tables) {
      const own = columns.filter((one) => one.table === table && !one.isGenerated).map(({ name }) => name);
      this.kept.set(table, own.join(', '));
      await this.owner(`create table originals.${table} as select ${own.join(', ')} from ${table}`);
    }
    // A check that asks for two columns at once would stand in the way of changing one.
    await this.owner(`do $$ declare one record; begin
      for one in select conrelid::regclass as place, conname from pg_constraint where contype = 'c'
          and connamespace = 'public'::regnamespace loop
        execute format('alter table %s drop constraint %I', one.place, one.conname);
      end loop; end $$`);
  }

  async restore(tables: Iterable<string>): Promise<void> {
    const statements = [...new Set(tables)].map((table) => {
      const columns = this.kept.get(table);
      return `delete from ${table}; insert into ${table} (${columns}) select ${columns} from originals.${table}`;
    });
    await this.silently(statements);
  }

  /** With every trigger silenced: behind the application's back. */
  async silently(statements: readonly string[]): Promise<void> {
    await this.owner(`begin; set local session_replication_role = replica; ${statements.join('; ')}; commit`);
  }
}

/** How many columns of one table are altered in one round, each in a row of its own where there are so many; then fewer. */
const columnsAtOnce = [5, 1];

/** What was altered of a plan, some at a time, without being named. */
export async function listUnnamed(t: TestApp, originals: Originals, plan: readonly Tampering[]): Promise<string[]> {
  let left = plan;
  for (const atOnce of columnsAtOnce) {
    const still: Tampering[] = [];
    for (const round of roundsOf(left, atOnce)) still.push(...(await unnamedOf(t, originals, round)));
    left = still;
  }
  // Where the source of a value was altered in the same way, neither shows: alone it must.
  const unnamed: string[] = [];
  for (const one of left) unnamed.push(...(await unnamedOf(t, originals, [one])).map(({ what }) => what));
  return unnamed;
}

/** Alters some, looks once, and puts everything back. */
async function unnamedOf(t: TestApp, originals: Originals, some: readonly Tampering[]): Promise<Tampering[]> {
  for (const { statement } of some) await originals.silently([statement]);
  const found = await findingsIn(
    t,
    some.flatMap(({ companies }) => companies),
  );
  await originals.restore(some.map(({ table }) => table));
  return some.filter((one) => !one.isNamedIn(found));
}

function roundsOf(plan: readonly Tampering[], atOnce: number): (readonly Tampering[])[] {
  const made: Tampering[][] = [];
  const places = new Map<string, number>();
  for (const one of plan) {
    const place = places.get(one.table) ?? 0;
    places.set(one.table, place + 1);
    const round = Math.floor(place / atOnce);
    made[round] = [...(made[round] ?? []), one];
  }
  return made;
}

async function findingsIn({ app }: TestApp, companies: Iterable<number>): Promise<FindingsOf> {
  const { database, contents } = app.platform;
  const found = new Map<number, string[]>();
  for (const id of new Set(companies)) {
    const said: string[] = [];
    for await (const report of verifyCompany({ database, contents, verified, keeps: 10_000 }, id)) {
      said.push(...report.findings);
    }
    found.set(id, said);
  }
  return found;
}
