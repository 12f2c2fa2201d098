import { createHash, randomInt } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { companiesEndpoints as companies } from '@vigie/domain/modules/companies/contract';
import { notificationsEndpoints as notifications } from '@vigie/domain/modules/notifications/contract';
import { reportsEndpoints as reports } from '@vigie/domain/modules/reports/contract';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { readTrust } from './backup-commands';
import { reporting } from './modules/reports/testing/reports';
import type { Totals } from './platform/backup/contents';
import { type RestoreTerms, restoreBackup } from './platform/backup/restore-backup';
import { backUpInto } from './platform/backup/scheduled';
import { sealOf } from './platform/backup/seal';
import { takeBackup } from './platform/backup/take-backup';
import { endOfTar, paddingOf, readTar, tarHeader } from './platform/backup/tar';
import { systemContext } from './platform/context';
import { findKnownKeys, installationKey } from './platform/database/installation';
import { FolderStore } from './platform/files/folder-store';
import { addJob } from './platform/jobs/jobs';
import { findingsOf } from './platform/testing/findings';
import { mailTo } from './platform/testing/mailbox';
import { multipart, pdf } from './platform/testing/multipart';
import { createTestApp, type TestApp } from './platform/testing/test-app';
import type { TestDatabase } from './platform/testing/test-database';
import { fingerprintOf, HeadKey, newHeadKey } from './platform/verification/head-key';
import { headsText, signHeads, verifyHeads } from './platform/verification/heads';
import { migrationsFolder } from './start-up';

let t: TestApp;
let folder: string;
let reporter: string;
const begun: string[] = [];
const ordinary = 'backup_owner';

const urlOf = (database: string, user?: string) =>
  Object.assign(new URL(inject('templateUrl')), {
    pathname: `/${database}`,
    ...(user && { username: user, password: 'secret' }),
  }).href;
async function asSuperuser<Row extends pg.QueryResultRow>(database: string, text: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: urlOf(database) });
  await client.connect();
  return (await client.query<Row>(text).finally(() => client.end())).rows;
}

/** An empty database and an empty folder for files. */
async function emptyPlace(name: string, owner?: string) {
  await asSuperuser('postgres', `create database ${name} ${owner ? `owner ${owner}` : ''}`);
  begun.push(name);
  const contents = new FolderStore(join(folder, name, 'files'));
  return { ownerUrl: urlOf(name, owner), migrationsFolder: migrationsFolder(), contents };
}
const source = () => ({ ownerUrl: t.database.ownerUrl, contents: t.app.platform.contents });
const terms = (): RestoreTerms => ({ trust: { fingerprint: fingerprintOf(t.app.platform.publicKey) } });
const restoredApp = (name: string) => {
  const shared: TestDatabase = {
    ownerUrl: urlOf(name),
    owner: (text) => asSuperuser(name, text),
    drop: async () => {},
  };
  return createTestApp({ dataFolder: join(folder, name) }, shared);
};

beforeAll(async () => {
  t = await createTestApp();
  folder = await mkdtemp(join(tmpdir(), 'vigie-test-backup-'));
  reporter = await t.signIn('reporter');
  await asSuperuser('postgres', `create role ${ordinary} login password 'secret'; grant vigie_app to ${ordinary}`);
});
afterAll(async () => {
  for (const name of begun) await asSuperuser('postgres', `drop database ${name} with (force)`);
  await t.close();
  await asSuperuser('postgres', `drop role ${ordinary}`);
  await rm(folder, { recursive: true });
});

async function reportWithFile() {
  const { id } = await reporting(t).draft(reporter);
  const { body } = await t.call(reports.attachToReport, {
    token: reporter,
    params: { id },
    ...multipart('a.pdf', pdf),
  });
  return { id, attachmentId: body.attachment.id };
}

const restoreEvents = (database: string) =>
  asSuperuser<{ company_id: number; changes: { field: string; to: unknown }[] }>(
    database,
    `select company_id, changes from audit_events where action = 'installation.restored' order by company_id`,
  );

const rowsOf = ({ tables }: Totals) =>
  Object.fromEntries(Object.entries(tables).map(([name, { rows }]) => [name, rows]));

describe('a backup', () => {
  it('R38 taken while people work, restored elsewhere: every hash verifies, every file opens, everybody signs in', async () => {
    const { id, attachmentId } = await reportWithFile();
    await t.app.platform.database.transaction(systemContext(0), (tx) =>
      addJob(tx, 'nobody-does-this', { n: 1 }, { runAt: new Date('2100-01-01T00:00:00Z') }),
    );
    let isTaken = false;
    const writing = (async () => {
      while (!isTaken) await reporting(t).draft(reporter);
    })();
    const path = join(folder, 'whole.backup');
    const taken = await takeBackup(source(), path);
    isTaken = true;
    await writing;
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    expect(taken).toMatchObject({ files: 1, missingFiles: [], jobs: expect.any(Number) });

    const place = await emptyPlace('restored_whole');
    const restored = await restoreBackup(place, path, terms());
    expect(restored).toEqual(taken);
    const [jobs] = await asSuperuser<{ n: number }>(
      'restored_whole',
      `select count(*)::integer as n from graphile_worker._private_jobs where run_at = '2100-01-01'`,
    );
    expect(jobs).toEqual({ n: 1 });

    const [documents] = await asSuperuser<{ all: number; foreign: number }>(
      'restored_whole',
      `select count(*)::integer as all, (count(*) filter (where written <> 0))::integer as foreign from recurrence_documents`,
    );
    expect(documents).toEqual({ all: expect.any(Number), foreign: 0 });

    const other = await restoredApp('restored_whole');
    try {
      expect(await findingsOf(other)).toEqual([]);
      const token = await other.signIn('reporter');
      const report = await other.call(reports.getReport, { token, params: { id } });
      expect(report.body).toEqual((await t.call(reports.getReport, { token: reporter, params: { id } })).body);
      const file = await other.call(reports.downloadReportAttachment, { token, params: { id, attachmentId } });
      expect(file.text).toBe(pdf.toString());
      // What is written next follows what was restored: numbers, ids and the chain go on.
      const next = await reporting(other).draft(token);
      expect(next.id > id).toBe(true);
      expect(await findingsOf(other)).toEqual([]);
    } finally {
      await other.close();
    }
  });

  it('is the same for an owner without special rights, who sees one company at a time', async () => {
    const path = join(folder, 'plain.backup');
    await takeBackup(source(), path);
    const place = await emptyPlace('restored_plain', ordinary);
    const restored = await restoreBackup(place, path, terms());
    const again = rowsOf(await takeBackup(place, join(folder, 'plain-again.backup')));
    const { audit_events: events = 0, installation = 0, ...others } = rowsOf(restored);
    const [chains] = await asSuperuser<{ n: number }>(
      'restored_plain',
      'select count(*)::integer as n from audit_heads',
    );
    // The restore itself: one event for each trail, and the key of before.
    expect(again).toEqual({ ...others, audit_events: events + (chains?.n ?? 0), installation: installation + 1 });
    const walls = await asSuperuser<{ open: string }>(
      'restored_plain',
      `select relname as open from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
         and relrowsecurity and not relforcerowsecurity
       union all select tgname from pg_trigger where not tgisinternal and tgenabled <> 'O'`,
    );
    expect(walls).toEqual([]);
    const constraints = `select conrelid::regclass::text || ' ' || conname || ' ' || pg_get_constraintdef(oid) as c
      from pg_constraint where connamespace = 'public'::regnamespace order by 1`;
    expect(await asSuperuser('restored_plain', constraints)).toEqual(await t.database.owner(constraints));
    const indexes = `select indexname, indexdef from pg_indexes where schemaname = 'public' order by 1`;
    expect(await asSuperuser('restored_plain', indexes)).toEqual(await t.database.owner(indexes));
  });

  it('R38 that was cut or altered anywhere is refused whole', async () => {
    const path = join(folder, 'damaged.backup');
    await takeBackup(source(), path);
    const whole = await readFile(path);
    const place = await emptyPlace('restored_damaged');
    const places = [
      0,
      100,
      600,
      whole.length - 1,
      whole.length - 1500,
      ...Array.from({ length: 12 }, () => randomInt(whole.length)),
    ];
    for (const at of places) {
      const altered = Buffer.from(whole);
      altered[at] = (altered[at] ?? 0) ^ (1 << randomInt(8));
      await writeFile(path, altered);
      await expect(restoreBackup(place, path, terms()), `byte ${at}`).rejects.toThrow(/damaged/);
    }
    for (const size of [0, 1, 1024, whole.length - 512, whole.length - 1, randomInt(whole.length)]) {
      await writeFile(path, whole);
      await truncate(path, size);
      await expect(restoreBackup(place, path, terms()), `cut to ${size}`).rejects.toThrow(/cut off/);
    }
    await writeFile(path, Buffer.concat([whole, Buffer.from('x')]));
    await expect(restoreBackup(place, path, terms())).rejects.toThrow(/damaged/);
    const left = await asSuperuser(
      'restored_damaged',
      `select relname from pg_class where relnamespace = 'public'::regnamespace`,
    );
    expect(left).toEqual([]);
    await writeFile(path, whole);
    await expect(restoreBackup(place, path, terms())).resolves.toMatchObject({ missingFiles: [] });
  });

  it('R38 that was altered and sealed anew without the key of the installation is refused', async () => {
    const path = join(folder, 'sealed.backup');
    await takeBackup(source(), path);
    const whole = await readFile(path);
    const place = await emptyPlace('restored_sealed');
    await expect(restoreBackup(place, path, { trust: 'unsaid' })).rejects.toThrow(/cannot be verified without its key/);

    // It holds no key to seal another one with.
    const kept: string[] = [];
    for await (const { name, content } of readTar(createReadStream(path) as AsyncIterable<Buffer>)) {
      const pieces: Buffer[] = [];
      for await (const piece of content) pieces.push(piece);
      if (name.startsWith('tables/installation_secrets/')) kept.push(gunzipSync(Buffer.concat(pieces)).toString());
    }
    expect(kept.join('')).toContain('token_secret');
    expect(kept.join('')).not.toContain('PRIVATE KEY');

    const sealSize = 2048;
    const content = whole.subarray(0, whole.length - sealSize);
    const at = content.indexOf('"takenAt": "20');
    content.write('19', at + '"takenAt": "'.length);
    const sha256 = createHash('sha256').update(content).digest('hex');
    await writeFile(path, Buffer.concat([content, sealOf(sha256, new HeadKey(newHeadKey()))]));
    await expect(restoreBackup(place, path, terms())).rejects.toThrow(/altered and sealed anew, or is of another/);
    await expect(restoreBackup(place, path, { trust: 'unsaid' })).rejects.toThrow(/--without-key/);

    // As an earlier Vigie wrote them: with a hash alone.
    const text = Buffer.from(`${sha256}\n`);
    const seal = [tarHeader('seal.sha256', text.length), text, paddingOf(text.length), endOfTar];
    await writeFile(path, Buffer.concat([content, ...seal]));
    await expect(restoreBackup(place, path, terms())).rejects.toThrow(/a hash without a signature/);
    expect(
      await asSuperuser('restored_sealed', `select from pg_class where relnamespace = 'public'::regnamespace`),
    ).toEqual([]);
    await restoreBackup(place, path, { trust: 'unchecked' });
    const [event] = await restoreEvents('restored_sealed');
    expect(event?.changes).toContainEqual({ field: 'sealChecked', from: null, to: false });
  });

  it('R38 R41 tells every company that it was restored, and what was sent away since and is lost', async () => {
    const path = join(folder, 'older-state.backup');
    const sent = join(folder, 'heads.json');
    await takeBackup(source(), path);
    const { id } = await reporting(t).draft(reporter);
    const later = await t.call(companies.createCompany, {
      token: await t.signIn('platform.admin'),
      body: { name: 'Arrivée après la sauvegarde' },
    });
    const key = await installationKey(t.database.ownerUrl);
    await writeFile(sent, headsText(await signHeads(t.app.platform.database, key)));

    const place = await emptyPlace('restored_older');
    const trust = await readTrust(sent);
    expect(trust).toEqual({ fingerprint: fingerprintOf(key.publicKey) });
    await restoreBackup(place, path, { trust, headsIn: [sent] });
    const events = await restoreEvents('restored_older');
    const chains = await asSuperuser('restored_older', 'select company_id from audit_heads order by 1');
    expect(events.map(({ company_id }) => ({ company_id }))).toEqual(chains);
    const restoreFields = (companyId: number) =>
      Object.fromEntries(
        (events.find((one) => one.company_id === companyId)?.changes ?? []).map(({ field, to }) => [field, to]),
      );
    expect(restoreFields(0)).toMatchObject({ sealChecked: true, companiesLost: [later.body.id] });
    expect(restoreFields(1)).toMatchObject({
      backupTakenAt: expect.stringMatching(/^20/),
      lastHash: expect.any(String),
    });
    expect(restoreFields(1).eventsLost).toBeGreaterThan(0);

    const other = await restoredApp('restored_older');
    try {
      const { database } = other.app.platform;
      for (const name of ['company.admin', 'platform.admin', 'other.admin']) {
        await mailTo(join(folder, 'restored_older'), `${name}@demo.example`, /restaurée à partir d’une sauvegarde/);
      }
      const admin = await other.signIn('company.admin');
      const { body } = await other.call(notifications.listNotifications, { token: admin });
      expect(body.items[0]).toMatchObject({ type: 'installationRestored', address: '/audit-trail' });
      const gone = await other.call(reports.getReport, { token: await other.signIn('reporter'), params: { id } });
      expect(gone.status).toBe(404);
      // It signs with a key of its own, and still knows what it sent away before.
      expect(other.app.platform.publicKey).not.toBe(key.publicKey);
      const found: string[] = [];
      const keys = await findKnownKeys(database, urlOf('restored_older'));
      for await (const { findings } of verifyHeads(database, keys, sent)) found.push(...findings);
      const lost = /: it is lost since a backup was restored, of which event \d+ tells$/;
      expect(found.map((finding) => finding.replace(lost, ' lost'))).toEqual([
        expect.stringMatching(/^company 0, event .* lost$/),
        expect.stringMatching(/^company 1, event .* lost$/),
        expect.stringMatching(new RegExp(`^company ${later.body.id}, .*: it is gone from the chain$`)),
      ]);
      expect(await findingsOf(other)).toEqual([]);
    } finally {
      await other.close();
    }
  });

  it('is not restored over anything', async () => {
    const path = join(folder, 'over.backup');
    await takeBackup(source(), path);
    await expect(restoreBackup({ ...source(), migrationsFolder: migrationsFolder() }, path, terms())).rejects.toThrow(
      'A Vigie is running on this database: stop it first.',
    );
    const used = await emptyPlace('restored_over');
    await asSuperuser('restored_over', 'create table something (id integer)');
    await expect(restoreBackup(used, path, terms())).rejects.toThrow('The database is not empty.');
    await expect(takeBackup(source(), path)).rejects.toThrow(/exists already/);
  });

  it('of a newer program is refused with the names of what is unknown', async () => {
    const path = join(folder, 'newer.backup');
    await takeBackup(source(), path);
    const place = await emptyPlace('restored_newer');
    const older = await mkdtemp(join(folder, 'migrations-'));
    await expect(restoreBackup({ ...place, migrationsFolder: older }, path, terms())).rejects.toThrow(
      /does not know 0001-foundation/,
    );
  });

  it('by itself keeps as many as wanted, and leaves what is not its own', async () => {
    const into = join(folder, 'daily');
    const days = ['2026-11-14', '2026-11-15', '2026-11-16'];
    for (const day of days) await backUpInto(source(), into, 2, new Date(`${day}T01:30:00Z`));
    await writeFile(join(into, 'notes.txt'), 'x');
    await writeFile(join(into, 'vigie-20261116T020000Z.backup.partial-1'), 'x');
    await backUpInto(source(), into, 2, new Date('2026-11-17T01:30:00Z'));
    expect((await readdir(into)).sort()).toEqual([
      'notes.txt',
      'vigie-20261116T013000Z.backup',
      'vigie-20261117T013000Z.backup',
    ]);
  });

  it('names the files that records have lost, and saves all others', async () => {
    const { attachmentId } = await reportWithFile();
    const [lost] = await t.database.owner<{ sha256: string }>('select sha256 from attachments where id = $1', [
      attachmentId,
    ]);
    const emptyStore = new FolderStore(join(folder, 'nothing'));
    const totals = await takeBackup({ ...source(), contents: emptyStore }, join(folder, 'lost.backup'));
    expect(totals).toMatchObject({ files: 0, missingFiles: [lost?.sha256] });
  });
});
