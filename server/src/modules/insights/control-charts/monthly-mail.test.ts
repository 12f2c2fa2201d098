import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { controlChartEndpoints as charts } from '@vigie/domain/modules/insights/control-charts/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Context, systemContext } from '../../../platform/context';
import { findingsOf } from '../../../platform/testing/findings';
import { mailTo } from '../../../platform/testing/mailbox';
import { createTestApp, type TestApp } from '../../../platform/testing/test-app';
import type { InsightsReader } from '../insights';
import { monthlyMails, sendMonthlyFigures } from './monthly-mail';

let t: TestApp;
const tokens: Record<string, string> = {};
beforeAll(async () => {
  t = await createTestApp({ publicUrl: 'https://vigie.example' });
  for (const name of ['lead', 'qa', 'validator', 'designer']) tokens[name] = await t.signIn(name);
  await t.database.owner(`do $$ begin set local session_replication_role = replica;
    update users set preferences = preferences || '{"languageStyle":"en"}' where username = 'qa'; end $$`);
});
afterAll(() => t.close());

const choose = (name: string, isOn: boolean) =>
  t.call(charts.changeSubscription, { token: tokens[name], body: { isOn } });

/** How many mails have reached this user, once nothing is left to send. */
async function mailsTo(name: string): Promise<number> {
  const jobs = `select from graphile_worker.jobs where task_identifier = 'send-mail'`;
  await expect.poll(() => t.database.owner(jobs), { timeout: 30_000 }).toEqual([]);
  const folder = join(t.dataFolder, 'mail');
  const files = (await readdir(folder).catch(() => [])).filter((file) => file.endsWith('.eml'));
  const mails = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
  return mails.filter((mail) => mail.includes(`To: ${name}@demo.example`)).length;
}

it('the month goes once to each who subscribed, in their language, with the file', async () => {
  for (const name of ['lead', 'qa', 'designer']) expect((await choose(name, true)).body).toEqual({ isOn: true });
  await choose('designer', false);
  await t.database.owner(`do $$ begin set local session_replication_role = replica;
    insert into kpi_subscriptions (company_id, user_id, is_on)
      select company_id, id, true from users where username = 'validator';
    update users set state = 'deactivated' where username = 'validator'; end $$`);
  const first = '2027-03-01';
  await Promise.all([1, 2, 3].map(() => sendMonthlyFigures(t.app.platform, first)));
  await sendMonthlyFigures(t.app.platform, '2027-03-04');
  const french = await mailTo(t.dataFolder, 'lead@demo.example', /vos indicateurs de février 2027/);
  expect(french.text).toContain('https://vigie.example/apps/kpi?from=2027-02-01&to=2027-02-28');
  expect(french.text).toContain('application/pdf');
  expect(french.text).toContain('Indicateurs 2027-02.pdf');
  const english = await mailTo(t.dataFolder, 'qa@demo.example', /your indicators for February 2027/);
  expect(english.text).toContain('The indicators for February 2027 that you have access to are attached');
  expect([await mailsTo('lead'), await mailsTo('qa')]).toEqual([1, 1]);
  expect([await mailsTo('validator'), await mailsTo('designer')]).toEqual([0, 0]);
});

it('the next month goes too, and not to those who have left it', async () => {
  await choose('lead', false);
  await sendMonthlyFigures(t.app.platform, '2027-04-01');
  await mailTo(t.dataFolder, 'qa@demo.example', /your indicators for March 2027/);
  expect([await mailsTo('lead'), await mailsTo('qa')]).toEqual([1, 2]);
});

it('it is read as the user who receives it, so that nothing confidential leaves with it', async () => {
  const read: Context[] = [];
  const figures = {
    read: async (context: Context) => {
      read.push(context);
      throw new Error('read');
    },
  } as unknown as InsightsReader;
  const [person] = await t.database.owner<{ id: number; roles: string[] }>(
    `select id, roles from users where username = 'qa'`,
  );
  const compose = monthlyMails(t.app.platform, figures).monthlyFigures;
  const facts = { userId: person?.id, month: '2027-04-01' } as never;
  const made = t.app.platform.database.read(systemContext(1), async (reader) => compose?.(reader, 1, facts));
  await expect(made).rejects.toThrow('read');
  expect(read.map(({ actor }) => [actor.companyId, actor.userId, actor.roles])).toEqual([
    [1, person?.id, person?.roles],
  ]);
});

it('what is kept of it is the own person’s, recorded once in the trail, and holds against it', async () => {
  expect((await t.call(charts.getSubscription, { token: tokens.lead })).body).toEqual({ isOn: false });
  await choose('lead', false);
  const events = await t.database.owner<{ action: string }>(
    `select e.action from audit_events e join users u on u.company_id = e.company_id and u.id::text = e.record_id
      where e.record = 'kpi_subscription' and u.username = 'lead' order by e.seq`,
  );
  expect(events.map(({ action }) => action.split('.')[1])).toEqual(['switched_on', 'sent', 'switched_off']);
  await t.database.owner(`do $$ begin set local session_replication_role = replica;
    delete from kpi_subscriptions s using users u where u.id = s.user_id and u.username = 'validator';
    update users set state = 'active' where username = 'validator';
    update users set preferences = preferences || '{"languageStyle":"mixed"}' where username = 'qa'; end $$`);
  expect((await findingsOf(t)).filter((finding) => finding.includes('kpi_'))).toEqual([]);
});
