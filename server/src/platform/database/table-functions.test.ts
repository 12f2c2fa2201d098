import { systemActor } from '@vigie/domain/kernel/identity/actor';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { systemContext } from '../context';
import { catalogueDefects } from '../testing/catalogue';
import { createTestDatabase, type TestDatabase } from '../testing/test-database';
import { Database } from './database';
import { raw, sql } from './statement';

let owner: TestDatabase;
let database: Database;
const companies: number[] = [];

beforeAll(async () => {
  owner = await createTestDatabase();
  database = new Database(owner.ownerUrl, { maxConnections: 2 });
  const rows = await owner.owner<{ id: number }>('select id from companies where id > 0 order by id limit 2');
  companies.push(...rows.map(({ id }) => id));
  await owner.owner(`
    create table samples (company_id integer not null, id integer not null, case_id text collate "C", status text,
      owner_id integer, is_shown boolean not null default true, primary key (company_id, id));
    select protect_table('samples', audit_record => 'sample', case_column => 'case_id');
    create table sample_totals (company_id integer not null, status text not null, owner_id integer not null,
      total integer not null check (total >= 0), primary key (company_id, status, owner_id));
    select protect_table('sample_totals', grants => 'select');
    select keep_totals('samples', 'sample_totals', array['status', 'owner_id'], only_if => array['is_shown'])`);
});
afterAll(async () => {
  await database.close();
  await owner.drop();
});

function write(company: number, statement: string, events: readonly number[]): Promise<void> {
  return database.transaction(systemContext(company), async (tx) => {
    await tx.query(sql`${raw(statement)}`);
    for (const id of events) tx.audit({ action: 'sample.changed', record: 'sample', recordId: id });
  });
}
const totals = () =>
  owner.owner('select company_id, status, owner_id, total from sample_totals where total > 0 order by 1, 2, 3');

it('R20 a table that was given its walls by the function has no defect', async () => {
  // The totals have no events of their own, like those of every list.
  expect((await catalogueDefects(owner)).filter((defect) => !defect.startsWith('sample_totals: no trigger'))).toEqual(
    [],
  );
});

it('R20 each company sees its own rows, and may neither write another one’s nor delete', async () => {
  const [first = 0, second = 0] = companies;
  await write(first, `insert into samples (company_id, id, status) values (${first}, 1, 'open')`, [1]);
  const seen = (company: number) =>
    database.read(systemContext(company), (reader) => reader.query(sql`select id from samples`));
  expect(await seen(first)).toEqual([{ id: 1 }]);
  expect(await seen(second)).toEqual([]);
  const foreign = write(second, `insert into samples (company_id, id) values (${first}, 2)`, [2]);
  await expect(foreign).rejects.toThrow('row-level security');
  await expect(write(first, 'delete from samples', [1])).rejects.toThrow('permission denied');
});

it('R01 a change without its event of the trail is taken back', async () => {
  const [first = 0] = companies;
  const silent = write(first, `update samples set status = 'closed' where id = 1`, []);
  await expect(silent).rejects.toThrow('was not written to the audit trail');
  expect(await owner.owner('select status from samples where id = 1')).toEqual([{ status: 'open' }]);
});

it('R20 what belongs to a confidential case is hidden from those who may not read it', async () => {
  const [first = 0] = companies;
  await write(first, `insert into samples (company_id, id, case_id) values (${first}, 7, 'NC_7777')`, [7]);
  await owner.owner(`insert into confidential_records values (${first}, 'case', 'NC_7777', 'NC_7777', '{5}', '{}')`);
  const seenBy = (userId: number) =>
    database.read({ ...systemContext(first), actor: { ...systemActor(first), userId } }, (reader) =>
      reader.query(sql`select id from samples where id = 7`),
    );
  expect(await seenBy(5)).toEqual([{ id: 7 }]);
  expect(await seenBy(6)).toEqual([]);
  await write(first, 'update samples set is_shown = false where id = 7', [7]);
});

it('totals follow what is added, changed, hidden and shown again', async () => {
  const [first = 0, second = 0] = companies;
  await write(
    first,
    `insert into samples (company_id, id, status, owner_id) values (${first}, 2, 'open', 4), (${first}, 3, null, null)`,
    [2, 3],
  );
  await write(second, `insert into samples (company_id, id, status) values (${second}, 1, 'open')`, [1]);
  const row = (company_id: number, status: string, owner_id: number, total: number) => ({
    company_id,
    status,
    owner_id,
    total,
  });
  expect(await totals()).toEqual([
    row(first, '', 0, 1),
    row(first, 'open', 0, 1),
    row(first, 'open', 4, 1),
    row(second, 'open', 0, 1),
  ]);
  await write(first, `update samples set status = 'open', owner_id = 4 where id in (1, 3)`, [1, 3]);
  await write(first, 'update samples set is_shown = false where id = 2', [2]);
  expect(await totals()).toEqual([row(first, 'open', 4, 2), row(second, 'open', 0, 1)]);
  await write(first, 'update samples set is_shown = true where id = 2', [2]);
  expect(await totals()).toEqual([row(first, 'open', 4, 3), row(second, 'open', 0, 1)]);
});

it('only the owner of the schema may call them', async () => {
  const [first = 0] = companies;
  const asApplication = (statement: string) => write(first, statement, []);
  await expect(asApplication(`select protect_table('samples')`)).rejects.toThrow('permission denied for function');
  await expect(asApplication(`select keep_totals('samples', 'sample_totals', array['status'])`)).rejects.toThrow(
    'permission denied for function',
  );
});
