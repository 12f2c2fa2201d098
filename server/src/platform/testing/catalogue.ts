import type { TestDatabase } from './test-database';

/**
 * The trail itself, what only helps requests along, what is made anew from records, and what an event of the same
 * transaction already records. List rows, totals and facts, which follow records, are known by their names.
 */
const withoutEvents = [
  'audit_events',
  'audit_heads',
  'idempotency_keys',
  'record_numbers',
  'record_words',
  'search_blocks',
  'notifications',
  'record_presence',
  'record_views',
  'overview_visits',
  'assistant_usage',
  'import_progress',
  'recurrence_documents',
  'recurrence_backgrounds',
  'alert_copies',
  'confidential_records',
];

/** What is wrong with tables that carry company_id, by name. Read from the catalogue, so that no new table is forgotten. */
export async function catalogueDefects(database: TestDatabase): Promise<string[]> {
  const rows = await database.owner<{ defect: string }>(
    `
    with tenant as (
      select c.oid, c.relname, c.relforcerowsecurity, a.attnum
      from pg_class c
      join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
      join pg_attribute a on a.attrelid = c.oid and a.attname = 'company_id' and not a.attisdropped
      where c.relkind in ('r', 'p')
    )
    select relname, 1 as part, conname as name,
      relname || ': foreign key ' || conname || ' does not begin with company_id' as defect
      from tenant join pg_constraint k on k.conrelid = tenant.oid and k.contype = 'f' where k.conkey[1] <> attnum
    union all
    select relname, 2, i.indexrelid::regclass::text,
      relname || ': unique index ' || i.indexrelid::regclass || ' does not begin with company_id'
      from tenant join pg_index i on i.indrelid = tenant.oid and i.indisunique where i.indkey[0] <> attnum
    union all
    select relname, 3, '', relname || ': no primary key' from tenant
      where not exists (select from pg_index i where i.indrelid = tenant.oid and i.indisprimary)
    union all
    select relname, 4, '', relname || ': row-level security is not forced' from tenant where not relforcerowsecurity
    union all
    select relname, 5, '', relname || ': no policy' from tenant
      where not exists (select from pg_policy p where p.polrelid = tenant.oid)
    union all
    select relname, 6, '', relname || ': no trigger that requires an audit event' from tenant
      where relname <> all ($1) and relname !~ '_(entries|totals|facts|fact_versions)$' and not exists (
        select from pg_trigger g join pg_proc f on f.oid = g.tgfoid
        where g.tgrelid = tenant.oid and f.proname = 'require_audit_event' and g.tgdeferrable)
    union all
    select relname, 7, p.policyname, relname || ': policy ' || p.policyname || ' looks up who reads before any row is found'
      from tenant join pg_policies p on p.schemaname = 'public' and p.tablename = relname
      where p.qual ~ 'SELECT current_(case|reader|roles)'
    order by relname, part, name`,
    [withoutEvents],
  );
  return rows.map((row) => row.defect);
}
