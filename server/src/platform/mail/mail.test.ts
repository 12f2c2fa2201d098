import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { systemContext } from '../context';
import { addJob } from '../jobs/jobs';
import { createTestApp, type TestApp } from '../testing/test-app';
import { sendMail } from './mail';

const received: { to: string; text: string }[] = [];
const refused: string[] = [];
let refusals = 1;
const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData(stream, session, done) {
    const chunks: Buffer[] = [];
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    stream.on('end', () => {
      const text = Buffer.concat(chunks).toString('utf8');
      if (refusals-- > 0) {
        refused.push(text);
        return done(new Error('not now'));
      }
      received.push({ to: session.envelope.rcptTo[0]?.address ?? '', text });
      done();
    });
  },
});

let t: TestApp;
let userId: number;
beforeAll(async () => {
  smtp.listen(0, '127.0.0.1');
  await once(smtp.server, 'listening');
  const { port } = smtp.server.address() as AddressInfo;
  t = await createTestApp({ smtpUrl: `smtp://127.0.0.1:${port}`, mailFrom: 'Vigie <vigie@site.example>' });
  const [lead] = await t.database.owner<{ id: number }>(`select id from users where username = 'lead'`);
  userId = lead?.id ?? 0;
});
afterAll(async () => {
  await t.close();
  await new Promise<void>((resolve) => smtp.close(() => resolve()));
});

const inCompany = <T>(work: Parameters<typeof t.app.platform.database.transaction<T>>[1]) =>
  t.app.platform.database.transaction(systemContext(1), work);

it('reaches the SMTP server, which is asked again when it was busy', async () => {
  await inCompany((tx) => sendMail(tx, 'password-changed', { userId }));
  await expect.poll(() => received.length, { timeout: 20_000 }).toBe(1);
  expect(received[0]?.to).toBe('lead@demo.example');
  expect(received[0]?.text).toContain('From: Vigie <vigie@site.example>');
});

it('is not sent by a transaction that is rolled back', async () => {
  await inCompany(async (tx) => {
    await sendMail(tx, 'password-changed', { userId });
    throw new Error('no');
  }).catch(() => {});
  await inCompany((tx) =>
    addJob(tx, 'send-mail', { to: 'somebody@site.example', subject: 'Earlier', text: 'Bonjour' }),
  );
  await expect.poll(() => received.length, { timeout: 20_000 }).toBe(2);
  // The whole mail was in the job: an earlier release left it in the queue.
  expect(received[1]?.to).toBe('somebody@site.example');
  expect(received[1]?.text).toContain('Subject: Earlier');
});

it('R05 stands nowhere in the database while it waits to be sent: no link, no token, no address', async () => {
  refusals = 1_000;
  refused.length = 0;
  const reset = await t.request('POST', '/api/v1/password-resets', { body: { login: 'qa' } });
  expect(reset.status).toBeLessThan(300);
  await expect.poll(() => refused.length, { timeout: 20_000 }).toBeGreaterThan(0);
  const text = (refused[0] ?? '').replace(/=\r?\n/g, '').replaceAll('=3D', '=');
  const token = /#token=(\S+)/.exec(text)?.[1] ?? '';
  const [, linkId = '', secret = ''] = token.split('.');
  expect(secret).toHaveLength(43);
  const jobs = await t.database.owner<{ payload: unknown }>(`select j.payload from graphile_worker._private_jobs j
    join graphile_worker._private_tasks k on k.id = j.task_id where k.identifier = 'send-mail'`);
  // It waits, and what it is made from is there.
  expect(jobs).toHaveLength(1);
  expect(JSON.stringify(jobs)).toContain(linkId);
  expect(JSON.stringify(jobs)).not.toContain('qa@demo.example');
  // As a superuser: more than the application's role can see.
  const needles = [secret, Buffer.from(secret, 'base64url').toString('hex'), '#token='];
  const tables = await t.database.owner<{ name: string }>(`select format('%I.%I', n.nspname, c.relname) as name
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and n.nspname in ('public', 'graphile_worker')`);
  expect(tables.length).toBeGreaterThan(30);
  const leaking: string[] = [];
  for (const { name } of tables) {
    const rows = await t.database.owner(
      `select 1 from ${name} as row where exists (select from unnest($1::text[]) as needle
        where position(needle in to_jsonb(row)::text) > 0) limit 1`,
      [needles],
    );
    if (rows.length > 0) leaking.push(name);
  }
  expect(leaking).toEqual([]);
  // And the link that was made for the mail is worth something.
  const used = await t.request('POST', '/api/v1/password-resets/redeem', {
    body: { token, password: 'Une phrase assez longue 7' },
  });
  expect(used.status).toBeLessThan(300);
  refusals = 0;
});
