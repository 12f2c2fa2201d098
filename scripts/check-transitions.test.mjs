import { expect, it } from 'vitest';
import { pastTheTable } from './check-transitions.mjs';

const file = 'server/src/modules/cases/repository.ts';
const found = (source, name = file) => pastTheTable(name, source).map(({ line, reason }) => `${line} ${reason}`);
const given = (sql) => `export async function saveCase(tx: Tx, record: CaseData, status?: NewState<CaseStatus>) {
  const moved = status ? sql\`status = \${status},\` : empty;
  await tx.query(sql\`${sql}\`);
}`;

it('lets a function write the state that the table allowed, and every other column', () => {
  expect(found(given('update cases set $' + '{moved} title = $' + '{record.title} where id = 1'))).toEqual([]);
  expect(found(given('insert into cases (id, status) values (1, $' + '{status})'))).toEqual([]);
  expect(found('const a = sql`update cases set title = 1 where status = 2`;')).toEqual([]);
  expect(found('const a = sql`select * from cases where status = 2 and mark = 3`;')).toEqual([]);
  expect(found('const a = sql`update case_entries set status = 1`;')).toEqual([]);
});

it.each([
  ['a word', "update cases set title = 1, status = 'void' where id = 1"],
  ['a field of the record', 'update cases set status = $' + '{record.status} where id = 1'],
  ['a mark', "update case_steps set mark = 'open'"],
  ['a flag', 'update companies set is_archived = true where id = 1'],
  ['a state under another name', 'update users as u set state = $' + '{next} where u.id = 1'],
  ['an expression', "update cases set status = case when true then 'void' end where id = 1"],
  ['a part of its own', 'update cases set $' + "{isOver ? sql`status = 'void'` : empty} where id = 1"],
  ['a first row', "insert into actions (id, status) values (1, 'completed')"],
  ['a row of a table that nobody knows yet', "insert into audits (id, state) values (1, 'open')"],
])('finds %s', (_what, sql) => {
  const source = `export async function save(tx: Tx, record: CaseData) {\n  await tx.query(sql\`${sql}\`);\n}`;
  expect(found(source)).toHaveLength(1);
  expect(found(source)[0]).toMatch(/^2 writes [\w.]+, and not as a NewState/);
});

it('finds a state that another function was given', () => {
  const source = `${given('select 1')}\nfunction other(tx, status) {\n  return tx.query(sql\`update cases set status = \${status}\`);\n}`;
  expect(found(source)).toEqual([expect.stringContaining('6 writes cases.status')]);
});

it('finds code that makes a NewState past the table', () => {
  const source = "const status = 'void' as NewState<CaseStatus>;";
  expect(found(source)).toEqual([expect.stringContaining('1 makes a NewState by itself')]);
  expect(found(source, 'server/src/platform/transition.ts')).toEqual([]);
});
