import { allAccountsEndpoints as accounts } from '@vigie/domain/modules/accounts/all-endpoints';
import { companiesEndpoints as companies } from '@vigie/domain/modules/companies/contract';
import { defaultParameters, parametersEndpoints as parameters } from '@vigie/domain/modules/parameters/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../platform/testing/test-app';
import { ifMatch } from '../reports/testing/reports';

let t: TestApp;
const tokens: Record<string, string> = {};
beforeAll(async () => {
  t = await createTestApp();
  for (const name of ['company.admin', 'qa', 'other.admin']) tokens[name] = await t.signIn(name);
});
afterAll(() => t.close());

const get = async (name: string) => (await t.call(parameters.getParameters, { token: tokens[name] })).body;
const change = async (name: string, body: object) => {
  const { version } = await get(name);
  return t.call(parameters.changeParameters, { token: tokens[name], headers: ifMatch(version), body });
};

/** As a demo has them: what a new company begins with was taken back, with a reason. */
const begun = { ...defaultParameters, version: 2 };

describe('the rules of a company', () => {
  it('R42 ask a new one for a second factor of those who sign and of administrators, and lock pages after 15 minutes', async () => {
    const platform = await t.signIn('platform.admin');
    const { body: created } = await t.call(companies.createCompany, {
      token: platform,
      body: { name: 'Neuve', admin: { email: 'n@n.example', first_name: 'Nina', last_name: 'Neuve' } },
    });
    const initial = created.admin?.initial_password ?? '';
    const changed = { currentPassword: initial, newPassword: 'Une phrase bien à moi' };
    const renewed = await t.call(accounts.changePassword, {
      token: await t.signIn('nina.neuve', initial),
      body: changed,
    });
    const token = renewed.body.access_token;
    const { body: me } = await t.call(accounts.currentUser, { token });
    expect(me).toMatchObject({ must_set_up_second_factor: true, idle_lock_minutes: 15 });
    expect((await t.call(parameters.getParameters, { token })).problem.code).toBe('second_factor_required');
    const events = await t.database.owner(
      `select changes, reason, actor_username from audit_events where record = 'parameters' and company_id = $1`,
      [created.id],
    );
    expect(events).toEqual([
      {
        changes: [
          { field: 'dailySummary', from: false, to: true },
          { field: 'idleLockMinutes', from: 0, to: 15 },
          { field: 'mailTopics', from: [], to: ['assigned', 'decided', 'overdue', 'escalated'] },
          { field: 'numbersBegin.capa', from: 124, to: 1 },
          { field: 'secondFactor', from: 'not_required', to: 'signers_and_administrators' },
        ],
        reason: 'Règles d’une nouvelle entreprise',
        actor_username: 'platform.admin',
      },
    ]);
  });

  it('are those that everybody begins with', async () => {
    expect(await get('qa')).toEqual(begun);
  });

  it('keep the days of reminders in order, each once, and leave the rest as it was', async () => {
    const answer = await change('company.admin', { actionReminderDays: [1, 14, 3, 14], reason: 'Plus tôt' });
    expect(answer.status).toBe(200);
    const expected = { ...begun, actionReminderDays: [14, 3, 1], version: 3 };
    expect(answer.body).toEqual(expected);
    expect(await get('qa')).toEqual(expected);
  });

  it('can have no reminder, and another day to escalate', async () => {
    await change('company.admin', { actionReminderDays: [], actionEscalationDays: 10, reason: 'Moins de bruit' });
    expect(await get('qa')).toMatchObject({ actionReminderDays: [], actionEscalationDays: 10, version: 4 });
    await change('company.admin', { fourEyes: false, reason: 'Petite équipe' });
    expect(await get('qa')).toMatchObject({ fourEyes: false, actionReminderDays: [], actionEscalationDays: 10 });
    await change('company.admin', { signTemplates: true, reason: 'Modèles signés' });
    expect(await get('qa')).toMatchObject({ fourEyes: false, signTemplates: true });
    await change('company.admin', { assistant: false, assistantMonthlyTokens: 5000, reason: 'Rien ne sort' });
    expect(await get('qa')).toMatchObject({ signTemplates: true, assistant: false, assistantMonthlyTokens: 5000 });
  });

  it('R01 R06 are changed with a reason that the trail keeps', async () => {
    const events = await t.database.owner(
      `select changes, reason from audit_events where action = 'parameters.changed'
        and actor_username = 'company.admin' order by seq`,
    );
    expect(events).toEqual([
      {
        changes: [
          { field: 'dailySummary', from: true, to: false },
          { field: 'idleLockMinutes', from: 15, to: 0 },
          { field: 'mailTopics', from: ['assigned', 'decided', 'overdue', 'escalated'], to: [] },
          { field: 'numbersBegin.capa', from: 1, to: 124 },
          { field: 'secondFactor', from: 'signers_and_administrators', to: 'not_required' },
        ],
        reason: 'Entreprise de démonstration : le mot de passe seul suffit',
      },
      { changes: [{ field: 'actionReminderDays', from: [7, 1], to: [14, 3, 1] }], reason: 'Plus tôt' },
      {
        changes: [
          { field: 'actionEscalationDays', from: 3, to: 10 },
          { field: 'actionReminderDays', from: [14, 3, 1], to: [] },
        ],
        reason: 'Moins de bruit',
      },
      { changes: [{ field: 'fourEyes', from: true, to: false }], reason: 'Petite équipe' },
      { changes: [{ field: 'signTemplates', from: false, to: true }], reason: 'Modèles signés' },
      {
        changes: [
          { field: 'assistant', from: true, to: false },
          { field: 'assistantMonthlyTokens', from: 1_000_000, to: 5000 },
        ],
        reason: 'Rien ne sort',
      },
    ]);
  });

  it('take detection modes of the company beside those built in, and say which cannot be', async () => {
    const reason = 'Nos façons de voir';
    const answer = await change('company.admin', {
      detectionModes: [' Visite  de client', 'randomly', 'audit'],
      reason,
    });
    expect(answer.body.detectionModes).toEqual(['audit', 'randomly', 'Visite de client']);
    const before = await get('qa');
    for (const modes of [[], ['Gemba'], ['visite', 'VISITE'], ['?'], ['x'.repeat(81)]]) {
      const refused = await change('company.admin', { detectionModes: modes, reason });
      expect([refused.status, (refused.problem.detail as { loc: string[] }[])[0]?.loc[1]], modes.join()).toEqual([
        422,
        'detectionModes',
      ]);
    }
    expect(await get('qa')).toEqual(before);
    const [event] = await t.database.owner(
      `select changes from audit_events where action = 'parameters.changed' order by seq desc limit 1`,
    );
    expect(event).toMatchObject({
      changes: [{ field: 'detectionModes', to: ['audit', 'randomly', 'Visite de client'] }],
    });
  });

  it('R20 are nobody else’s', async () => {
    expect(await get('other.admin')).toEqual(begun);
    expect((await change('qa', { actionEscalationDays: 5, reason: 'Non' })).status).toBe(403);
  });

  it.each([
    { actionReminderDays: [1, 2, 3, 4, 5, 6] },
    { actionReminderDays: [-1] },
    { actionReminderDays: [91] },
    { actionReminderDays: 7 },
    { actionEscalationDays: 0 },
    { actionEscalationDays: 366 },
    { actionEscalationDays: 1.5 },
    { assistantMonthlyTokens: -1 },
    { assistantMonthlyTokens: 1_000_000_001 },
    { assistant: 'yes' },
  ])('R27 refuse %j', async (body) => {
    expect((await change('company.admin', { ...body, reason: 'Essai' })).status).toBe(422);
  });
});
