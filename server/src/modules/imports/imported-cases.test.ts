import { casesEndpoints as cases } from '@vigie/domain/modules/cases/contract';
import { importsEndpoints as imports } from '@vigie/domain/modules/imports/contract';
import { insightsEndpoints as insights } from '@vigie/domain/modules/insights/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../platform/testing/test-app';
import { textsOfZip } from '../../platform/testing/unzip';
import { dossierDefinition } from '../cases/dossier/layout';
import { ifMatch } from '../reports/testing/reports';
import { importing, usualLine } from './testing/imports';

let t: TestApp;
let work: Awaited<ReturnType<typeof importing>>;
let closed: string;
let begun: Date;
beforeAll(async () => {
  t = await createTestApp();
  work = await importing(t);
  begun = new Date();
  await work.imported([usualLine('MKONE'), usualLine('MKTWO', { 5: 'En cours', 7: null })]);
  const [row] = await t.database.owner<{ id: string }>(`select id from cases where original_number = 'MKONE'`);
  closed = row?.id ?? '';
});
afterAll(() => t.close());

const kind = { kind: 'nonConformity', assigned: 'everyone' };
const fileAt = async (url: string): Promise<Buffer> => {
  const headers = { authorization: `Bearer ${work.as('qa')}`, 'accept-language': 'fr' };
  const answer = await t.app.http.inject({ method: 'GET', url, headers });
  expect(answer.statusCode, answer.payload).toBe(200);
  return answer.rawPayload;
};
const qa = () => ({ token: work.as('qa') });

describe('a case that was brought from elsewhere', () => {
  it('R43 is marked in the list, on the board and in the spreadsheet, and no other is', async () => {
    const { body } = await t.call(cases.listCases, { ...qa(), query: kind });
    const own = await t.database.owner<{ id: string }>('select id from cases where imported_at is null');
    const ids = new Set(own.map(({ id }) => id));
    expect(body.items.some(({ isImported }) => isImported)).toBe(true);
    for (const { id, isImported, status } of body.items) {
      expect([id, isImported]).toEqual([id, status !== 'waiting_approval' && !ids.has(id)]);
    }
    const board = await t.call(cases.getCaseBoard, { ...qa(), query: { ...kind, search: 'MKTWO' } });
    expect(board.body.columns.flatMap(({ items }) => items.map(({ isImported }) => isImported))).toEqual([true]);
    const sheet = await fileAt('/api/v1/cases/export?kind=nonConformity&assigned=everyone&search=MKONE');
    expect(textsOfZip(sheet).match(/Importé/g)).toHaveLength(2);
  });

  it('R43 stays marked when it goes on here', async () => {
    const [open] = await t.database.owner<{ id: string }>(`select id from cases where original_number = 'MKTWO'`);
    const params = { id: open?.id ?? '', step: 'process' };
    const lead = { token: work.as('lead'), params };
    const { body: step } = await t.call(cases.getCaseStep, lead);
    const saved = { ...lead, headers: ifMatch(step.version), body: { content: step.content } };
    expect((await t.call(cases.saveCaseStep, saved)).status).toBe(200);
    const { body } = await t.call(cases.listCases, { ...qa(), query: { ...kind, search: 'MKTWO' } });
    expect(body.items).toMatchObject([{ id: open?.id, isImported: true }]);
  });

  it('R43 is marked in the dossier, on paper and in data', async () => {
    const dossier = JSON.parse((await fileAt(`/api/v1/cases/${closed}/dossier.json`)).toString());
    expect(dossier.case.imported).toMatchObject({ originalNumber: 'MKONE', openedOn: '2024-03-12' });
    const page = JSON.stringify(dossierDefinition(dossier, dossier, 'fr'));
    for (const printed of ['Dossier importé', 'MKONE', 'Ouvert à l’origine le', '12/03/2024', 'Saisi dans Vigie le']) {
      expect(page).toContain(printed);
    }
    expect((await fileAt(`/api/v1/cases/${closed}/dossier`)).subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('R43 is counted as such: figures say how many are imported, and their lists mark them', async () => {
    const query = { from: '2024-03-01', to: '2024-04-30' };
    const { body } = await t.call(insights.getInsights, { ...qa(), query });
    const figure = (key: string) => body.figures.find((one) => one.key === key);
    expect(figure('opened')).toMatchObject({ numerator: 2, imported: 2 });
    expect(figure('closed')).toMatchObject({ numerator: 1, imported: 1 });
    expect(figure('backlog')).toMatchObject({ imported: 1 });
    for (const key of ['extended', 'reopened', 'firstTime']) {
      expect([key, figure(key)]).toMatchObject([key, { value: null, denominator: 0, imported: 0 }]);
    }
    const lead = (phase: string) => body.leadTimes.find((one) => one.phase === phase);
    expect([lead('leadReport'), lead('leadWhole')]).toMatchObject([
      { count: 0, imported: 0 },
      { count: 1, imported: 1, median: 21 },
    ]);
    const listed = await t.call(insights.listCasesOfFigure, { ...qa(), query: { ...query, figure: 'opened' } });
    expect(listed.body.items.map(({ isImported }) => isImported)).toEqual([true, true]);
    const sheet = await fileAt('/api/v1/insights/export?from=2024-03-01&to=2024-04-30');
    expect(textsOfZip(sheet)).toContain('Dont importés');
  });
});

describe('the days of what was brought from elsewhere', () => {
  it('R07 are days of the file: every time of the server is that of the entry, whatever a client sends', async () => {
    const claimedDates = {
      createdAt: '2001-01-01T00:00:00Z',
      uploadedAt: '2001-01-01T00:00:00Z',
      importedAt: '2001-01-01',
    };
    const uploaded = await work.uploaded([usualLine('TM-1')]);
    const asked = { token: work.as('designer'), params: { id: uploaded.id }, headers: ifMatch(uploaded.version) };
    const { sheet, columns, chosen } = uploaded;
    const checked = await t.call(imports.checkImport, { ...asked, body: { sheet, columns, chosen, ...claimedDates } });
    await work.approved((await work.move('prepare', checked.body)).body);
    const ended = new Date();

    const [row] = await t.database.owner<Record<string, Date | string>>(
      `select c.id, c.created_at, c.imported_at, i.uploaded_at, i.finished_at, e.at
        from cases c join imports i on i.id = c.import_id
        join audit_events e on e.record = 'case' and e.record_id = c.id and e.company_id = c.company_id
        where c.original_number = 'TM-1'`,
    );
    if (!row) throw new Error('it was not imported');
    for (const name of ['created_at', 'imported_at', 'uploaded_at', 'finished_at', 'at']) {
      const time = (row[name] as Date).getTime();
      expect([name, time >= begun.getTime() && time <= ended.getTime()]).toEqual([name, true]);
    }
    const { body } = await t.call(cases.getCase, { ...qa(), params: { id: String(row.id) } });
    expect([body.createdAt, body.imported?.at]).toEqual([
      (row.created_at as Date).toISOString(),
      (row.imported_at as Date).toISOString(),
    ]);
    // What the file says stands as days, apart from the times, and nowhere as a time.
    expect(body.imported).toMatchObject({ openedOn: '2024-03-12', closedOn: '2024-04-02' });
    expect(JSON.stringify(body)).not.toMatch(/20(01|24)-\d\d-\d\dT/);
  });
});
