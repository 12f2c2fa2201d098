import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { importsEndpoints as imports } from '@vigie/domain/modules/imports/contract';
import { notificationsEndpoints as notifications } from '@vigie/domain/modules/notifications/contract';
import { parametersEndpoints as parameters } from '@vigie/domain/modules/parameters/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findingsOf } from '../../platform/testing/findings';
import { createTestApp, type TestApp } from '../../platform/testing/test-app';
import { ifMatch } from '../reports/testing/reports';
import { importing, usualHeaders, usualLine, workbook } from './testing/imports';

let t: TestApp;
let work: Awaited<ReturnType<typeof importing>>;
beforeAll(async () => {
  t = await createTestApp();
  work = await importing(t);
});
afterAll(() => t.close());

const cameWith = async (importId: number) => {
  const find = 'select count(*)::int as n from cases where import_id = $1';
  return (await t.database.owner<{ n: number }>(find, [importId]))[0]?.n;
};
const eventsOf = (importId: number) =>
  t.database.owner<{ action: string; actor_username: string; reason: string | null }>(
    `select action, actor_username, reason from audit_events where record = 'import' and record_id = $1 order by seq`,
    [String(importId)],
  );
const noticesOf = async (who: string, importId: number) => {
  const { body } = await t.call(notifications.listNotifications, { token: work.as(who) });
  return body.items.filter(({ recordId }) => recordId === String(importId)).map(({ type }) => type);
};
const setRules = async (changes: object) => {
  const token = work.as('company.admin');
  const { version } = (await t.call(parameters.getParameters, { token })).body;
  const body = { ...changes, reason: 'Date de démarrage convenue' };
  return t.call(parameters.changeParameters, { token, headers: ifMatch(version), body });
};
const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);

describe('the approval of an import', () => {
  it('R43 is signed by a second person, covers the file and its lines, and only then the cases come', async () => {
    const content = await workbook(usualHeaders, [usualLine('AP-1'), usualLine('AP-2')]);
    const uploaded = (await work.upload(content)).body;
    const checked = (await work.check(uploaded)).body;
    const waiting = (await work.move('prepare', checked)).body;
    expect(waiting).toMatchObject({ status: 'prepared', preparedBy: expect.any(String), approval: null });
    expect(await cameWith(waiting.id)).toBe(0);
    expect(await noticesOf('qa', waiting.id)).toEqual(['importPrepared']);
    expect(await noticesOf('designer', waiting.id)).toEqual([]);

    const file = await t.call(imports.downloadImportFile, { token: work.as('qa'), params: { id: waiting.id } });
    expect(file.status).toBe(200);

    const done = await work.approved(waiting);
    expect(done).toMatchObject({
      status: 'done',
      approval: { signerUsername: 'qa', meaning: 'Import approved', isValid: true },
    });
    expect(await cameWith(waiting.id)).toBe(2);
    const [signature] = await t.database.owner<{ content: Record<string, unknown> }>(
      `select content from signatures where record = 'import' and record_id = $1`,
      [String(waiting.id)],
    );
    expect(signature?.content).toMatchObject({
      sha256: createHash('sha256').update(content).digest('hex'),
      linesSha256: expect.stringMatching(/^[0-9a-f]{64}$/),
      rows: 2,
      problems: 0,
      cutOff: day(1),
    });
    expect((await eventsOf(waiting.id)).map(({ action, actor_username }) => [action, actor_username])).toEqual([
      ['import.uploaded', 'designer'],
      ['import.checked', 'designer'],
      ['import.prepared', 'designer'],
      ['import.approved', 'qa'],
      ['import.numbered', 'designer'],
      ['import.finished', 'designer'],
    ]);
    expect(await noticesOf('designer', waiting.id)).toEqual(['importApproved']);
  });

  it('R43 is nobody’s who took part in preparing it, whatever their roles', async () => {
    // An administrator chose the columns of a file that a designer uploaded and sent.
    const uploaded = await work.uploaded([usualLine('OW-1')]);
    const checked = (await work.check(uploaded, {}, 'company.admin')).body;
    const waiting = (await work.move('prepare', checked)).body;
    expect((await work.approve(waiting, 'company.admin')).problem).toMatchObject({
      status: 403,
      code: 'not_allowed',
      detail: expect.stringContaining('une autre personne'),
    });
    expect((await work.end('refuse', waiting, 'company.admin')).status).toBe(403);
    for (const who of ['designer', 'reporter', 'validator', 'lead']) {
      expect((await work.approve(waiting, who)).status, who).toBe(403);
    }
    expect(await cameWith(waiting.id)).toBe(0);
    expect((await work.approved(waiting)).status).toBe('done');
  });

  it('R43 is not given with a wrong password, nor without one, nor by a user of another company', async () => {
    const waiting = await work.prepared([usualLine('PW-1')]);
    expect((await work.approve(waiting, 'qa', 'wrong')).status).toBe(401);
    const asked = { token: work.as('qa'), params: { id: waiting.id }, headers: ifMatch(waiting.version) };
    expect((await t.call(imports.approveImport, { ...asked, body: {} })).status).toBe(401);
    expect((await work.approve(waiting, 'other.admin')).status).toBe(404);
    expect([await cameWith(waiting.id), (await work.get(waiting.id)).status]).toEqual([0, 'prepared']);
  });

  it('R43 is refused, or taken back, with a reason that both people and the trail see', async () => {
    const refused = await work.prepared([usualLine('RF-1')]);
    const asked = { token: work.as('qa'), params: { id: refused.id }, headers: ifMatch(refused.version) };
    expect((await t.call(imports.refuseImport, { ...asked, body: { reason: ' ' } })).status).toBe(422);
    expect((await work.end('refuse', refused, 'qa', 'Feuille de 2019')).status).toBe(200);
    expect(await work.get(refused.id)).toMatchObject({ status: 'refused', imported: [], approval: null });
    expect((await work.get(refused.id)).failure).toContain('Feuille de 2019');
    expect((await eventsOf(refused.id)).at(-1)).toMatchObject({ action: 'import.refused', reason: 'Feuille de 2019' });
    expect(await noticesOf('designer', refused.id)).toEqual(['importRefused']);

    const withdrawn = await work.prepared([usualLine('WD-1')]);
    expect((await work.end('withdraw', withdrawn, 'qa')).status).toBe(403);
    expect((await work.end('withdraw', withdrawn, 'designer', 'Trop tôt')).body).toMatchObject({ status: 'refused' });
    expect((await work.approve(withdrawn)).status).toBe(409);
    expect([await cameWith(refused.id), await cameWith(withdrawn.id)]).toEqual([0, 0]);
  });

  it('R43 looks at every line once more, and refuses with the lines that are wrong by now', async () => {
    const waiting = await work.prepared([usualLine('AG-1'), usualLine('AG-2')]);
    await work.imported([usualLine('AG-2')]);
    const answer = await work.approve(waiting);
    expect(answer.problem).toMatchObject({
      status: 409,
      code: 'objection',
      detail: expect.stringContaining('1 erreur'),
    });
    const now = await work.get(waiting.id);
    expect(now).toMatchObject({ status: 'prepared', approval: null, check: { problemCount: 1, badLines: 1 } });
    expect(now.check?.problems).toMatchObject([{ line: 3, field: 'originalNumber' }]);
    expect((await work.approve(now)).problem).toMatchObject({ status: 409, code: 'objection' });
    expect(await cameWith(waiting.id)).toBe(0);
  });

  it('R43 is not given to lines that became others than those that were shown', async () => {
    const waiting = await work.prepared([usualLine('DF-1', { 6: { day: '2024-03-11' } })]);
    await setRules({ dueDays: { Critical: 15, Major: 31, Minor: 60 } });
    expect((await work.approve(waiting)).status).toBe(412);
    const shown = await work.get(waiting.id);
    expect(shown.version).toBeGreaterThan(waiting.version);
    expect((await work.approved(shown)).status).toBe('done');
  });

  it('R43 holds for the stored file alone: one that was altered is not imported', async () => {
    const waiting = await work.prepared([usualLine('AL-1')]);
    const { contents } = t.app.platform;
    const open = contents.open.bind(contents);
    const other = await workbook(usualHeaders, [usualLine('AL-2')]);
    contents.open = async (sha256) => {
      if (sha256 !== waiting.sha256) return open(sha256);
      return Readable.from([other]);
    };
    try {
      expect((await work.approve(waiting)).problem).toMatchObject({
        status: 409,
        code: 'objection',
        detail: expect.stringContaining('n’est plus celui qui a été envoyé'),
      });
    } finally {
      contents.open = open;
    }
    expect(await cameWith(waiting.id)).toBe(0);
    expect((await work.approved(waiting)).status).toBe('done');
  });
});

describe('the last day of the past', () => {
  const cutOff = async () => (await t.call(imports.listImports, { token: work.as('designer') })).body.cutOff;
  const problemOf = async (line: Parameters<typeof usualLine>[1]) => {
    const { body } = await work.check(await work.uploaded([usualLine(`CO-${Math.random()}`, line)]));
    return body.check?.problems[0]?.sentence ?? null;
  };

  it('R43 is the day before the company was created until the company sets another, with a reason', async () => {
    expect(await cutOff()).toBe(day(1));
    expect(await problemOf({ 7: { day: day(1) } })).toBeNull();
    expect(await problemOf({ 7: { day: day(0) } })).toContain('date limite de reprise');

    expect((await setRules({ importCutOff: '2024-04-01' })).body).toMatchObject({ importCutOff: '2024-04-01' });
    const [event] = await t.database.owner<{ changes: unknown; reason: string }>(
      `select changes, reason from audit_events where action = 'parameters.changed' order by seq desc limit 1`,
    );
    expect(event).toEqual({
      changes: [{ field: 'importCutOff', from: null, to: '2024-04-01' }],
      reason: 'Date de démarrage convenue',
    });
    expect(await cutOff()).toBe('2024-04-01');
    expect(await problemOf({})).toBe('La date 02/04/2024 est postérieure à la date limite de reprise (01/04/2024).');
    expect(await problemOf({ 7: { day: '2024-04-01' } })).toBeNull();
  });

  it('R43 holds at the approval: a file that was right is refused once the day is earlier', async () => {
    await setRules({ importCutOff: null });
    const waiting = await work.prepared([usualLine('CE-1')]);
    await setRules({ importCutOff: '2024-04-01' });
    expect((await work.approve(waiting)).problem).toMatchObject({ status: 409, code: 'objection' });
    expect((await work.get(waiting.id)).check?.problems).toMatchObject([{ line: 2, field: 'closedOn' }]);
    expect(await cameWith(waiting.id)).toBe(0);
    await setRules({ importCutOff: null });
  });

  it('R43 is no day to come, and no day that there is not', async () => {
    for (const importCutOff of [day(-1), '2024-02-30', 'demain']) {
      expect((await setRules({ importCutOff })).status, importCutOff).toBe(422);
    }
    expect((await setRules({ importCutOff: day(0) })).status).toBe(200);
  });
});

it('R08 rows, signatures and the trail of all these imports agree', async () => {
  expect(await findingsOf(t)).toEqual([]);
});
