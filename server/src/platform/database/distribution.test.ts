import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/test-database';

/**
 * Tables that are spread over machines by company keep all of a company on one of them, as Citus does it, when company_id is
 * in every key. Citus itself cannot be had here: this asks the catalogue what `create_distributed_table` would ask.
 */
interface Other {
  /**
   * `by id`: spread by its own id, which is the company's. `reference`: a copy on every machine. `local`: only where the
   * program signs in.
   */
  readonly kept: 'by id' | 'reference' | 'local';
  readonly reason: string;
}

const others: Readonly<Record<string, Other>> = {
  companies: { kept: 'by id', reason: 'its id is the company of all other rows, so that both lie together' },
  login_directory: { kept: 'reference', reason: 'names are unique over all companies, and asked before one is known' },
  team_directory: { kept: 'reference', reason: 'the addresses of the first clients name a team without its company' },
  installation: { kept: 'reference', reason: 'a few facts of the whole installation' },
  installation_secrets: { kept: 'local', reason: 'read once by the owner, at the start' },
  schema_migrations: { kept: 'local', reason: 'written by migrations alone' },
  sign_in_failures: { kept: 'local', reason: 'counts tries of names that may belong to nobody' },
  sign_ups: { kept: 'local', reason: 'asked for before the company exists' },
};

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** The number of the column that a table is spread by; none for those that are not. */
const spread = `
  select c.oid, c.relname, a.attnum from pg_class c
    join pg_attribute a on a.attrelid = c.oid and not a.attisdropped
      and a.attname = case when c.relname = any ($1) then 'id' else 'company_id' end
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')`;

async function defects(): Promise<string[]> {
  const names = (kept: Other['kept']) => Object.keys(others).filter((name) => others[name]?.kept === kept);
  const rows = await database.owner<{ defect: string }>(
    `with spread as (${spread}), tables as (
       select oid, relname from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p'))
     select relname || ' is neither spread by company nor a table with a reason' as defect from tables
       where relname <> all ($2) and oid not in (select oid from spread)
     union all
     select relname || ' has a reason not to be spread by company, and is' from spread where relname = any ($2)
     union all
     select name || ' has a reason and does not exist' from unnest($2 || $1) name where name not in (select relname from tables)
     union all
     select s.relname || ': no primary key' from spread s
       where not exists (select from pg_index i where i.indrelid = s.oid and i.indisprimary)
     union all
     select s.relname || ': ' || i.indexrelid::regclass || ' is unique without the company' from spread s
       join pg_index i on i.indrelid = s.oid and (i.indisunique or i.indisexclusion)
       where s.attnum <> all (i.indkey::int2[])
     union all
     select f.relname || ': ' || k.conname || ' leads to another company' from spread f
       join pg_constraint k on k.conrelid = f.oid and k.contype = 'f' join spread t on t.oid = k.confrelid
       where not exists (select from unnest(k.conkey, k.confkey) as pair (near, far)
         where near = f.attnum and far = t.attnum)
     union all
     select f.relname || ': ' || k.conname || ' leads to a table that is not on every machine' from spread f
       join pg_constraint k on k.conrelid = f.oid and k.contype = 'f' join tables t on t.oid = k.confrelid
       where t.oid not in (select oid from spread) and t.relname <> all ($3)
     union all
     select f.relname || ': ' || k.conname || ' leads from all machines into one company' from tables f
       join pg_constraint k on k.conrelid = f.oid and k.contype = 'f'
       where f.oid not in (select oid from spread) and k.confrelid in (select oid from spread)
     order by 1`,
    [names('by id'), [...names('reference'), ...names('local')], names('reference')],
  );
  return rows.map(({ defect }) => defect);
}

describe('distribution by company', () => {
  it('is possible: the company is in every key of every table, or the table has a reason', async () => {
    expect(await defects()).toEqual([]);
  });

  it('is refused by tables that stand in its way', async () => {
    await database.owner(`create table loose (company_id integer, id integer primary key, login text);
      create table nowhere (id integer primary key);
      create table half (company_id integer, id integer, loose_id integer references loose (id),
        nowhere_id integer references nowhere (id), login text unique, primary key (id, company_id), unique (company_id, id));
      alter table sign_ups add column company_id integer, add column half_id integer,
        add foreign key (company_id, half_id) references half (company_id, id)`);
    expect(await defects()).toEqual([
      'half: half_login_key is unique without the company',
      'half: half_loose_id_fkey leads to another company',
      'half: half_nowhere_id_fkey leads to a table that is not on every machine',
      'loose: loose_pkey is unique without the company',
      'nowhere is neither spread by company nor a table with a reason',
      'sign_ups has a reason not to be spread by company, and is',
      'sign_ups: sign_ups_pkey is unique without the company',
    ]);
    await database.owner(`alter table sign_ups drop column company_id, drop column half_id; alter table sign_ups add column half_id integer;
      alter table half drop constraint half_pkey; alter table half add unique (id); alter table sign_ups add foreign key (half_id) references half (id)`);
    expect(await defects()).toContain('sign_ups: sign_ups_half_id_fkey leads from all machines into one company');
  });
});
