import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { companiesEndpoints as companies } from '@vigie/domain/modules/companies/contract';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readConfig } from '../config';
import { systemContext } from '../platform/context';
import { findKnownKeys, installationKey } from '../platform/database/installation';
import { addJob } from '../platform/jobs/jobs';
import { findingsOf } from '../platform/testing/findings';
import { mailTo } from '../platform/testing/mailbox';
import { createTestApp, type TestApp } from '../platform/testing/test-app';
import { HeadKey, newHeadKey } from '../platform/verification/head-key';
import { type HeadsDocument, headsText, signHeads, verifyHeads } from '../platform/verification/heads';
import { verificationJobs, verifyEverything } from './verification';

let t: TestApp;
let receiver: Server;
let folder: string;
const received: string[] = [];
let refusals = 1;
beforeAll(async () => {
  receiver = createServer((request, response) => {
    let body = '';
    request.on('data', (part) => {
      body += part;
    });
    request.on('end', () => {
      refusals -= 1;
      if (refusals < 0) received.push(body);
      response.writeHead(refusals < 0 ? 204 : 500).end();
    });
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  const { port } = receiver.address() as AddressInfo;
  folder = await mkdtemp(join(tmpdir(), 'vigie-test-heads-'));
  t = await createTestApp({
    headsTo: [`file:${folder}`, `http://127.0.0.1:${port}/heads`, 'mailto:heads@elsewhere.example'],
  });
});
afterAll(async () => {
  await t.close();
  await new Promise((resolve) => receiver.close(resolve));
  await rm(folder, { recursive: true });
});

const alter = (statements: string) =>
  t.database.owner(`do $$ declare e audit_events; head bytea; begin
    set local session_replication_role = replica; ${statements}; end $$`);

async function headFindings(path: string): Promise<string[]> {
  const { database } = t.app.platform;
  const keys = await findKnownKeys(database, t.database.ownerUrl);
  const found = [];
  for await (const report of verifyHeads(database, keys, path)) found.push(...report.findings);
  return found;
}

describe('the heads of the chains', () => {
  it('are signed and sent to each place, and a place that refuses them is tried again', async () => {
    await t.app.platform.database.transaction(systemContext(0), (tx) => addJob(tx, 'send-heads', {}));
    const mail = await mailTo(t.dataFolder, 'heads@elsewhere.example', /Chain heads/);
    expect(mail.text).toContain('vigie-heads-1');
    expect(await headFindings(join(t.dataFolder, 'mail'))).toEqual([]);
    await vi.waitFor(() => expect(received).toHaveLength(1), { timeout: 30_000 });
    expect(t.logs.join('')).toContain('chain heads could not be delivered');
    const document = JSON.parse(received[0] ?? '') as HeadsDocument;
    expect(document.heads.map(({ companyId }) => companyId)).toEqual(expect.arrayContaining([0, 1, 2]));
    const [kept = ''] = await readdir(folder);
    expect(JSON.parse(await readFile(join(folder, kept), 'utf8'))).toEqual(document);
    expect(document.publicKey).toBe(t.app.platform.publicKey);
  });

  it('R05 are signed with a key that the role of the application cannot read', async () => {
    const { connections } = t.app.platform.database;
    await expect(connections.query('select * from installation_secrets')).rejects.toMatchObject({ code: '42501' });
  });

  it('R08 find a chain that its owner has rewritten whole, which it does not show by itself', async () => {
    const kept = join(t.dataFolder, 'heads');
    await mkdir(kept);
    const key = await installationKey(t.database.ownerUrl);
    const taken = await signHeads(t.app.platform.database, key);
    await writeFile(join(kept, 'one.json'), headsText(taken));
    expect(await headFindings(kept)).toEqual([]);
    await alter(`
      update audit_events set reason = 'a better reason' where company_id = 1 and seq = 5;
      select previous_hash into head from audit_events where company_id = 1 and seq = 5;
      for e in select * from audit_events where company_id = 1 and seq >= 5 order by seq loop
        e.previous_hash := head;
        head := audit_digest(e);
        update audit_events set previous_hash = e.previous_hash, hash = head where company_id = 1 and seq = e.seq;
      end loop;
      update audit_heads set hash = head where company_id = 1`);
    expect(await findingsOf(t)).toEqual([]);
    const seq = taken.heads.find(({ companyId }) => companyId === 1)?.seq;
    expect(await headFindings(kept)).toEqual([
      expect.stringMatching(new RegExp(`^company 1, event ${seq} of [-\\dT:.Z]+: its hash was \\w+ and is \\w+ now`)),
    ]);
    await alter('delete from audit_events where company_id = 2');
    expect(await headFindings(kept)).toContainEqual(
      expect.stringMatching(/^company 2, event \d+ .*: it is gone from the chain/),
    );
  });

  it('prove nothing when they were altered, are of another installation or no heads at all', async () => {
    const { database } = t.app.platform;
    const file = join(t.dataFolder, 'heads.json');
    const taken = await signHeads(database, await installationKey(t.database.ownerUrl));
    await writeFile(file, headsText(taken).replace('"seq": ', '"seq": 1'));
    expect(await headFindings(file)).toEqual([expect.stringMatching(/its signature does not hold$/)]);
    await writeFile(file, headsText(await signHeads(database, new HeadKey(newHeadKey()))));
    expect(await headFindings(file)).toEqual([expect.stringMatching(/the key of another installation$/)]);
    await writeFile(file, 'no heads');
    expect(await headFindings(file)).toEqual(['this is not a document of chain heads']);
  });

  it('are sent on the schedule that is configured, and only somewhere', () => {
    const jobs = (env: NodeJS.ProcessEnv) =>
      verificationJobs(t.app.platform, readConfig(env), new HeadKey(newHeadKey())).schedules;
    expect(jobs({})).toEqual({});
    expect(jobs({ VIGIE_HEADS_TO: 'mailto:a@b.example, file:/heads' })).toEqual({ 'send-heads': '7 1 * * *' });
    expect(jobs({ VIGIE_HEADS_TO: 'https://b.example/heads', VIGIE_HEADS_EVERY: 'hourly' })).toEqual({
      'send-heads': '7 * * * *',
    });
    expect(jobs({ VIGIE_VERIFY_NIGHTLY: 'true' })).toEqual({ 'verify-everything': '30 2 * * *' });
    for (const place of ['http://b.example', '/heads', 'mailto:', 'ftp://b.example']) {
      expect(() => readConfig({ VIGIE_HEADS_TO: place }), place).toThrow(/VIGIE_HEADS_TO/);
    }
    expect(() => readConfig({ VIGIE_HEADS_EVERY: 'weekly' })).toThrow(/daily or hourly/);
  });
});

describe('an installation whose heads go nowhere', () => {
  it('R08 is announced to the administrators of the platform', async () => {
    const get = async (who: string) => t.call(companies.getInstallation, { token: await t.signIn(who) });
    expect((await get('platform.admin')).body).toEqual({ sendsHeads: true });
    expect((await get('company.admin')).status).toBe(403);
    const silent = await createTestApp({}, t.database);
    const token = await silent.signIn('platform.admin');
    expect((await silent.call(companies.getInstallation, { token })).body).toEqual({ sendsHeads: false });
    await silent.close();
  });
});

describe('R08 the verification of the night', () => {
  const metricsToken = 'the-token-of-prometheus';
  const metrics = async () => (await night.request('GET', '/metrics', { token: metricsToken })).text;
  let night: TestApp;
  beforeAll(async () => {
    night = await createTestApp({ metricsToken });
  });
  afterAll(() => night.close());

  it('tells the administrators of the company and of the platform what it has found, whatever they chose', async () => {
    expect(await metrics()).not.toMatch(/^vigie_verification_findings \d/m);
    const events = `select changes from audit_events where action = 'trail.verification_failed' and company_id = 1`;
    await verifyEverything(night.app.platform);
    expect(await metrics()).toMatch(/^vigie_verification_findings 0$/m);
    expect(await night.database.owner(events)).toEqual([]);

    await night.database.owner(`insert into notification_choices (company_id, user_id, mail, muted)
      select company_id, id, '{}', '{verificationFailed}' from users where username = 'company.admin'`);
    await night.database.owner(`do $$ begin set local session_replication_role = replica;
      update cases set title = 'Autre' where id = 'NC_0001' and company_id = 1; end $$`);
    await verifyEverything(night.app.platform);

    const notified = await night.database.owner(`select u.username, n.summary from notifications n
      join users u on u.id = n.user_id where n.type = 'verificationFailed' order by u.username`);
    expect(notified).toEqual([
      { username: 'company.admin', summary: expect.stringMatching(/^\d+$/) },
      { username: 'platform.admin', summary: expect.stringMatching(/^1 \(\d+\)$/) },
    ]);
    for (const name of ['company.admin', 'platform.admin']) {
      const { text } = await mailTo(night.dataFolder, `${name}@demo.example`, /La vérification a trouvé des écarts/);
      expect(text).toContain('/audit-trail');
      expect(text).not.toContain('Autre');
    }
    const [event] = await night.database.owner<{ changes: { field: string; to: unknown }[] }>(events);
    expect(event?.changes).toContainEqual({
      field: 'findings',
      from: null,
      to: expect.arrayContaining([expect.stringMatching(/^case NC_0001, field title: /)]),
    });
    const text = await metrics();
    expect(text).toMatch(/^vigie_verification_findings [1-9]/m);
    expect(text).toMatch(/^vigie_verification_timestamp_seconds \d+/m);
  });
});
