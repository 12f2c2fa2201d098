import { chmod, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { soFar } from '@vigie/domain/kernel/trail/signed-content';
import { type ModuleContract, moduleContracts } from '@vigie/domain/modules/index';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findingsOf, reportsOf } from '../platform/testing/findings';
import { createTestApp, type TestApp } from '../platform/testing/test-app';

/** One installation, to which more and more is done: what was altered before is named again each time. */
let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
  const reporter = await t.signIn('reporter');
  await upload('/api/v1/attachments', 'first.pdf', reporter);
  await upload('/api/v1/attachments', 'second.pdf', reporter);
  const [open] = await t.database.owner<{ id: string }>(`select c.id from cases c join users u on u.id = c.owner_id
    where c.status = 'in_progress' and u.username = 'lead' limit 1`);
  await upload(`/api/v1/cases/${open?.id}/attachments`, 'third.pdf', await t.signIn('lead'));
});
afterAll(() => t.close());

async function upload(url: string, name: string, token: string): Promise<void> {
  const body = `--x\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\n\r\n%PDF-1.4 ${name}\r\n--x--\r\n`;
  const headers = { 'content-type': 'multipart/form-data; boundary=x' };
  const answer = await t.request('POST', url, { token, headers, body });
  if (answer.status !== 201) throw new Error(`an upload was answered ${answer.status} ${answer.text}`);
}

/** As the owner, with every trigger silenced: behind the application's back. */
const alter = (statement: string) =>
  t.database.owner(`do $$ begin set local session_replication_role = replica; ${statement}; end $$`);

/** What the last look found: nothing is altered between two tests. */
let known: readonly string[] = [];

/** Looks once for all of it: each must add a finding of its own. */
async function areFound(alterations: readonly (readonly [() => Promise<unknown>, RegExp])[]): Promise<void> {
  const matching = (expected: RegExp) => known.filter((one) => expected.test(one)).length;
  const before = alterations.map(([, expected]) => matching(expected));
  for (const [act] of alterations) await act();
  known = await findingsOf(t);
  const unnamed = alterations.filter(([, expected], at) => matching(expected) <= (before[at] ?? 0));
  expect(
    unnamed.map(([, expected]) => expected.source),
    known.join('\n'),
  ).toEqual([]);
}

const alteredRows: readonly (readonly [string, RegExp])[] = [
  [`update users set roles = '{reporter,qa}' where username = 'reporter'`, /^user \d+, field roles: .*the row says/],
  [`update companies set name = 'Autre' where id = 1`, /^company 1, field name: .*the row says "Autre"$/],
  [
    `update reports set answers = answers || '{"what":"Rien"}' where id = 'IN_00001' and company_id = 1`,
    /^report IN_00001, field what: /,
  ],
  [
    `update cases set criticality = 'Minor' where id = 'NC_0001'`,
    /^case NC_0001, field criticality: the trail says "\w+", the row says "Minor"$/,
  ],
  [
    `update cases set owner_id = (select id from users where username = 'qa') where id = 'NC_0001'`,
    /^case NC_0001, field ownerId: /,
  ],
  [
    `update case_steps set mark = 'reviewed' where (case_id, step) = (select case_id, step from case_steps where mark <> 'reviewed' limit 1)`,
    /^case \w+, field \w+\.mark: /,
  ],
  [
    `insert into case_steps (company_id, case_id, step, content, mark, version) select company_id, id, 'regulatory', '{"description":"Aucun"}', 'open', 1 from cases c where not exists (select from case_steps s where s.case_id = c.id and s.step = 'regulatory') limit 1`,
    /^case \w+, field regulatory\.description: the trail never recorded it, the row says "Aucun"$/,
  ],
  [
    `update actions set due_date = due_date + 30 where id = (select id from actions where due_date is not null limit 1)`,
    /^action ACT_\d+, field dueDate: /,
  ],
  [
    `update actions set todos = '[]' where id = (select id from actions where todos <> '[]' limit 1)`,
    /^action ACT_\d+, field todos: /,
  ],
  [`update comments set text = 'Autre chose' where id = (select min(id) from comments)`, /^comment \d+, field text: /],
  [`update alerts set text = 'Autre chose' where id = (select min(id) from alerts)`, /^alert \d+, field text: /],
  [
    `update attachments set name = 'autre.pdf' where id = (select min(id::text)::uuid from attachments)`,
    /^attachment [\w-]+, field name: /,
  ],
  [
    `update record_links set removed_at = now() where record_id = (select min(record_id) from record_links)`,
    /^case \w+, field link: the trail says \["\w+"\], the row says \[\]$/,
  ],
  [
    `update attachment_links set removed_at = now() where record = 'case'`,
    /^case \w+, field files: the trail says \["third\.pdf"\], the row says \[\]$/,
  ],
  [
    `insert into attachment_links (company_id, record, record_id, attachment_id)
        select company_id, 'case', 'EF_0001', id from attachments limit 1`,
    /^case EF_0001, field files: the trail says .*, the row says \["\w+\.\w+"\]$/,
  ],
  [
    `update case_analyses set matches = '[{"id": "NC_9999", "score": 50}]'
        where case_id = (select min(case_id) from case_analyses)`,
    /^case \w+, field matches: .*, the row says "NC_9999 50 %"$/,
  ],
  [`insert into teams (company_id, name) values (1, 'Fantôme')`, /^team \d+: its row has no event in the trail$/],
  [
    `delete from actions where id = (select max(id) from actions)`,
    /^action ACT_\d+: the trail tells of it, its row is gone$/,
  ],
];

/** What is set, and what is said behind the name of the signature. */
const alteredSignatures: readonly (readonly [string, string])[] = [
  [`set meaning = 'Read'`, ', meaning: the trail says .*, the row says Read'],
  [`set record_id = 'NC_9999', record = 'case'`, ', record: the trail says .*, the row says case NC_9999'],
  [`set signer_name = 'Personne'`, ', signer: the trail says .*, the row says Personne'],
  [`set content_hash = repeat('0', 64)`, ', contentHash: .*the row says 0{64}'],
  [`set content = content || '{"more": 1}'`, ': what is stored is not what was signed'],
  ['set voided_at = now()', ': its row says that it was voided, the trail does not'],
];

describe('R08 verify', () => {
  it('finds nothing where everything was done through the application, and compares every kind of record', async () => {
    const all = await reportsOf(t);
    expect(all.flatMap((report) => report.findings)).toEqual([]);
    expect(all.flatMap((report) => report.notes)).toEqual([]);
    for (const part of ['chain', 'records', 'signatures', 'files'] as const) {
      const checked = all.filter((report) => report.part === part).reduce((sum, report) => sum + report.checked, 0);
      expect(checked, part).toBeGreaterThan(0);
    }
  });

  it('R13 signatures cover the fields that their kinds declare, and no others', async () => {
    const covered = await t.database.owner<{ record: string; fields: string[] }>(
      `select distinct record, array(select jsonb_object_keys(content) order by 1) as fields from signatures`,
    );
    const contracts: readonly ModuleContract[] = Object.values(moduleContracts);
    const kinds = contracts.flatMap(({ kinds = [] }) => kinds.map(({ signed }) => signed ?? {}));
    const declared: Readonly<Record<string, readonly string[]>> = Object.assign({}, ...kinds);
    expect(covered.map(({ record }) => record)).toEqual(
      expect.arrayContaining(['case', 'capa_check', 'report_decision']),
    );
    for (const { record, fields } of covered) {
      const asDeclared = fields.map((field) => (field === soFar ? 'outcome' : field));
      expect(asDeclared.sort(), record).toEqual([...(declared[record] ?? [])].sort());
    }
  });

  it('names a signature that is gone, and one whose record is no longer what was signed', async () => {
    await areFound([
      [
        () => alter('delete from signatures where id = (select max(id) from signatures)'),
        /^signature \d+: the trail tells of it, its row is gone$/,
      ],
      [
        () =>
          alter(`update cases set title = 'Autre' where id = (select record_id from signatures
            where record = 'case' and voided_at is null and content is not null limit 1)`),
        /^signature \d+ on case \w+: the record is not what was signed, and the trail tells of no change$/,
      ],
    ]);
  });

  it('names the record and the field of a row that was altered, put in or taken out', () =>
    areFound(alteredRows.map(([statement, expected]) => [() => alter(statement), expected])));

  it('names a signature of which anything was altered', async () => {
    const signed = await t.database.owner<{ id: number }>(`select id from signatures where voided_at is null
      and content is not null order by id limit ${alteredSignatures.length}`);
    expect(signed).toHaveLength(alteredSignatures.length);
    await areFound(
      alteredSignatures.map(([change, expected], at) => [
        () => alter(`update signatures ${change} where id = ${signed[at]?.id}`),
        new RegExp(`^signature ${signed[at]?.id} on [\\w/ ]+${expected}$`),
      ]),
    );
  });

  it('names a file that was altered and one that is missing', async () => {
    const [one, other] = await t.database.owner<{ sha256: string }>('select sha256 from attachments order by id');
    const pathOf = (sha256 = '') => join(t.dataFolder, 'files', sha256.slice(0, 2), sha256.slice(2, 4), sha256);
    await chmod(pathOf(other?.sha256), 0o600);
    await areFound([
      [() => rm(pathOf(one?.sha256)), /^file [\w-]+ \(.+\): its content is missing$/],
      [() => writeFile(pathOf(other?.sha256), 'something else'), /^file [\w-]+ \(.+\): its content was altered$/],
    ]);
  });
});
