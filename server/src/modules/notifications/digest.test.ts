import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { mailTo } from '../../platform/testing/mailbox';
import { createTestApp, type TestApp } from '../../platform/testing/test-app';
import { sendDigests } from './digest';
import { notificationTester } from './testing/notification-tester';

let t: TestApp;
let doing: Awaited<ReturnType<typeof notificationTester>>;
beforeAll(async () => {
  t = await createTestApp({ publicUrl: 'https://vigie.example' });
  doing = await notificationTester(t, ['lead', 'qa', 'designer', 'other.reporter']);
  for (const name of ['lead', 'qa', 'designer', 'other.reporter'])
    await doing.choose(name, { digest: ['actionReady', 'mentioned'] });
});
afterAll(() => t.close());

/** How many mails have reached this address, once nothing is left to send. */
async function mailsTo(address: string): Promise<number> {
  await expect
    .poll(() => t.database.owner(`select from graphile_worker.jobs where task_identifier = 'send-mail'`), {
      timeout: 30_000,
    })
    .toEqual([]);
  const folder = join(t.dataFolder, 'mail');
  const files = (await readdir(folder)).filter((name) => name.endsWith('.eml'));
  const mails = await Promise.all(files.map((name) => readFile(join(folder, name), 'utf8')));
  return mails.filter((mail) => mail.includes(`To: ${address}`)).length;
}

it('the summary of the day says where to look and nothing confidential, once, to each who chose it', async () => {
  const ready = await doing.sendNotification(['lead', 'qa'], 'actionReady');
  const mentioned = await doing.sendNotification(['lead'], 'mentioned');
  await doing.sendNotification(['lead'], 'commented');
  const elsewhere = await doing.sendNotification(['other.reporter'], 'actionReady');
  await Promise.all([sendDigests(t.app.platform), sendDigests(t.app.platform)]);
  const mail = await mailTo(t.dataFolder, 'lead@demo.example', /Votre résumé : 2 nouveautés/);
  expect(mail.text).toContain(
    `- Une action attend votre revue : ${ready}\n  https://vigie.example/apps/actions/${ready}\n\n` +
      `- Vous êtes mentionné dans un commentaire : ${mentioned}\n  https://vigie.example/apps/actions/${mentioned}\n\n`,
  );
  expect(mail.text).not.toMatch(/secrète|Vigie a|Lefèvre/);
  expect(mail.text).not.toContain(elsewhere);
  expect(await mailsTo('lead@demo.example')).toBe(1);
  expect(await mailsTo('qa@demo.example')).toBe(1);
  expect(await mailsTo('other.reporter@demo.example')).toBe(1);
  await sendDigests(t.app.platform);
  expect(await mailsTo('lead@demo.example')).toBe(1);
});

it('it has at most fifty lines, and says how many more there are', async () => {
  for (let n = 0; n < 53; n++) await doing.sendNotification(['designer'], 'mentioned');
  await sendDigests(t.app.platform);
  const mail = await mailTo(t.dataFolder, 'designer@demo.example', /Votre résumé : 53 nouveautés/);
  expect(mail.text.match(/^- /gm)).toHaveLength(50);
  expect(mail.text).toContain('et 3 autres :\n  https://vigie.example/apps/notifications');
});

it('it is in the language of its reader', async () => {
  await t.database.owner(`do $$ begin set local session_replication_role = replica;
    update users set preferences = '{"languageStyle": "en"}' where username = 'qa'; end $$`);
  await doing.sendNotification(['qa'], 'mentioned');
  await sendDigests(t.app.platform);
  const mail = await mailTo(t.dataFolder, 'qa@demo.example', /Your summary: 1 new item/);
  expect(mail.text).toContain('You are mentioned in a comment');
});

it('a user who has left gets none, now or later', async () => {
  await t.database.owner(`insert into notifications
      (company_id, user_id, type, record_id, who, summary, address, is_for_digest)
    select company_id, id, 'mentioned', 'TEST_LEFT', '', '', '/', true from users where username = 'gilles.autret'`);
  await sendDigests(t.app.platform);
  expect(await mailsTo('gilles.autret@demo.example')).toBe(0);
  const [row] = await t.database.owner(
    `select digested_at is not null as done from notifications where record_id = 'TEST_LEFT'`,
  );
  expect(row).toEqual({ done: true });
});
