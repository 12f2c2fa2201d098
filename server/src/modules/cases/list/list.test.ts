import { crc32, inflateRawSync } from 'node:zlib';
import { asListed } from '@vigie/domain/kernel/several';
import { casesEndpoints as cases } from '@vigie/domain/modules/cases/contract';
import { urgencies } from '@vigie/domain/modules/cases/list';
import { emptyRecurrence } from '@vigie/domain/modules/cases/steps/assessments';
import { emptyProcess } from '@vigie/domain/modules/cases/steps/impact';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../platform/testing/test-app';
import { reporting, userIdOf } from '../../reports/testing/reports';
import { dossierDefinition } from '../dossier/layout';
import { capaFor, caseWork, rootOf } from '../testing/cases';

let t: TestApp;
let work: Awaited<ReturnType<typeof caseWork>>;
beforeAll(async () => {
  t = await createTestApp();
  work = await caseWork(t);
});
afterAll(() => t.close());

async function list(name: string, query: Record<string, string | number> = {}) {
  const answer = await t.call(cases.listCases, {
    token: work.as(name),
    query: { kind: 'nonConformity', assigned: 'everyone', ...query },
  });
  expect(answer.status, answer.text).toBe(200);
  return answer.body;
}
const ids = async (name: string, query: Record<string, string | number> = {}) =>
  (await list(name, query)).items.map(({ id }) => id);

describe('the list of a kind', () => {
  it('shows its cases to everyone, and the reports that wait to those who read reports', async () => {
    expect(await ids('qa')).toEqual(['IN_00008', 'IN_00007', 'NC_0001']);
    expect(await ids('designer')).toEqual(['NC_0001']);
    expect(await ids('reporter')).toEqual(['IN_00008', 'NC_0001']);
    expect((await ids('other.admin')).map((id) => id.slice(0, 2))).toEqual(['IN']);
  });

  it('loses a report when it is decided and gains the case', async () => {
    const opened = await work.open('nonConformity', 'Zibeline dans le sas 3.');
    expect(await ids('qa', { search: 'zibeline' })).toEqual([opened.id]);
  });

  it('a case is found by what is written on its steps', async () => {
    const { id } = await work.open();
    await work.write(id, 'recurrence', 0, {
      ...emptyRecurrence,
      findings: 'Déjà vu avec le xylophène et de la zéolithe.',
    });
    expect(await ids('designer', { search: 'xylophene' })).toEqual([id]);
    await work.write(id, 'recurrence', 1, { ...emptyRecurrence, findings: 'Avec la zéolithe, et une zircone.' });
    expect(await ids('designer', { search: 'xylophene' })).toEqual([]);
    expect(await ids('designer', { search: 'zeolithe zircone' })).toEqual([id]);
  });

  it.each([
    [{ status: 'waiting_approval' }, ['IN_00008', 'IN_00007']],
    [{ criticality: 'Critical' }, ['NC_0001']],
    [{ criticality: 'Critical,Minor', origin: 'randomly' }, ['NC_0001']],
    [{ origin: 'audit' }, ['IN_00007']],
    [{ urgency: 'overdue' }, ['NC_0001']],
    [{ urgency: 'closed' }, []],
    [{ dueTo: '2020-01-01' }, []],
    [{ search: 'comprimes 26K1042' }, ['NC_0001']],
  ])('narrowed down by %j', async (query, expected) => {
    const demo = ['IN_00008', 'IN_00007', 'NC_0001'];
    expect((await ids('qa', query)).filter((id) => demo.includes(id))).toEqual(expected);
  });

  it('an approved case has until the first of its actions and checks is due, and is not closed before its end', async () => {
    const record = await work.open('itBug', 'Quasar dans la salle des serveurs.');
    const { id } = record;
    const query = { kind: 'itBug', search: 'quasar' };
    const foundBy = async () => {
      const [entry] = (await list('qa', query)).items;
      const found = [];
      for (const urgency of urgencies) {
        if ((await ids('qa', { ...query, urgency })).includes(id)) found.push(urgency);
      }
      return [entry?.followUpDate, ...found];
    };
    const responsible = await userIdOf(t, 'designer');
    const effectiveness = { criterion: 'Aucun arrêt', checkOn: '2027-06-30', measure: null };
    await work.write(id, 'rootCause', 0, { 'cause-000001': rootOf('Sauvegarde jamais essayée') });
    await work.write(id, 'capaPlan', 0, { 'capa-000001': capaFor('cause-000001', responsible, { effectiveness }) });
    await work.markAll(record, 'markReady', 'lead');
    await work.move(id, 'submit', 'lead');
    await work.markAll(record, 'review', 'qa');
    expect(await foundBy()).toEqual([null, expect.stringMatching(/overdue|week|later/)]);
    await work.move(id, 'approve', 'qa');
    expect(await foundBy()).toEqual(['2027-01-31', 'later']);
    await work.finishActions(id, 'designer');
    expect(await foundBy()).toEqual(['2027-06-30', 'later']);
    const day = (from: number) => new Date(Date.now() + from * 86_400_000).toISOString().slice(0, 10);
    for (const [from, urgency] of [
      [-2, 'overdue'],
      [3, 'week'],
    ] as const) {
      await t.database.owner('update capa_checks set check_on = $2 where case_id = $1', [id, day(from)]);
      expect(await foundBy()).toEqual([day(from), urgency]);
    }
    await work.move(id, 'void', 'qa', { reason: 'Doublon' });
    expect(await foundBy()).toEqual([null, 'closed']);
  });

  it('by the modes of detection that the company has added, whatever they are called', async () => {
    const mode = 'Retour terrain, 100 % visuel';
    const { id } = await work.open();
    await t.database.owner('update case_entries set origin = $1 where id = $2', [mode, id]);
    expect(await ids('qa', { origin: asListed(mode) })).toEqual([id]);
    expect(await ids('qa', { origin: `${asListed(mode)},audit` })).toEqual(expect.arrayContaining([id, 'IN_00007']));
    expect(await ids('qa', { origin: 'Retour terrain' })).toEqual([]);
  });

  it('by whose they are', async () => {
    expect(await ids('lead', { assigned: 'me' })).toContain('NC_0001');
    expect(await ids('designer', { assigned: 'me' })).toEqual([]);
  });

  it('by status in the order of a case’s life', async () => {
    const statuses = (await list('qa', { sort: 'status', direction: 'asc' })).items.map(({ status }) => status);
    expect(statuses.slice(0, 2)).toEqual(['waiting_approval', 'waiting_approval']);
  });

  it.each(['id', 'status', 'criticality', 'owner', 'origin', 'dueDate', 'urgency'])(
    'ordered by %s, both ways',
    async (sort) => {
      const up = await ids('qa', { sort, direction: 'asc' });
      const down = await ids('qa', { sort, direction: 'desc' });
      expect(down).toEqual([...up].reverse());
    },
  );

  it.each(['kind=nothing', 'kind=hse&status=lost', 'kind=hse&page=0', 'assigned=me'])(
    '%s is refused',
    async (query) => {
      expect((await t.request('GET', `/api/v1/cases?${query}`, { token: work.as('qa') })).status).toBe(422);
    },
  );

  it('follows a person who is renamed', async () => {
    await t.database.owner(`update users set last_name = 'Lefort' where username = 'lead'`);
    expect((await list('qa', { search: 'NC_0001' })).items[0]?.owner).toBe('Julien Lefort');
    await t.database.owner(`update users set last_name = 'Lefèvre' where username = 'lead'`);
  });
});

it('the board counts by status and shows the same cases', async () => {
  const { body } = await t.call(cases.getCaseBoard, {
    token: work.as('qa'),
    query: { kind: 'equipmentFailure', assigned: 'everyone' },
  });
  const shown = body.columns
    .filter(({ total }) => total > 0)
    .map(({ status, total, items }) => [status, total, items.length]);
  expect(shown).toEqual([['ready_for_qa', 1, 1]]);
});

/** The parts of a zip file, by name, each as long as the file says and with the sum that it says. */
function unzip(file: Buffer): Map<string, string> {
  const parts = new Map<string, string>();
  const end = file.length - 22;
  let at = file.readUInt32LE(end + 16);
  for (let n = file.readUInt16LE(end + 10); n > 0; n -= 1) {
    const [sum, packed, size, offset] = [16, 20, 24, 42].map((place) => file.readUInt32LE(at + place)) as Four;
    const nameLength = file.readUInt16LE(at + 28);
    const name = file.toString('utf8', at + 46, at + 46 + nameLength);
    const start = offset + 30 + file.readUInt16LE(offset + 26);
    const content = inflateRawSync(file.subarray(start, start + packed));
    expect([content.length, crc32(content)], name).toEqual([size, sum]);
    // Repeated behind the content, for readers that stream the file from its beginning.
    const behind = [4, 8, 12].map((place) => file.readUInt32LE(start + packed + place));
    expect(behind, name).toEqual([sum, packed, size]);
    parts.set(name, content.toString('utf8'));
    at += 46 + nameLength;
  }
  expect(at).toBe(end);
  return parts;
}
type Four = [number, number, number, number];

describe('the export', () => {
  const exported = async (query: Record<string, string>, name = 'qa') => {
    const answer = await t.app.http.inject({
      url: '/api/v1/cases/export',
      query: { kind: 'nonConformity', assigned: 'everyone', ...query },
      headers: { authorization: `Bearer ${work.as(name)}` },
    });
    expect(answer.statusCode).toBe(200);
    return answer;
  };

  it('is a spreadsheet of the whole filtered list, in its order, and text is never a formula', async () => {
    const doing = reporting(t);
    await doing.sent(work.as('reporter'), {
      category: 'nonConformity',
      type: 'problem',
      what: '=HYPERLINK("http://x","y") & <b> \u0007',
      who: 'X',
      detectionDate: '2026-01-01',
    });
    const answer = await exported({ sort: 'id', direction: 'asc' });
    expect(answer.headers['content-disposition']).toContain('non-conformity-');
    const parts = unzip(answer.rawPayload);
    const sheet = parts.get('xl/worksheets/sheet1.xml') ?? '';
    expect(sheet.match(/<row /g)).toHaveLength((await list('qa')).total + 1);
    expect(sheet).toContain('=HYPERLINK("http://x","y") &amp; &lt;b&gt; </t>');
    expect(sheet).not.toContain('<f>');
    expect([...parts.keys()]).toContain('[Content_Types].xml');
  });

  it('holds only what was chosen, and R20 only what the reader may see', async () => {
    const chosen = unzip((await exported({ ids: 'NC_0001,IN_00008' }, 'designer')).rawPayload);
    const sheet = chosen.get('xl/worksheets/sheet1.xml') ?? '';
    expect(sheet.match(/<row /g)).toHaveLength(2);
    expect(sheet).toContain('NC_0001');
    expect(sheet).not.toContain('IN_00008');
    const theirs = unzip((await exported({}, 'other.admin')).rawPayload).get('xl/worksheets/sheet1.xml') ?? '';
    expect(theirs).not.toContain('NC_0001');
  });
});

it('the spreadsheet and the dossier are in the language of the page that asks', async () => {
  const { id } = await work.open();
  await work.move(id, 'void', 'qa', { reason: 'Doublon' });
  const asked = (path: string, language: string) =>
    t.app.http.inject({
      url: `/api/v1/cases/${path}`,
      headers: { authorization: `Bearer ${work.as('qa')}`, 'accept-language': language },
    });
  const data = (await asked(`${id}/dossier.json`, 'x-mixed-en')).json();
  for (const [language, style, status, heading] of [
    ['x-mixed-en', 'mixed-en', 'Void', 'Effectiveness check'],
    ['x-mixed-fr', 'mixed-fr', 'Annulé', 'Vérification d’efficacité'],
  ] as const) {
    const path = `export?kind=nonConformity&assigned=everyone&ids=${id}`;
    const sheet = unzip((await asked(path, language)).rawPayload).get('xl/worksheets/sheet1.xml');
    expect(sheet).toContain(status);
    expect(JSON.stringify(dossierDefinition(data, data, style))).toContain(heading);
  }
});

describe('R37 the dossier', () => {
  it('comes as PDF with page numbers, signatures and hash, and as the same data', async () => {
    const record = await work.open('itBug', 'Écran figé ≥ 3 fois — à revoir.');
    await work.markAll(record, 'markReady', 'lead');
    await work.move(record.id, 'submit', 'lead');
    await work.markAll(record, 'review', 'qa');
    await work.move(record.id, 'approve', 'qa');
    const hashes: string[] = [];
    const get = (path: string) =>
      t.app.http.inject({
        url: `/api/v1/cases/${record.id}/${path}`,
        headers: { authorization: `Bearer ${work.as('reporter')}` },
      });
    const pdf = await get('dossier');
    expect(pdf.statusCode).toBe(200);
    expect(pdf.headers['content-type']).toBe('application/pdf');
    expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    const data = (await get('dossier.json')).json();
    expect(data.hash).toMatch(/^[0-9a-f]{64}$/);
    expect(data.case.signatures).toMatchObject([{ meaning: 'Approved', isValid: true }]);
    expect(data.decisions).toMatchObject([{ meaning: 'Approved', signerUsername: 'validator' }]);
    expect(data.history.map(({ action }: { action: string }) => action)).toContain('case.opened');
    expect(data.rewritten).toEqual([]);
    hashes.push(data.hash, (await get('dossier.json')).json().hash);
    expect(hashes[0]).toBe(hashes[1]);
    await work.move(record.id, 'reopen', 'qa', { reason: 'Complément' });
    const version = (await work.step(record.id, 'process')).body.version;
    const first = { ...emptyProcess, impactLevel: 'Minor impact' };
    await work.write(record.id, 'process', version, first, 'Oubli');
    await work.write(record.id, 'process', version + 1, { ...first, impactLevel: 'Major impact' });
    const later = (await get('dossier.json')).json();
    expect(later.rewritten).toEqual(['process.emptyBecause', 'process.impactLevel']);
    expect(later.hash).not.toBe(data.hash);
  });

  it('comes for a selection, each case as PDF and as data, and the trail says who took it', async () => {
    const ids = [(await work.open('itBug')).id, (await work.open('hse')).id];
    const get = (asked: readonly string[], who = 'qa') =>
      t.app.http.inject({
        url: `/api/v1/cases/dossiers?ids=${asked.join(',')}`,
        headers: { authorization: `Bearer ${work.as(who)}` },
      });
    const answer = await get(ids);
    expect(answer.headers['content-type']).toBe('application/zip');
    const files = unzip(answer.rawPayload);
    expect([...files.keys()]).toEqual(ids.flatMap((id) => [`${id}.pdf`, `${id}.json`]));
    for (const id of ids) {
      expect(files.get(`${id}.pdf`)?.startsWith('%PDF-')).toBe(true);
      const data = JSON.parse(files.get(`${id}.json`) ?? '');
      expect([data.case.id, data.history.at(-1).action]).toEqual([id, 'case.opened']);
    }
    const [event] = await t.database.owner<{ changes: { field: string; to: unknown }[] }>(
      `select changes from audit_events where action = 'list.exported' and record_id = 'dossiers'`,
    );
    expect(event?.changes).toContainEqual({ field: 'ids', from: null, to: ids.join(',') });
    expect((await get([...ids, 'BUG_9999'])).statusCode).toBe(404);
    expect((await get(ids, 'other.admin')).statusCode).toBe(404);
    expect((await get(Array.from({ length: 51 }, () => ids[0] as string))).statusCode).toBe(422);
  });
});
