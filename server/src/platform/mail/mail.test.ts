import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { systemContext } from '../context';
import { createTestApp, type TestApp } from '../testing/test-app';
import { sendMail } from './mail';

const received: { to: string; text: string }[] = [];
let refusals = 1;
const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData(stream, session, done) {
    const chunks: Buffer[] = [];
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    stream.on('end', () => {
      if (refusals-- > 0) return done(new Error('not now'));
      received.push({ to: session.envelope.rcptTo[0]?.address ?? '', text: Buffer.concat(chunks).toString('utf8') });
      done();
    });
  },
});

let t: TestApp;
beforeAll(async () => {
  smtp.listen(0, '127.0.0.1');
  await once(smtp.server, 'listening');
  const { port } = smtp.server.address() as AddressInfo;
  t = await createTestApp({ smtpUrl: `smtp://127.0.0.1:${port}`, mailFrom: 'Vigie <vigie@site.example>' });
});
afterAll(async () => {
  await t.close();
  await new Promise<void>((resolve) => smtp.close(() => resolve()));
});

const mail = (subject: string) => ({ to: 'somebody@site.example', subject, text: 'Bonjour' });

it('reaches the SMTP server, which is asked again when it was busy', async () => {
  await t.app.platform.database.transaction(systemContext(1), (tx) => sendMail(tx, mail('First')));
  await expect.poll(() => received.length, { timeout: 20_000 }).toBe(1);
  expect(received[0]?.to).toBe('somebody@site.example');
  expect(received[0]?.text).toContain('From: Vigie <vigie@site.example>');
});

it('is not sent by a transaction that is rolled back', async () => {
  await t.app.platform.database
    .transaction(systemContext(1), async (tx) => {
      await sendMail(tx, mail('Never'));
      throw new Error('no');
    })
    .catch(() => {});
  await t.app.platform.database.transaction(systemContext(1), (tx) => sendMail(tx, mail('Second')));
  await expect.poll(() => received.length, { timeout: 20_000 }).toBe(2);
  expect(received.some(({ text }) => text.includes('Never'))).toBe(false);
});
