import { verifiedColumns } from '../../modules/verified-columns';

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

/** One change behind the application's back, and what must be said of it. */
export interface Tampering {
  readonly table: string;
  readonly what: string;
  readonly statement: string;
  /** Parts of the sentence that names it; one of each. */
  readonly names: readonly (readonly string[])[];
}

/** JSON that its readers can still read. */
const otherJson: Readonly<Record<string, string>> = {
  'actions.details': `details || '{"description":"Autre"}'`,
  'actions.extension': `'{"id":1,"who":"x","at":"2026-01-01T00:00:00Z","dueDate":"2030-01-01","reason":"x"}'`,
  'actions.todos': `todos || '[{"id":"x","text":"Autre","completed":false}]'`,
  'alerts.links': `links || '[{"record":"case","id":"NC_0999"}]'`,
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
  'parameters.number_digits': `'{"hse":6}'`,
  'parameters.retention_years': `'{"hse":12}'`,
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

const othersThan: Readonly<Record<string, string>> = {
  'users.roles': `case when 'qa' = any (roles) then '{reporter}'::text[] else '{reporter,qa}' end`,
  'cases.reader_roles': `array_append(reader_roles, 'designer')`,
  'cases.kind': `case kind when 'hse' then 'itBug' else 'hse' end`,
  'case_steps.step': `(select other from unnest(array['SQIPP', 'process', 'regulatory', 'recurrence', 'rootCause']) as other
    where not exists (select from case_steps s where s.case_id = case_steps.case_id and s.step = other) limit 1)`,
  'parameters.confidential_kinds': `array_append(confidential_kinds, 'itBug')`,
  'parameters.detection_modes': `array_remove(detection_modes, 'audit')`,
  'templates.case_kinds': `array_append(case_kinds, 'itBug')`,
  'indicators.name': `case name when 'cost' then 'opened' else 'cost' end`,
  'kpi_signals.indicator': `case indicator when 'cost' then 'opened' else 'cost' end`,
  'imports.sheet': `sheet || 'x'`,
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
  if (name === 'company_id' || name === 'home_company') return '3';
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
  'capa_checks.draft': 'draft is not null',
  'case_entries.is_shown': 'is_case or is_shown',
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

/** Columns that a sentence may name the row by, beside its key. */
const naming = new Set(['user_id', 'case_id', 'record_id', 'other_id', 'action_id', 'template_id', 'home_user', 'id']);

const isWhole = /the row that should be there is gone|its row is gone|nothing in the trail|has no event in the trail/;

/** What each column of each table is altered to, with what `verify` must say; those that nothing can be said of are left out. */
export async function planTamperings(
  owner: AskOwner,
  companyId: number,
): Promise<(Tampering & { readonly column: string })[]> {
  const columns = await listColumns(owner);
  const plan: (Tampering & { readonly column: string })[] = [];
  const taken = new Map<string, number>();
  for (const column of columns) {
    const { table, name, isGenerated, isKey } = column;
    const how = verifiedColumns[table]?.[name] ?? 'not: unknown';
    if (how.startsWith('not:') || isGenerated || table.startsWith('audit_')) continue;
    const keys = columns.filter((one) => one.table === table && one.isKey).map((one) => one.name);
    const company = columns.some((one) => one.table === table && one.name === 'company_id');
    const ofCompany = company
      ? `company_id = ${companyId}`
      : table === 'companies'
        ? `id = ${companyId}`
        : table.endsWith('_directory')
          ? `home_company = ${companyId}`
          : 'true';
    const place = taken.get(table) ?? 0;
    taken.set(table, place + 1);
    const named = columns
      .filter((one) => one.table === table && (one.isKey || naming.has(one.name)))
      .map((one) => one.name);
    const shown = named.filter((one) => one !== 'company_id').map((one) => `${one}::text`);
    const row = `select * from ${table} where ${ofCompany} and ${conditionOf(table, name)}`;
    const [found] = await owner<{ keys: string[]; place: string }>(`with rows as (${row})
      select array_remove(array[${shown.join(', ')}]::text[], null) as keys,
        concat_ws(' and ', ${keys.map((key) => `format('${key} = %L', ${key})`).join(', ')}) as place
      from rows order by (${name} is null), ${keys.join(', ')}
      offset ${place} % greatest(1, (select count(*) from rows where ${name} is not null)::integer) limit 1`);
    if (!found) continue;
    const statement = `update ${table} set ${name} = ${otherValue(column)} where ${found.place}`;
    plan.push({
      table,
      column: name,
      what: `${table}.${name}`,
      statement,
      names: [found.keys, namesOf(how, name, isKey)],
    });
  }
  return plan;
}

function namesOf(how: string, column: string, isKey: boolean): string[] {
  const [word, what = ''] = how.split(': ');
  if (isKey || word === 'signature') return [''];
  const fields =
    word === 'event' ? what.split(', ').map((field) => field.replace(/^.*\}\.|\.?\*$/g, '') || 'field ') : ['whole'];
  // The person of a signature is named as one.
  const person = column.startsWith('signer_') ? ['signer'] : [];
  return [`column ${column}`, `column first_${column}`, ...fields, ...person];
}

export function isNamed(findings: readonly string[], { names: [keys = [], words = []] }: Tampering): boolean {
  const ofRow = findings.filter((one) => keys.length === 0 || keys.some((key) => one.includes(key)));
  return ofRow.some((one) => words.some((word) => (word === 'whole' ? isWhole.test(one) : one.includes(word))));
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
