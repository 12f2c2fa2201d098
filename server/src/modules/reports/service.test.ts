import { parametersEndpoints as parameters } from '@vigie/domain/modules/parameters/contract';
import { emptyImmediateAction } from '@vigie/domain/modules/reports/answers';
import { reportsEndpoints as reports } from '@vigie/domain/modules/reports/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../platform/testing/test-app';
import { aWeekAgo, complete, ifMatch, reporting } from './testing/reports';

let t: TestApp;
let doing: ReturnType<typeof reporting>;
let author: string;
let validator: string;
beforeAll(async () => {
  t = await createTestApp();
  doing = reporting(t);
  author = await t.signIn('reporter');
  validator = await t.signIn('validator');
});
afterAll(() => t.close());

const eventsOf = (id: string) =>
  t.database.owner<{ action: string; changes: { field: string; from: unknown; to: unknown }[]; reason: string | null }>(
    `select action, changes, reason from audit_events where record = 'report' and record_id = $1 order by seq`,
    [id],
  );

describe('a draft', () => {
  it('is stored from the first answer and is in the trail', async () => {
    const report = await doing.draft(author, { category: 'hse' });
    expect(report).toMatchObject({ status: 'draft', submittedAt: null, version: 1, summary: '' });
    expect(report.answers).toMatchObject({ category: 'hse', type: null, what: '' });
    expect((await eventsOf(report.id)).map(({ action }) => action)).toEqual(['report.created']);
    expect(await doing.get(author, report.id)).toEqual(report);
  });

  it('follows the person: what is changed on one device is read on the other, by version', async () => {
    const report = await doing.draft(author);
    const first = await doing.change(author, report, { where: 'Quai 2' });
    expect(first.body).toMatchObject({ version: 2, answers: { where: 'Quai 2', what: complete.what } });
    const stale = await doing.change(author, report, { where: 'Quai 3' });
    expect([stale.status, stale.problem.code]).toEqual([412, 'stale_version']);
    expect((await doing.get(author, report.id)).answers.where).toBe('Quai 2');
    const changed = (await eventsOf(report.id)).at(-1);
    expect(changed).toMatchObject({
      action: 'report.changed',
      changes: [{ field: 'where', from: 'Bâtiment A', to: 'Quai 2' }],
    });
  });

  it('takes a detection mode that is offered, or leaves the one it has', async () => {
    const admin = await t.signIn('company.admin');
    const offer = async (detectionModes: readonly string[]) => {
      const { version } = (await t.call(parameters.getParameters, { token: admin })).body;
      const body = { detectionModes: [...detectionModes], reason: 'Nos façons de voir' };
      await t.call(parameters.changeParameters, { token: admin, headers: ifMatch(version), body });
    };
    await offer(['audit', 'gemba', 'Visite de client']);
    const report = await doing.draft(author, { ...complete, detectionMethod: 'Visite de client' });
    expect(report.answers.detectionMethod).toBe('Visite de client');
    for (const detectionMethod of ['randomly', 'Autre']) {
      const refused = await doing.change(author, report, { detectionMethod });
      expect([refused.status, (refused.problem.detail as { loc: string[] }[])[0]?.loc.at(-1)]).toEqual([
        422,
        'detectionMethod',
      ]);
      const created = await t.call(reports.createReport, { token: author, body: { detectionMethod } });
      expect(created.status).toBe(422);
    }
    await offer(['audit', 'gemba', 'randomly']);
    const kept = await doing.change(author, report, { where: 'Quai 2' });
    expect(kept.body.answers).toMatchObject({ where: 'Quai 2', detectionMethod: 'Visite de client' });
    expect((await doing.change(author, kept.body, { detectionMethod: 'randomly' })).status).toBe(200);
  });

  it('a change that changes nothing leaves no trace', async () => {
    const report = await doing.draft(author);
    expect((await doing.change(author, report, { what: complete.what ?? '' })).body.version).toBe(1);
    expect(await eventsOf(report.id)).toHaveLength(1);
  });

  it('is no other user’s: not of validators, administrators or another company', async () => {
    const report = await doing.draft(author);
    for (const name of ['validator', 'qa', 'company.admin', 'lead', 'other.reporter', 'other.admin']) {
      const token = await t.signIn(name);
      expect((await t.call(reports.getReport, { token, params: { id: report.id } })).status, name).toBe(404);
      expect((await doing.change(token, report, { what: 'x' })).status, name).toBe(404);
      expect((await doing.submit(token, report)).status, name).toBe(404);
    }
  });

  it('is created once, however often the request is repeated', async () => {
    const headers = { 'idempotency-key': 'a-lost-answer' };
    const twice = [1, 2].map(() => t.call(reports.createReport, { token: author, body: complete, headers }));
    const [one, other] = await Promise.all(twice);
    expect(one?.body.id).toBe(other?.body.id);
  });

  it('is given up without its number being used again', async () => {
    const report = await doing.draft(author);
    const options = { token: author, params: { id: report.id }, headers: ifMatch(report.version) };
    expect((await t.call(reports.discardReport, options)).body.status).toBe('discarded');
    const next = await doing.draft(author);
    expect(Number(next.id.slice(3))).toBe(Number(report.id.slice(3)) + 1);
    expect((await doing.change(author, { id: report.id, version: 2 }, { what: 'x' })).status).toBe(409);
  });

  it('R29 numbers have no gap, also when many begin at once and some fail', async () => {
    const good = Array.from({ length: 12 }, () => t.call(reports.createReport, { token: author, body: complete }));
    const bad = Array.from({ length: 6 }, () =>
      t.call(reports.createReport, { token: author, body: { category: 'nothing' } }),
    );
    await Promise.all([...good, ...bad]);
    const numbers = await t.database.owner<{ number: number }>(
      `select number from reports r join users u on u.id = r.author_id where u.username <> 'other.reporter' order by number`,
    );
    expect(numbers.map(({ number }) => number)).toEqual(numbers.map((_, place) => place + 1));
  });
});

describe('R27 the server checks what is said', () => {
  it.each([
    ['too long', { what: 'x'.repeat(4001) }, 'what'],
    ['of the wrong type', { what: 42 }, 'what'],
    ['not on the list', { category: 'weather' }, 'category'],
    ['no date', { detectionDate: '02/11/2026' }, 'detectionDate'],
    ['no hour', { detectionHour: '25:00' }, 'detectionHour'],
    ['half an action', { immediateAction: { whatAction: 'x' } }, 'whyNecessary'],
  ])('an answer that is %s is refused beside its cause', async (_, body, field) => {
    const { status, problem } = await t.call(reports.createReport, { token: author, body });
    expect(status).toBe(422);
    expect((problem.detail as { loc: string[] }[]).map(({ loc }) => loc.at(-1))).toContain(field);
  });

  it('what is missing is said for each field when it is sent, and nothing changes', async () => {
    const report = await doing.draft(author, { actionsTaken: true, detectionDate: '2999-01-01' });
    const { status, problem } = await doing.submit(author, report);
    expect(status).toBe(422);
    expect((problem.detail as { loc: string[] }[]).map(({ loc }) => loc.at(-1))).toEqual([
      'category',
      'type',
      'what',
      'detectionDate',
      ...['whatAction', 'whyNecessary', 'date', 'hour', 'howLong'].map((name) => `immediateAction.${name}`),
    ]);
    expect(await doing.get(author, report.id)).toMatchObject({ status: 'draft', version: 1 });
  });

  it('hostile text is kept as the text it is', async () => {
    const what = `'; drop table reports; -- <script>alert(1)</script> {{7*7}} \\u0000 ‮${'𝕏'.repeat(20)}`;
    const report = await doing.sent(author, { ...complete, what });
    expect((await doing.get(author, report.id)).answers.what).toBe(what);
    expect((await t.call(reports.createReport, { token: author, body: { what: 'a\u0000b' } })).status).toBe(400);
  });

  it('R07 a time sent by the client is ignored', async () => {
    const before = Date.now();
    const body = {
      ...complete,
      createdAt: '1999-01-01T00:00:00Z',
      submittedAt: '1999-01-01T00:00:00Z',
      status: 'approved',
    };
    const { body: report } = await t.call(reports.createReport, { token: author, body });
    const { body: sent } = await doing.submit(author, report);
    expect(sent.status).toBe('waiting_approval');
    expect(Date.parse(sent.createdAt)).toBeGreaterThanOrEqual(before - 1000);
    expect(Date.parse(sent.submittedAt ?? '')).toBeGreaterThanOrEqual(before - 1000);
  });
});

describe('a report that was sent', () => {
  it('R28 keeps the day of the event and the day of entry apart, and shows a late entry', async () => {
    const report = await doing.sent(author, { ...complete, detectionDate: '2020-01-05' });
    expect(report.answers.detectionDate).toBe('2020-01-05');
    expect(report.submittedAt?.slice(0, 10)).toBe(new Date().toISOString().slice(0, 10));
    expect(report.lateEntryDays).toBeGreaterThan(100);
    const today = await doing.sent(author, { ...complete, detectionDate: new Date().toISOString().slice(0, 10) });
    expect(today.lateEntryDays).toBe(0);
  });

  it('R03 is changed by its author only with a reason, and stays complete', async () => {
    const report = await doing.sent(author);
    const without = await doing.change(author, report, { where: 'Ailleurs' });
    expect([without.status, (without.problem.detail as { loc: string[] }[])[0]?.loc]).toEqual([
      422,
      ['body', 'reason'],
    ]);
    expect((await doing.change(author, report, { what: '' }, 'Vidé')).status).toBe(422);
    const changed = await doing.change(author, report, { where: 'Ailleurs' }, 'Mauvais bâtiment');
    expect(changed.body.answers.where).toBe('Ailleurs');
    expect((await eventsOf(report.id)).at(-1)).toMatchObject({ action: 'report.changed', reason: 'Mauvais bâtiment' });
    expect((await doing.change(validator, changed.body, { where: 'x' }, 'x')).status).toBe(403);
  });

  it('R25 is not sent or given up a second time', async () => {
    const report = await doing.sent(author);
    const again = await doing.submit(author, report);
    expect([again.status, again.problem.code]).toEqual([409, 'wrong_state']);
    const discard = await t.call(reports.discardReport, {
      token: author,
      params: { id: report.id },
      headers: ifMatch(report.version),
    });
    expect(discard.status).toBe(409);
  });

  it('R04 R29 can still be read as it was first, whatever was changed since', async () => {
    let report = await doing.sent(author);
    for (const where of ['Un', 'Deux', 'Trois']) {
      report = (await doing.change(author, report, { where }, 'Précision')).body;
    }
    const recorded = (await eventsOf(report.id)).flatMap(({ changes }) =>
      changes.filter(({ field }) => field === 'where'),
    );
    expect(recorded.map(({ from }) => from)).toEqual([null, 'Bâtiment A', 'Un', 'Deux']);
  });

  it('switching the immediate action off clears it', async () => {
    const immediateAction = {
      ...emptyImmediateAction,
      whatAction: 'Arrêt',
      whyNecessary: 'Sécurité',
      date: aWeekAgo,
      hour: '08:00',
      howLong: '1 h',
    };
    const report = await doing.sent(author, { ...complete, actionsTaken: true, immediateAction });
    expect(report.immediateActionId).toBe(`IA_${report.id.slice(3)}`);
    const { body } = await doing.change(author, report, { actionsTaken: false }, 'Saisi par erreur');
    expect(body).toMatchObject({ immediateActionId: null, answers: { immediateAction: emptyImmediateAction } });
  });
});

it('R20 a company has its own numbers and sees nothing of another’s', async () => {
  const stranger = await t.signIn('other.reporter');
  const mine = await doing.sent(author);
  const theirs = await doing.draft(stranger);
  expect(Number(theirs.id.slice(3))).toBeLessThan(Number(mine.id.slice(3)));
  expect((await t.call(reports.getReport, { token: stranger, params: { id: mine.id } })).status).toBe(404);
});

it('the platform’s administrators have no reports', async () => {
  const token = await t.signIn('platform.admin');
  expect((await t.call(reports.createReport, { token, body: complete })).status).toBe(403);
  expect((await t.call(reports.listReports, { token })).status).toBe(403);
});
