import { actionsEndpoints } from '@vigie/domain/modules/actions/contract';
import { casesEndpoints as cases } from '@vigie/domain/modules/cases/contract';
import { dueDate } from '@vigie/domain/modules/cases/public';
import { parametersEndpoints as parameters } from '@vigie/domain/modules/parameters/contract';
import { emptyImmediateAction } from '@vigie/domain/modules/reports/answers';
import { reportsEndpoints as reports } from '@vigie/domain/modules/reports/contract';
import type { DecisionBody } from '@vigie/domain/modules/reports/decision';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../platform/testing/test-app';
import { demoPassword } from '../accounts/public';
import { aWeekAgo, complete, ifMatch, reporting, userIdOf } from './testing/reports';

let t: TestApp;
let doing: ReturnType<typeof reporting>;
let author: string;
let validator: string;
let approval: Partial<DecisionBody>;
const sophie = { username: 'validator' };
beforeAll(async () => {
  t = await createTestApp();
  doing = reporting(t);
  author = await t.signIn('reporter');
  validator = await t.signIn('validator');
  approval = { decision: 'approve', criticality: 'Major', leadWriterId: await userIdOf(t, 'lead') };
});
afterAll(() => t.close());

/** A user of the company with these roles, and a password of their own. */
async function newcomer(username: string, roles: string[]): Promise<void> {
  await t.database.owner(
    `insert into users (company_id, username, email, first_name, last_name, state, roles, password_hash,
       identity_confirmed_at)
     select company_id, $1, $1 || '@demo.example', $1, 'Essai', 'active', $2, password_hash, now() from users where username = 'validator'`,
    [username, ['reporter', ...roles]],
  );
  await t.database.owner(
    `insert into login_directory select username, email, company_id, id from users where username = $1`,
    [username],
  );
}

describe('approving', () => {
  it('opens the case of its category with everything that the report holds', async () => {
    const report = await doing.sent(author, {
      ...complete,
      category: 'equipmentFailure',
      actionsTaken: true,
      immediateAction: {
        ...emptyImmediateAction,
        whatAction: 'Vanne fermée',
        whyNecessary: 'Éviter la pollution',
        date: aWeekAgo,
        hour: '07:45',
        howLong: '10 min',
        responsible: 'Équipe du matin',
      },
    });
    const { status, body } = await doing.decide(validator, report, approval, sophie);
    expect(status).toBe(200);
    expect(body).toMatchObject({ status: 'approved', severity: 'medium', caseId: expect.stringMatching(/^EF_\d{4}$/) });
    const token = await t.signIn('lead');
    const { body: opened } = await t.call(cases.getCase, { token, params: { id: body.caseId ?? '' } });
    expect(opened).toMatchObject({
      kind: 'equipmentFailure',
      status: 'in_progress',
      title: 'Fuite de glycol sous la cuve 7',
      criticality: 'Major',
      owner: { username: 'lead', displayName: 'Julien Lefèvre' },
      detector: 'Karim Benali',
      detectionDate: aWeekAgo,
      dueDate: dueDate(aWeekAgo, 30),
      reportId: report.id,
      definition: { what: complete.what, where: complete.where },
      actions: [
        {
          status: 'completed',
          summary: 'Vanne fermée',
          responsible: 'Équipe du matin',
          origin: report.immediateActionId,
          caseId: body.caseId,
        },
      ],
    });
    const query = { caseId: opened.id, assigned: 'everyone' };
    const list = await t.call(actionsEndpoints.listActions, { token, query });
    expect(list.body.items).toMatchObject([{ id: opened.actions[0]?.id, origin: 'IA_00012', status: 'completed' }]);
  });

  it('R11 is a signature with printed name, time and meaning', async () => {
    const report = await doing.sent(author);
    const { body } = await doing.decide(validator, report, { ...approval, comment: 'Vu' }, sophie);
    expect(body.decisions).toMatchObject([
      {
        decision: 'approve',
        comment: 'Vu',
        criticality: 'Major',
        leadWriter: { username: 'lead' },
        decidedBy: { username: 'validator' },
        signature: { signerName: 'Sophie Marchand', signerUsername: 'validator', meaning: 'Approved', voidedAt: null },
        isValid: true,
      },
    ]);
  });

  it('follows the company’s own due days', async () => {
    const designer = await t.signIn('designer');
    const { body: before } = await t.call(parameters.getParameters, { token: designer });
    const change = (version: number, dueDays: object) =>
      t.call(parameters.changeParameters, {
        token: designer,
        headers: ifMatch(version),
        body: { dueDays, reason: 'Nouvelle procédure' },
      });
    const { body: after } = await change(before.version, { Critical: 5, Major: 7, Minor: 9 });
    const { body } = await doing.decide(validator, await doing.sent(author), approval, sophie);
    const { body: opened } = await t.call(cases.getCase, { token: author, params: { id: body.caseId ?? '' } });
    expect(opened.dueDate).toBe(dueDate(aWeekAgo, 7));
    await change(after.version, before.dueDays);
  });
});

describe('sending back and rejecting', () => {
  it('asks for more, takes the answer, and decides again; each decision stays', async () => {
    const report = await doing.sent(author);
    const asked = await doing.decide(
      validator,
      report,
      { decision: 'requestInformation', comment: 'Quel lot ?' },
      sophie,
    );
    expect(asked.body).toMatchObject({ status: 'waiting_for_update', caseId: null });
    const completed = await doing.change(author, asked.body, { howMany: 'Lot 26K1042' });
    expect(completed.status).toBe(200);
    const again = await doing.submit(author, completed.body);
    expect(again.body).toMatchObject({ status: 'waiting_approval', submittedAt: report.submittedAt });
    const done = await doing.decide(
      validator,
      again.body,
      { decision: 'reject', comment: 'Doublon de NC_0001' },
      sophie,
    );
    expect(done.body).toMatchObject({ status: 'rejected', caseId: null });
    expect(done.body.decisions.map(({ decision, isValid }) => [decision, isValid])).toEqual([
      ['requestInformation', false],
      ['reject', true],
    ]);
    const history = await t.call(reports.getReportHistory, { token: validator, params: { id: report.id } });
    expect(history.body.items.map(({ action }) => action)).toEqual([
      'report.rejected',
      'report.submitted',
      'report.changed',
      'report.information_requested',
      'report.submitted',
      'report.created',
    ]);
    expect(history.body.items[2]?.reason).toContain('Quel lot ?');
  });

  it('R25 nothing is decided or written twice', async () => {
    const report = await doing.sent(author);
    const { body } = await doing.decide(validator, report, { decision: 'reject', comment: 'Non' }, sophie);
    expect((await doing.decide(validator, body, approval, sophie)).status).toBe(409);
    expect((await doing.change(author, body, { where: 'x' }, 'x')).status).toBe(409);
    expect((await doing.submit(author, body)).status).toBe(409);
    expect(await doing.get(author, report.id)).toEqual(body);
  });
});

describe('the signature', () => {
  it('R18 is asked for only when everything else is right', async () => {
    const report = await doing.sent(author);
    const wrong = { username: 'validator', password: 'wrong' };
    const attempts: Partial<DecisionBody>[] = [
      { decision: 'approve' },
      { decision: 'reject' },
      { ...approval, leadWriterId: 999_999 },
      { ...approval, leadWriterId: await userIdOf(t, 'gilles.autret') },
      { ...approval, leadWriterId: await userIdOf(t, 'other.reporter') },
    ];
    for (const made of attempts) expect((await doing.decide(validator, report, made, wrong)).status).toBe(422);
    const failures = await t.database.owner(`select 1 from audit_events where action = 'signature.failed'`);
    expect(failures).toEqual([]);
  });

  it('R12 R16 needs the right password; failures are logged and, repeated, locked', async () => {
    await newcomer('essais', ['validator']);
    const token = await t.signIn('essais');
    const report = await doing.sent(author);
    for (let attempt = 0; attempt < 5; attempt++) {
      const refused = await doing.decide(token, report, approval, { username: 'essais', password: 'wrong' });
      expect([refused.status, refused.problem.code]).toEqual([401, 'wrong_credentials']);
    }
    const locked = await doing.decide(token, report, approval, { username: 'essais' });
    expect([locked.status, locked.problem.code]).toEqual([429, 'too_many_attempts']);
    const logged = await t.database.owner(`select action from audit_events where action like 'signature.%'
      and record = 'user' and record_id = '${await userIdOf(t, 'essais')}' order by seq`);
    expect(logged.map(({ action }) => action)).toEqual([
      ...Array.from({ length: 5 }, () => 'signature.failed'),
      'signature.locked',
      'signature.held_off',
    ]);
    expect((await doing.get(author, report.id)).status).toBe('waiting_approval');
  });

  it('R22 the author cannot decide, unless the company has said so', async () => {
    const report = await doing.sent(validator);
    const refused = await doing.decide(validator, report, approval, sophie);
    expect([refused.status, refused.problem.code]).toEqual([403, 'not_allowed']);
    expect(refused.problem.detail).toContain('auteur');
    const admin = await t.signIn('company.admin');
    const { body: before } = await t.call(parameters.getParameters, { token: admin });
    const relax = (version: number, fourEyes: boolean) =>
      t.call(parameters.changeParameters, {
        token: admin,
        headers: ifMatch(version),
        body: { fourEyes, reason: 'Équipe de nuit' },
      });
    const { body: relaxed } = await relax(before.version, false);
    expect((await doing.decide(validator, report, approval, sophie)).status).toBe(200);
    await relax(relaxed.version, true);
  });

  it('R15 on another user’s open page is made in the signer’s own name, and says so', async () => {
    const report = await doing.sent(author);
    const { status, body } = await doing.decide(author, report, approval, sophie);
    expect(status).toBe(200);
    expect(body.decisions[0]).toMatchObject({
      decidedBy: { username: 'validator' },
      signature: { signerUsername: 'validator' },
    });
    const [event] = await t.database.owner<{ actor_username: string; changes: object[] }>(
      `select actor_username, changes from audit_events where action = 'report.approved' and record_id = $1`,
      [report.id],
    );
    expect(event?.actor_username).toBe('validator');
    expect(event?.changes).toContainEqual({ field: 'signedOnPageOf', from: null, to: 'reporter' });
  });

  it.each([
    ['the author', 'reporter', 403],
    ['a user without the role', 'lead', 403],
    ['quality assurance', 'qa', 403],
    ['a validator of another company', 'other.admin', 401],
  ])('R19 of %s decides nothing', async (_, username, status) => {
    const report = await doing.sent(author);
    expect((await doing.decide(author, report, approval, { username })).status).toBe(status);
    expect((await doing.get(author, report.id)).status).toBe('waiting_approval');
  });

  it('of a validator does not open a report to the user whose page it is', async () => {
    const report = await doing.sent(author);
    for (const name of ['lead', 'other.reporter']) {
      expect((await doing.decide(await t.signIn(name), report, approval, sophie)).status, name).toBe(404);
    }
  });

  it('R13 R14 is void as soon as the report says something else', async () => {
    const report = await doing.sent(author);
    const asked = await doing.decide(validator, report, { decision: 'requestInformation', comment: 'Où ?' }, sophie);
    expect(asked.body.decisions[0]?.isValid).toBe(true);
    const changed = await doing.change(author, asked.body, { where: 'Quai 4' });
    expect(changed.body.decisions[0]).toMatchObject({ isValid: false, signature: { voidedAt: expect.any(String) } });
  });

  it('R13 R14 does not cover what a user changes behind the application’s back', async () => {
    const report = await doing.sent(author);
    const { body } = await doing.decide(validator, report, approval, sophie);
    expect(body.decisions[0]?.isValid).toBe(true);
    await t.database.owner(
      `update reports set answers = jsonb_set(answers, '{what}', '"Rien"') where id = $1
      and company_id = (select company_id from users where username = 'reporter')`,
      [report.id],
    );
    const now = await doing.get(author, report.id);
    expect(now.decisions[0]).toMatchObject({ isValid: false, signature: { voidedAt: null } });
  });

  it('R13 is worthless on another report of the same content', async () => {
    const [one, other] = [await doing.sent(author), await doing.sent(author)];
    const decided = [
      await doing.decide(validator, one, approval, sophie),
      await doing.decide(validator, other, approval, sophie),
    ];
    const [first, second] = decided.map(({ body }) => body.decisions[0]?.signature.contentHash);
    expect(first).not.toBe(second);
  });

  it('is of the version that was read', async () => {
    const report = await doing.sent(author);
    await doing.change(author, report, { where: 'Quai 5' }, 'Précision');
    expect((await doing.decide(validator, report, approval, sophie)).status).toBe(412);
  });
});

it('R26 two validators at the same moment, 50 times: one result, and the other learns who was first', async () => {
  await newcomer('second', ['validator']);
  const second = await t.signIn('second');
  const reject = { decision: 'reject' as const, comment: 'Non' };
  for (let round = 0; round < 50; round++) {
    const report = await doing.sent(author);
    const answers = await Promise.all([
      doing.decide(validator, report, approval, sophie),
      doing.decide(second, report, reject, { username: 'second' }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const loser = answers.find(({ status }) => status === 409);
    const isApproved = answers[0]?.status === 200;
    expect(loser?.problem).toMatchObject({
      code: 'somebody_was_faster',
      detail: isApproved
        ? 'Sophie Marchand a déjà approuvé ce signalement.'
        : 'second Essai a déjà rejeté ce signalement.',
    });
    const stored = await doing.get(author, report.id);
    expect(stored.decisions).toHaveLength(1);
    expect([stored.status, stored.caseId !== null]).toEqual([isApproved ? 'approved' : 'rejected', isApproved]);
  }
  const doubled = await t.database.owner(
    'select report_id from cases group by company_id, report_id having count(*) > 1',
  );
  expect(doubled).toEqual([]);
});

it('a validator whose password was reset signs only after choosing a new one', async () => {
  await newcomer('remis', ['validator']);
  await t.database.owner(`update users set must_change_password = true where username = 'remis'`);
  const report = await doing.sent(author);
  const refused = await doing.decide(author, report, approval, { username: 'remis', password: demoPassword });
  expect([refused.status, refused.problem.code]).toEqual([401, 'wrong_credentials']);
});
