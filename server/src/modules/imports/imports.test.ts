import { casesEndpoints as cases } from '@vigie/domain/modules/cases/contract';
import { importsEndpoints as imports } from '@vigie/domain/modules/imports/contract';
import { parametersEndpoints as parameters } from '@vigie/domain/modules/parameters/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findingsOf } from '../../platform/testing/findings';
import { createTestApp, type TestApp } from '../../platform/testing/test-app';
import { ifMatch } from '../reports/testing/reports';
import { type RunJob, runJob } from './import-jobs';
import { runImport } from './run-import';
import { importing, usualHeaders, usualLine, workbook } from './testing/imports';

let t: TestApp;
let work: Awaited<ReturnType<typeof importing>>;
beforeAll(async () => {
  t = await createTestApp();
  work = await importing(t);
});
afterAll(() => t.close());

const idOf = async (originalNumber: string): Promise<string | null> => {
  const find = 'select id from cases where original_number = $1';
  return (await t.database.owner<{ id: string }>(find, [originalNumber]))[0]?.id ?? null;
};
const caseOf = async (originalNumber: string) => {
  const id = await idOf(originalNumber);
  return id === null ? null : (await t.call(cases.getCase, { token: work.as('qa'), params: { id } })).body;
};
const caseCount = async () => (await t.database.owner<{ n: number }>('select count(*)::int as n from cases'))[0]?.n;

describe('a file of old cases', () => {
  it('becomes cases with their dates and what they say, found like all others', async () => {
    const one = await work.imported([
      usualLine('NC-1'),
      usualLine('NC-2', { 5: 'En cours', 7: null, 2: 'Zyxtorique fêlée à la réception' }),
      usualLine('NC-3', { 5: 'Annulé', 7: null, 1: 'Réclamation client' }),
    ]);
    expect(one).toMatchObject({ status: 'done', check: { rowCount: 3, problemCount: 0 }, progress: null });
    expect(one.imported).toMatchObject([
      { kind: 'nonConformity', n: 2 },
      { kind: 'customerComplaint', n: 1 },
    ]);
    const closed = await caseOf('NC-1');
    expect(closed).toMatchObject({
      status: 'closed',
      title: 'Étiquette illisible NC-1',
      criticality: 'Major',
      reportId: null,
      signatures: [],
      detectionDate: '2024-03-12',
      owner: { username: 'lead' },
      reporter: { username: 'designer' },
      imported: { originalNumber: 'NC-1', openedOn: '2024-03-12', closedOn: '2024-04-02', importId: one.id },
      definition: { product: 'Sirop 125 ml' },
    });
    const step = { token: work.as('lead'), params: { id: closed?.id ?? '', step: 'rootCause' } };
    expect((await t.call(cases.getCaseStep, step)).body.content).toMatchObject({
      'cause-imported': { text: 'Tête d’impression encrassée', mCategory: 'Machines', isRootCause: true },
    });
    expect((await caseOf('NC-3'))?.status).toBe('void');
  });

  it('is found in the lists by its words, its old numbers and its import', async () => {
    const [id, { id: importId }] = [await idOf('NC-2'), (await work.listed())[0] ?? { id: 0 }];
    for (const search of ['zyxtorique', 'NC-2 Zyxtorique', `import_${importId} zyx`]) {
      const query = { kind: 'nonConformity', assigned: 'everyone', search };
      const { body } = await t.call(cases.listCases, { token: work.as('qa'), query });
      expect(
        body.items.map((item) => item.id),
        search,
      ).toEqual([id]);
    }
  });

  it('is found among similar cases', async () => {
    const query = { text: 'Zyxtorique fêlée trouvée à la réception' };
    const { body } = await t.call(cases.listSimilarCases, { token: work.as('reporter'), query });
    expect(JSON.stringify(body)).toContain(await idOf('NC-2'));
  });

  it('R05 is recorded by one event for each case, and the trail and the rows agree', async () => {
    const events = await t.database.owner<{ action: string; actor_username: string; changes: unknown }>(
      `select action, actor_username, changes from audit_events where record = 'case' and record_id = $1`,
      [await idOf('NC-1')],
    );
    expect(events).toMatchObject([{ action: 'case.imported', actor_username: 'designer' }]);
    expect(JSON.stringify(events[0]?.changes)).toContain('"closedOn"');
    expect(await findingsOf(t)).toEqual([]);
  });

  it('lets a case that was open go on as all others do', async () => {
    const open = await caseOf('NC-2');
    const params = { id: open?.id ?? '', step: 'process' };
    const { body: before } = await t.call(cases.getCaseStep, { token: work.as('lead'), params });
    const options = { token: work.as('lead'), params, headers: ifMatch(before.version) };
    const { status } = await t.call(cases.saveCaseStep, { ...options, body: { content: before.content } });
    expect(status).toBe(200);
    // Its old number is still a word that it is found by.
    const query = { kind: 'nonConformity', assigned: 'everyone', search: 'NC-2 zyxtorique' };
    expect((await t.call(cases.listCases, { token: work.as('qa'), query })).body.total).toBe(1);
    expect((await t.call(cases.getCaseDossier, { token: work.as('qa'), params: { id: open?.id ?? '' } })).status).toBe(
      200,
    );
  });
});

describe('all or nothing', () => {
  it('one wrong line, the last, keeps all others out', async () => {
    const before = await caseCount();
    const lines = [usualLine('AN-1'), usualLine('AN-2'), usualLine('AN-3', { 6: 'hier' })];
    const { body } = await work.check(await work.uploaded(lines));
    expect(body).toMatchObject({ status: 'checked', check: { rowCount: 3, badLines: 1, problemCount: 1 } });
    expect(body.check?.problems).toEqual([
      {
        line: 4,
        field: 'detectionDate',
        column: 'Date de détection',
        sentence: '« hier » n’est pas une date : écrivez jj/mm/aaaa ou aaaa-mm-jj.',
      },
    ]);
    expect((await work.move('prepare', body)).problem).toMatchObject({ status: 409, code: 'objection' });
    expect(await caseCount()).toBe(before);
    const file = await t.call(imports.downloadImportProblems, { token: work.as('designer'), params: { id: body.id } });
    expect(file.status).toBe(200);
  });

  it('what becomes wrong between the approval and the run keeps all out, and gives the numbers back', async () => {
    const one = await work.prepared([usualLine('RUN-1'), usualLine('RUN-2')]);
    const other = await work.approved(await work.prepared([usualLine('RUN-2')]));
    expect(other.status).toBe('done');
    // As if it had been approved a moment before the other.
    const hold = `update imports set status = 'running' where id = ${one.id}`;
    await t.database.owner(`do $$ begin set local session_replication_role = replica; ${hold}; end $$`);
    const [company] = await t.database.owner<{ id: number }>(
      `select company_id as id from imports where id = ${one.id}`,
    );
    await runImport(t.app.platform, { companyId: company?.id ?? 0, id: one.id }, runJob as RunJob);
    expect(await work.get(one.id)).toMatchObject({ status: 'refused', imported: [] });
    expect((await work.get(one.id)).failure).toContain('rien n’a été importé');
    expect([await idOf('RUN-1'), (await caseOf('RUN-2'))?.imported?.importId]).toEqual([null, other.id]);
  });

  it('R43 nothing comes of an import that runs without an approval', async () => {
    const one = await work.prepared([usualLine('NOAP-1')]);
    const hold = `update imports set status = 'running' where id = ${one.id}`;
    await t.database.owner(`do $$ begin set local session_replication_role = replica; ${hold}; end $$`);
    const [row] = await t.database.owner<{ id: number }>(`select company_id as id from imports where id = ${one.id}`);
    await runImport(t.app.platform, { companyId: row?.id ?? 0, id: one.id }, runJob as RunJob);
    expect(await work.get(one.id)).toMatchObject({ status: 'refused', imported: [] });
    expect(await idOf('NOAP-1')).toBeNull();
  });

  it('numbers go on without a gap', async () => {
    const numbers = await t.database.owner<{ gaps: number }>(
      `select max(number) - count(*)::int as gaps from cases where kind = 'nonConformity'
        and company_id = (select company_id from users where username = 'lead')`,
    );
    await work.imported([usualLine('SER-1'), usualLine('SER-2')]);
    const [a, b] = [await caseOf('SER-1'), await caseOf('SER-2')];
    expect(Number(b?.id.slice(3))).toBe(Number(a?.id.slice(3)) + 1);
    expect(numbers[0]?.gaps).toBe(0);
  });

  it('an old number comes once, in a file and after it', async () => {
    const { body } = await work.check(await work.uploaded([usualLine('SER-1'), usualLine('TW-1'), usualLine('tw 1')]));
    expect(body.check?.problems.map(({ line, field }) => [line, field])).toEqual([
      [2, 'originalNumber'],
      [4, 'originalNumber'],
    ]);
    expect(body.check?.problems[0]?.sentence).toContain(await idOf('SER-1'));
  });
});

describe('an import', () => {
  it.each(['reporter', 'validator', 'qa', 'lead'])('R19 is not prepared by %s', async (who) => {
    const one = (await work.check(await work.uploaded([usualLine(`P-${who}`)]))).body;
    const content = await workbook(usualHeaders, [usualLine('P')]);
    expect((await work.upload(content, 'a.xlsx', who)).status).toBe(403);
    expect((await work.check(one, {}, who)).status).toBe(403);
    expect((await work.move('prepare', one, who)).status).toBe(403);
    expect((await t.call(imports.listImports, { token: work.as(who) })).status).toBe(who === 'qa' ? 200 : 403);
  });

  it('R20 is not there for another company', async () => {
    const one = await work.uploaded([usualLine('OC-1')]);
    const params = { id: one.id };
    expect((await t.call(imports.getImport, { token: work.as('other.admin'), params })).status).toBe(404);
    expect((await work.check(one, {}, 'other.admin')).status).toBe(404);
    expect((await work.move('abandon', one, 'other.admin')).status).toBe(404);
    expect((await work.listed('other.admin')).map(({ id }) => id)).not.toContain(one.id);
  });

  it('refuses what is out of date, and a second one at the same time', async () => {
    const first = await work.prepared([usualLine('ST-1')]);
    const second = await work.prepared([usualLine('ST-2')]);
    expect((await work.approve({ ...first, version: first.version - 1 })).status).toBe(412);
    // As if the first were running still.
    const hold = `update imports set status = 'running' where id = ${first.id}`;
    await t.database.owner(`do $$ begin set local session_replication_role = replica; ${hold}; end $$`);
    expect((await work.approve(second)).problem).toMatchObject({ status: 409, code: 'objection' });
    const free = `update imports set status = 'prepared' where id = ${first.id}`;
    await t.database.owner(`do $$ begin set local session_replication_role = replica; ${free}; end $$`);
    const answers = await Promise.all([work.approve(first), work.approve(first, 'company.admin')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    await work.ended(first.id);
  });

  it('remembers the columns of the same headers, and warns of the same file', async () => {
    const headers = ['Repère', 'Sujet', 'Jour', 'Fin', 'Nature', 'Niveau', 'Pilote'];
    const line = ['MEM-1', 'Rayure', '12/03/2024', '13/03/2024', 'HSE', 'Mineure', 'lead'];
    const first = await work.uploaded([line], headers);
    expect(first).toMatchObject({ columnsFrom: 'guess', sameFileAs: null });
    const columns = { ...first.columns, originalNumber: 0, title: 1, detectionDate: 2, closedOn: 3 };
    const checked = (await work.check(first, { columns })).body;
    expect(checked.check?.problems).toEqual([]);
    await work.approved((await work.move('prepare', checked)).body);
    const again = await work.uploaded([line], headers);
    expect(again).toMatchObject({ columnsFrom: 'earlier', columns, sameFileAs: { id: first.id } });
  });

  it('brings cases of a confidential kind as confidential', async () => {
    const set = async (confidentialKinds: readonly string[]) => {
      const token = work.as('company.admin');
      const { version } = (await t.call(parameters.getParameters, { token })).body;
      const body = { confidentialKinds, reason: 'Pour voir' };
      await t.call(parameters.changeParameters, { token, headers: ifMatch(version), body });
    };
    await set(['equipmentFailure']);
    await work.imported([usualLine('CF-1', { 1: 'Panne d’équipement' })]);
    await set([]);
    const id = (await idOf('CF-1')) ?? '';
    expect((await t.call(cases.getCase, { token: work.as('qa'), params: { id } })).status).toBe(200);
    expect((await t.call(cases.getCase, { token: work.as('designer'), params: { id } })).status).toBe(404);
    expect(await findingsOf(t)).toEqual([]);
  });

  it('refuses files that cannot be read, as a whole and with a sentence', async () => {
    const whole = await workbook(usualHeaders, [usualLine('D-1')]);
    const before = (await work.listed()).length;
    const damaged = await work.upload(whole.subarray(0, whole.length - 200));
    expect(damaged.problem).toMatchObject({ status: 409, detail: expect.stringContaining('endommagé') });
    expect((await work.upload(Buffer.from('%PDF-1.7 bonjour'), 'suivi.xlsx')).problem).toMatchObject({ status: 415 });
    expect((await work.listed()).length).toBe(before);
  });

  it('offers a file to fill in that it reads again', async () => {
    const { status, headers } = await t.call(imports.downloadImportTemplate, { token: work.as('designer') });
    expect([status, headers['content-type']]).toEqual([200, expect.stringContaining('spreadsheetml')]);
  });
});
