import { auditsEndpoints as audits } from '@vigie/domain/modules/audits/audits/contract';
import { calendarEndpoints } from '@vigie/domain/modules/audits/calendar/contract';
import { coverageEndpoints } from '@vigie/domain/modules/audits/coverage/contract';
import { findingsEndpoints as findings } from '@vigie/domain/modules/audits/findings/contract';
import { importsEndpoints as imports } from '@vigie/domain/modules/imports/contract';
import { auditFiguresEndpoints } from '@vigie/domain/modules/insights/audits/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Cell } from '../../platform/documents/spreadsheet';
import { findingsOf } from '../../platform/testing/findings';
import { multipart } from '../../platform/testing/multipart';
import { createTestApp, type TestApp } from '../../platform/testing/test-app';
import { textsOfZip } from '../../platform/testing/unzip';
import { importing, type SheetLine, workbook } from './testing/imports';

let t: TestApp;
let work: Awaited<ReturnType<typeof importing>>;
beforeAll(async () => {
  t = await createTestApp();
  work = await importing(t);
});
afterAll(() => t.close());

const headers = [
  'N° d’audit',
  'Titre',
  'Référentiels',
  'Processus',
  'Site',
  'Service',
  'Premier jour de l’audit',
  'Rapport émis le',
  'Audit clos le',
  'Auditeur principal',
  'Constat',
  'Niveau',
  'Clause',
  'Responsable de la réponse',
  'Conclusion',
  'Observateurs',
  'Programme des journées',
  'Répétition de',
];
function lineOf(number: string, changes: Partial<Record<number, Cell>> = {}): SheetLine {
  const line: Cell[] = [
    number,
    `Audit passé ${number}`,
    'GRIMOIRE 7 : 4.1, 4.2',
    'Scellage',
    'Rennes',
    'Conditionnement',
    { day: '2024-03-12' },
    { day: '2024-03-20' },
    { day: '2024-05-02' },
    'lead',
    `La soudeuse ${number} n’est pas étalonnée.`,
    'Majeur',
    '4.1',
    'lead',
    'Processus à reprendre.',
  ];
  for (const [place, cell] of Object.entries(changes)) line[Number(place)] = cell ?? null;
  return line;
}
const as = (name: string) => ({ token: work.as(name) });

async function uploaded(lines: readonly SheetLine[]) {
  const file = multipart('audits.xlsx', await workbook(headers, lines));
  const { status, body, text } = await t.call(imports.uploadImport, {
    ...as('designer'),
    ...file,
    query: { subject: 'audits' },
  });
  expect(status, text).toBe(201);
  return body;
}
const prepared = async (lines: readonly SheetLine[]) =>
  (await work.move('prepare', (await work.check(await uploaded(lines))).body)).body;

const listed = async (search: string) =>
  (await t.call(audits.listAudits, { ...as('reporter'), query: { assigned: 'everyone', search } })).body.items;
const fileAt = async (url: string): Promise<Buffer> => {
  const answer = await t.app.http.inject({ method: 'GET', url, headers: { authorization: `Bearer ${work.as('qa')}` } });
  expect(answer.statusCode, answer.payload).toBe(200);
  return answer.rawPayload;
};

describe('past audits from a spreadsheet', () => {
  it('R43 come closed with their findings, on their own days, once a second person has signed', async () => {
    const waiting = await prepared([
      lineOf('VERLAN1'),
      lineOf('VERLAN1', { 10: 'Le registre des soudures manque de visas.', 11: 'Remarque' }),
      lineOf('VERLAN2', { 10: null, 11: null, 12: null, 13: null }),
    ]);
    expect(waiting).toMatchObject({
      subject: 'audits',
      status: 'prepared',
      check: { rowCount: 3, records: 2, findings: 2, byKind: [{ value: 'internal', n: 2 }] },
    });
    expect(await listed('VERLAN1')).toEqual([]);
    const done = await work.approved(waiting);
    expect(done).toMatchObject({ status: 'done', approval: { isValid: true } });
    expect(done.imported).toMatchObject([
      { kind: 'audit', n: 2 },
      { kind: 'finding', n: 2 },
    ]);
    const [entry] = await listed('VERLAN1');
    const audit = (await t.call(audits.getAudit, { ...as('reporter'), params: { id: entry?.id ?? '' } })).body;
    expect(audit).toMatchObject({
      status: 'closed',
      isImported: true,
      importId: done.id,
      originalNumber: 'VERLAN1',
      plannedFrom: '2024-03-12',
      reportedOn: '2024-03-20',
      closedOn: '2024-05-02',
      startedAt: null,
      issuedAt: null,
      closedAt: null,
      reports: 0,
      conclusion: 'Processus à reprendre.',
      findings: { major: 1, observation: 1 },
    });
    const query = { assigned: 'everyone' as const, audit: audit.id };
    const { items } = (await t.call(findings.listFindings, { ...as('reporter'), query })).body;
    expect(items).toHaveLength(2);
    for (const one of items) {
      expect(one).toMatchObject({ status: 'closed', isImported: true, issuedOn: '2024-03-20', standard: 'GRIMOIRE 7' });
    }
  });

  it('R05 each is one event of its own, and trail and rows agree', async () => {
    const events = await t.database.owner<{ action: string; actor_username: string }>(
      `select distinct action, actor_username from audit_events where record in ('audit', 'finding')
        and changes::text like '%"VERLAN1"%'`,
    );
    expect(events).toEqual([{ action: 'audit.imported', actor_username: 'designer' }]);
    const [noted] = await t.database.owner<{ n: number }>(
      `select count(*)::int as n from audit_events where action = 'finding.imported'`,
    );
    expect(noted?.n).toBe(2);
    expect(await findingsOf(t)).toEqual([]);
  });

  it('R43 are marked wherever they are listed or printed, found by their number and import, and told apart', async () => {
    const [one] = await listed('VERLAN1');
    const { importId } = (await t.call(audits.getAudit, { ...as('qa'), params: { id: one?.id ?? '' } })).body;
    expect(await listed(`import_${importId}`)).toHaveLength(2);
    const of = async (origin: string) =>
      (await t.call(audits.listAudits, { ...as('qa'), query: { assigned: 'everyone', origin, limit: 100 } })).body
        .items;
    expect((await of('imported')).map(({ isImported }) => isImported)).toEqual([true, true]);
    expect((await of('here')).some(({ isImported }) => isImported)).toBe(false);
    const sheet = await fileAt('/api/v1/audits/export?assigned=everyone&search=VERLAN1');
    expect(textsOfZip(sheet)).toMatch(/Importé/);
    const days = { from: '2024-03-01', until: '2024-03-31' };
    const { audits: drawn } = (await t.call(calendarEndpoints.getAuditCalendar, { ...as('qa'), query: days })).body;
    expect(drawn.filter(({ isImported }) => isImported)).toHaveLength(2);
    const text = 'La soudeuse n’est pas étalonnée depuis un an';
    const [other] = await of('here');
    const like = await t.call(findings.findSimilarFindings, { ...as('qa'), query: { audit: other?.id ?? '', text } });
    expect(like.body.items[0]).toMatchObject({ isImported: true });
    const data = await t.app.http.inject({
      method: 'GET',
      url: `/api/v1/audits/${one?.id}/dossier.json`,
      headers: { authorization: `Bearer ${work.as('qa')}` },
    });
    expect(data.payload).toContain('"originalNumber":"VERLAN1"');
  });

  it('cover their clauses, and are left out of the figures that Vigie does not know', async () => {
    const query = { standard: 'GRIMOIRE 7' };
    const { cells } = (await t.call(coverageEndpoints.getAuditCoverage, { ...as('qa'), query })).body;
    expect(cells.map(({ process, clause }) => `${process} ${clause}`)).toEqual(['Scellage 4.1', 'Scellage 4.2']);
    expect(cells.every(({ isImported }) => isImported)).toBe(true);
    const span = { from: '2024-03-01', to: '2024-05-31' };
    const { figures } = (await t.call(auditFiguresEndpoints.getAuditFigures, { ...as('qa'), query: span })).body;
    const counted = figures.filter(({ key }) => key !== 'walksDone');
    expect(counted.every(({ numerator, denominator }) => !numerator && !denominator)).toBe(true);
  });

  it('are final: nobody changes, reopens or closes them again', async () => {
    const [one] = await listed('VERLAN1');
    const id = one?.id ?? '';
    const version = { 'if-match': `"${one?.version}"` };
    const change = { params: { id }, headers: version, body: { title: 'Autre titre', reason: 'Essai' } };
    expect((await t.call(audits.changeAudit, { ...as('qa'), ...change })).status).toBe(409);
    const reopening = { ...change, body: { action: 'reopen' as const, reason: 'Essai' } };
    expect((await t.call(audits.moveAudit, { ...as('qa'), ...reopening })).status).toBe(409);
  });

  it('are all imported, or none: one wrong line, one number twice', async () => {
    const { body } = await work.check(
      await uploaded([lineOf('VERLAN3'), lineOf('VERLAN1'), lineOf('VERLAN4', { 8: null })]),
    );
    expect(body.check?.problems).toMatchObject([
      { line: 3, field: 'originalNumber' },
      { line: 4, field: 'closedOn', column: 'Audit clos le' },
    ]);
    expect(body.check?.problems[0]?.sentence).toContain('AUD_');
    expect((await work.move('prepare', body)).status).toBe(409);
    expect(await listed('VERLAN3')).toEqual([]);
  });

  it('bring observers, agenda and the findings that theirs repeat, by number or by line', async () => {
    const [first] = (
      await t.call(findings.listFindings, { ...as('qa'), query: { assigned: 'everyone', search: 'VERLAN1' } })
    ).body.items;
    const agenda = '12/03/2024 09:00 | Ouverture | Salle 2 | Julien | 30';
    const done = await work.approved(
      await prepared([
        lineOf('REDITE2', { 7: { day: '2024-04-20' }, 17: 'ligne 3' }),
        lineOf('REDITE1', { 15: 'qa ; Paul Martin', 16: agenda, 17: first?.id ?? '' }),
      ]),
    );
    expect(done.status).toBe('done');
    const [one] = await listed('REDITE1');
    const audit = (await t.call(audits.getAudit, { ...as('qa'), params: { id: one?.id ?? '' } })).body;
    expect(audit.observers.map(({ name }) => name)).toEqual([expect.any(String), 'Paul Martin']);
    expect(audit.agenda).toEqual([
      { day: '2024-03-12', hour: '09:00', minutes: 30, topic: 'Ouverture', place: 'Salle 2', who: 'Julien' },
    ]);
    const repeated = async (search: string) => {
      const query = { assigned: 'everyone' as const, search };
      return (await t.call(findings.listFindings, { ...as('qa'), query })).body.items[0];
    };
    const [earlier, later] = [await repeated('REDITE1'), await repeated('REDITE2')];
    expect([earlier?.repeatOf, later?.repeatOf]).toEqual([first?.id, earlier?.id]);
    expect(await findingsOf(t)).toEqual([]);
  });

  it('have a template with their own columns', async () => {
    const options = { ...as('designer'), query: { subject: 'audits' as const } };
    const { status, headers: sent } = await t.call(imports.downloadImportTemplate, options);
    expect([status, sent['content-disposition']]).toEqual([200, expect.stringContaining('modele-import-audits.xlsx')]);
  });
});
