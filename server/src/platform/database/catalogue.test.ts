import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { catalogueDefects } from '../testing/catalogue';
import { createTestDatabase, type TestDatabase } from '../testing/test-database';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

describe('the catalogue of the database', () => {
  it('R01 R20 keeps every tenant table inside its company, by its keys and by forced row-level security, and in the trail', async () => {
    expect(await catalogueDefects(database)).toEqual([]);
  });

  it('notices a table that does not', async () => {
    await database.owner('create table loose (company_id integer, id integer primary key, user_id integer unique)');
    await database.owner(`create table half (company_id integer, id integer, other integer references loose (id),
      primary key (company_id, id))`);
    await database.owner('create policy readers on half using (other = (select current_reader()))');
    expect(await catalogueDefects(database)).toEqual([
      'half: foreign key half_other_fkey does not begin with company_id',
      'half: row-level security is not forced',
      'half: no trigger that requires an audit event',
      'half: policy readers looks up who reads before any row is found',
      'loose: unique index loose_pkey does not begin with company_id',
      'loose: unique index loose_user_id_key does not begin with company_id',
      'loose: row-level security is not forced',
      'loose: no policy',
      'loose: no trigger that requires an audit event',
    ]);
    await database.owner('drop table half; drop table loose');
  });

  it('asks in their place what the walls go by, but for facts and words, which are read by the hundred thousand', async () => {
    const rows = await database.owner<{ tablename: string }>(`select distinct tablename from pg_policies
      where schemaname = 'public' and tablename ~ '^(cases?|actions?|audit|record|users|reports?|signatures)'
        and qual ~ 'current_company|platform_reads|reads_everything' order by tablename`);
    const apart = ['action_fact_versions', 'action_facts', 'case_fact_versions', 'case_facts', 'record_words'];
    expect(rows.map(({ tablename }) => tablename)).toEqual(apart);
  });

  it('gives the application role nothing to own and no way around row-level security', async () => {
    const owned = await database.owner(`select relname from pg_class c join pg_roles r on r.oid = c.relowner
      where r.rolname = 'vigie_app'`);
    expect(owned).toEqual([]);
    const [role] = await database.owner(`select rolsuper, rolbypassrls, rolcreaterole, rolcreatedb from pg_roles
      where rolname = 'vigie_app'`);
    expect(role).toEqual({ rolsuper: false, rolbypassrls: false, rolcreaterole: false, rolcreatedb: false });
  });

  it('R29 lets the application role delete nothing but keys of repeated requests', async () => {
    const rows = await database.owner<{
      table_name: string;
    }>(`select table_name from information_schema.role_table_grants
      where grantee = 'vigie_app' and table_schema = 'public' and privilege_type in ('DELETE', 'TRUNCATE')`);
    expect(rows.map((row) => row.table_name)).toEqual(['idempotency_keys']);
  });
});
