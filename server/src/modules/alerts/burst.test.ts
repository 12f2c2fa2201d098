import { afterAll, beforeAll, expect, it } from 'vitest';
import { OpenPage } from '../../platform/testing/open-page';
import { createTestApp, type TestApp } from '../../platform/testing/test-app';
import { alerting } from './testing/alerts';

const colleagues = 1000;

let t: TestApp;
let doing: Awaited<ReturnType<typeof alerting>>;
beforeAll(async () => {
  t = await createTestApp();
  doing = await alerting(t);
  await t.database.owner(`do $$ begin set local session_replication_role = replica;
    insert into users (company_id, username, email, first_name, last_name, roles, state)
      select company_id, 'colleague' || n, 'colleague' || n || '@demo.example', 'Alix', 'Numéro ' || n,
        array['reporter'], 'active'
      from users, generate_series(1, ${colleagues}) n where username = 'qa';
    insert into notification_choices (company_id, user_id, mail)
      select company_id, id, array['alertReceived'] from users where username like 'colleague%';
  end $$`);
});
afterAll(() => t.close());

it('a thousand recipients get one alert in one transaction, and every open page hears of it', async () => {
  const people = await t.database.owner<{ company_id: number; id: number }>(
    `select company_id, id from users where username like 'colleague%' order by id`,
  );
  const { live } = t.app.platform;
  const pages = people.map(({ company_id: companyId, id: userId }) => new OpenPage(live, { companyId, userId }));
  const { status, body } = await doing.send('qa', {
    text: 'Exercice d’évacuation à 10 h.',
    recipientIds: people.map(({ id }) => id),
  });
  expect(status).toBe(201);
  expect(body.recipients).toMatchObject({ isEveryone: false, count: colleagues });
  expect(body.recipients.names).toHaveLength(20);
  const heard = (record: string) => pages.filter(({ received }) => received.includes(record)).length;
  await expect
    .poll(() => [heard('alert'), heard('notification')], { timeout: 30_000 })
    .toEqual([colleagues, colleagues]);
  const [written] = await t.database.owner(
    `select (select count(distinct xmin::text)::int from alert_copies where alert_id = $1) as transactions,
      (select count(*)::int from alert_copies where alert_id = $1 and box = 'inbox') as copies,
      (select count(*)::int from notifications where record_id = 'ALERT-' || $1) as news,
      (select count(*)::int from audit_events where record = 'alert' and record_id = $1::text) as events`,
    [body.id],
  );
  expect(written).toEqual({ transactions: 1, copies: colleagues, news: colleagues, events: 1 });
  for (const page of pages) page.destroy();
});
