import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { attachmentsEndpoints as attachments } from '@vigie/domain/modules/attachments/contract';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { restoreBackup } from './platform/backup/restore-backup';
import { takeBackup } from './platform/backup/take-backup';
import { BucketStore } from './platform/files/bucket-store';
import type { ContentStore } from './platform/files/content-store';
import { FolderStore } from './platform/files/folder-store';
import { type BucketServer, startBucketServer } from './platform/testing/bucket-server';
import { findingsOf } from './platform/testing/findings';
import { multipart, pdf } from './platform/testing/multipart';
import { createTestApp, type TestApp } from './platform/testing/test-app';
import { migrationsFolder } from './start-up';

let server: BucketServer;
let t: TestApp;
let other: TestApp;
let folder: string;
let token: string;
const begun: string[] = [];
beforeAll(async () => {
  server = await startBucketServer();
  folder = await mkdtemp(join(tmpdir(), 'vigie-test-bucket-app-'));
  t = await createTestApp({ bucket: server.place });
  other = await createTestApp({ bucket: server.place }, t.database);
  token = await t.signIn('reporter');
});
afterAll(async () => {
  for (const name of begun) await asSuperuser('postgres', `drop database ${name} with (force)`);
  await other.close();
  await t.close();
  await server.close();
  await rm(folder, { recursive: true });
});

const urlOf = (database: string) => Object.assign(new URL(inject('templateUrl')), { pathname: `/${database}` }).href;
async function asSuperuser(database: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: urlOf(database) });
  await client.connect();
  await client.query(text).finally(() => client.end());
}

const upload = (app: TestApp, content: string) =>
  app.call(attachments.uploadAttachment, { token, ...multipart('a.pdf', Buffer.concat([pdf, Buffer.from(content)])) });
const download = (app: TestApp, id: string) => app.call(attachments.downloadAttachment, { token, params: { id } });
const countFiles = async () =>
  (await t.database.owner<{ n: number }>('select count(*)::integer as n from attachments'))[0]?.n;

describe('files in a bucket', () => {
  it('are there for every copy of the program, and none of them on its disk', async () => {
    const { status, body } = await upload(t, 'shared');
    expect(status).toBe(201);
    const found = await download(other, body.id);
    expect(found.text).toBe(`${pdf}shared`);
    expect(await readdir(join(t.dataFolder, 'files', 'incoming'))).toEqual([]);
    expect(await readdir(join(t.dataFolder, 'files'))).toEqual(['incoming']);
    expect(await findingsOf(t)).toEqual([]);
  });

  it('that a limit of the company refuses are not even sent there', async () => {
    const limits = await t.database.owner<{ id: number; room: string }>(
      'select id, max_storage_bytes::text as room from companies',
    );
    await t.database.owner('update companies set max_storage_bytes = 1');
    server.requests.length = 0;
    expect((await upload(t, 'too much')).problem.code).toBe('quota_reached');
    for (const { id, room } of limits) {
      await t.database.owner('update companies set max_storage_bytes = $1 where id = $2', [room, id]);
    }
    expect(server.requests).toEqual([]);
  });

  it('are refused with a sentence while it cannot be reached, with nothing half written, and readiness says so', async () => {
    const kept = await upload(t, 'kept');
    const before = await countFiles();
    expect((await t.request('GET', '/health/ready')).text).toBe('ready');
    server.setGone(true);
    for (const answer of [await upload(t, 'lost'), await download(t, kept.body.id)]) {
      expect(answer.status).toBe(503);
      expect(answer.problem).toMatchObject({ code: 'unavailable', detail: expect.stringMatching(/^Les fichiers/) });
    }
    await expect
      .poll(async () => (await t.request('GET', '/health/ready')).text)
      .toBe('ready, but the store of files cannot be reached');
    server.setGone(false);
    expect(await countFiles()).toBe(before);
    expect(await readdir(join(t.dataFolder, 'files', 'incoming'))).toEqual([]);
    expect((await upload(t, 'lost')).status).toBe(201);
    expect((await download(t, kept.body.id)).status).toBe(200);
  });

  it('R38 move into a folder and back with a backup, and what was altered is named', async () => {
    const { body } = await upload(t, 'moved');
    const path = join(folder, 'bucket.backup');
    const taken = await takeBackup({ ownerUrl: t.database.ownerUrl, contents: t.app.platform.contents }, path);
    expect(taken.missingFiles).toEqual([]);
    expect(taken.files).toBeGreaterThan(2);

    const inFolder = await restoreInto('moved_to_folder', path, new FolderStore(join(folder, 'files')));
    expect(await inFolder.contents.measure(body.sha256)).toMatchObject({ sha256: body.sha256 });
    const again = join(folder, 'folder.backup');
    expect(await takeBackup(inFolder, again)).toMatchObject({ files: taken.files, missingFiles: [] });

    const elsewhere = { ...server.place, prefix: 'again/' };
    const inBucket = await restoreInto('moved_to_bucket', again, new BucketStore(elsewhere, join(folder, 'staged')));
    expect(await inBucket.contents.measure(body.sha256)).toMatchObject({ sha256: body.sha256 });

    await server.damage(body.sha256, 'something else');
    expect(await findingsOf(t)).toEqual([`file ${body.id} (a.pdf): its content was altered`]);
  });
});

async function restoreInto(name: string, path: string, contents: ContentStore) {
  await asSuperuser('postgres', `create database ${name}`);
  begun.push(name);
  const place = { ownerUrl: urlOf(name), migrationsFolder: migrationsFolder(), contents };
  await restoreBackup(place, path, { trust: 'unchecked' });
  return place;
}
