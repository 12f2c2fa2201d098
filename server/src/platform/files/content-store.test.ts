import { createHash, randomBytes } from 'node:crypto';
import { chmod, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type BucketServer, startBucketServer } from '../testing/bucket-server';
import { BucketStore } from './bucket-store';
import { type ContentStore, MissingContent, placeOf } from './content-store';
import { FolderStore } from './folder-store';

let server: BucketServer;
let folder: string;
beforeAll(async () => {
  server = await startBucketServer();
  folder = await mkdtemp(join(tmpdir(), 'vigie-test-store-'));
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const sha256Of = (content: Buffer) => createHash('sha256').update(content).digest('hex');

/** In pieces, as a request brings it. */
function* piecesOf(content: Buffer): Generator<Buffer> {
  for (let start = 0; start < content.length; start += 60_000) yield content.subarray(start, start + 60_000);
}

async function store(contents: ContentStore, content: Buffer): Promise<string> {
  const staged = await contents.stage(Readable.from(piecesOf(content)));
  await staged.send?.();
  await staged.keep();
  await staged.discard();
  return staged.sha256;
}

const stores = {
  'in a folder': {
    open: (): ContentStore => new FolderStore(join(folder, 'files')),
    damage: async (sha256: string, content: string) => {
      const path = join(folder, 'files', ...placeOf(sha256));
      await chmod(path, 0o600);
      await writeFile(path, content);
    },
  },
  'in a bucket': {
    open: (): ContentStore => new BucketStore(server.place, join(folder, 'files')),
    damage: (sha256: string, content: string) => server.damage(sha256, content),
  },
};

describe.each(Object.entries(stores))('content %s', (_where, { open, damage }) => {
  it('is found under its own hash and comes back as it was, whatever its size', async () => {
    for (const size of [0, 1, 3_000_000]) {
      const content = randomBytes(size);
      const sha256 = await store(open(), content);
      expect(sha256).toBe(sha256Of(content));
      expect(sha256Of(await buffer(await open().open(sha256)))).toBe(sha256);
      expect(await open().measure(sha256)).toEqual({ sha256, size });
    }
  });

  it('may be stored again, by two copies at once too', async () => {
    const content = randomBytes(200_000);
    const hashes = await Promise.all([store(open(), content), store(open(), content)]);
    hashes.push(await store(open(), content));
    expect(new Set(hashes)).toEqual(new Set([sha256Of(content)]));
    expect(await open().measure(sha256Of(content))).toMatchObject({ size: 200_000 });
  });

  it('that is missing is said to be before anything of it is sent', async () => {
    const sha256 = sha256Of(Buffer.from('never stored'));
    await expect(open().open(sha256)).rejects.toBeInstanceOf(MissingContent);
    expect(await open().measure(sha256)).toBeNull();
    await expect(open().open('../../etc/passwd')).rejects.toThrow('not a SHA-256');
  });

  it('is not part of it before it is kept, and leaves nothing when it breaks off or is thrown away', async () => {
    const content = randomBytes(100_000);
    const staged = await open().stage(Readable.from(piecesOf(content)));
    expect(await open().measure(staged.sha256)).toBeNull();
    await staged.discard();
    const broken = Readable.from(
      (function* () {
        yield content;
        throw new Error('the line was cut');
      })(),
    );
    await expect(open().stage(broken)).rejects.toThrow('the line was cut');
    expect(await open().measure(sha256Of(content))).toBeNull();
    expect(await readdir(join(folder, 'files', 'incoming'))).toEqual([]);
  });

  it('that was altered or cut in its place is noticed', async () => {
    const sha256 = await store(open(), Buffer.from('une photo'));
    await damage(sha256, 'une phot0');
    expect(await open().measure(sha256)).toEqual({ sha256: sha256Of(Buffer.from('une phot0')), size: 9 });
  });

  it('is within reach', async () => {
    expect(await open().isReachable()).toBe(true);
  });
});

describe('a bucket', () => {
  const open = stores['in a bucket'].open;

  it('is sent the hash of what it must receive, twice: as the content signed and as the checksum kept', async () => {
    const content = randomBytes(1_000);
    server.requests.length = 0;
    const sha256 = await store(open(), content);
    const [put] = server.requests.filter((request) => request.startsWith('PUT'));
    expect(put).toContain(`x-amz-content-sha256: ${sha256}`);
    expect(put).toContain(`x-amz-checksum-sha256: ${Buffer.from(sha256, 'hex').toString('base64')}`);
    expect(put).toContain(`/vigie-files/vigie/${placeOf(sha256).join('/')}`);
    await store(open(), content);
    expect(server.requests.filter((request) => request.startsWith('PUT'))).toHaveLength(1);
  });

  it('refuses what was cut on the way, and takes the whole when it comes again', async () => {
    const content = randomBytes(5_000_000);
    const staged = await open().stage(Readable.from(piecesOf(content)));
    server.cutAfter(1_000_000);
    await expect(staged.send?.()).rejects.toMatchObject({ code: 'unavailable' });
    server.cutAfter(null);
    await staged.discard();
    // This server shows the beginning of what it was promised; its hash shows that it is not the file.
    expect((await open().measure(staged.sha256))?.sha256).not.toBe(staged.sha256);
    await store(open(), content);
    expect(await open().measure(staged.sha256)).toEqual({ sha256: staged.sha256, size: 5_000_000 });
  });

  it('that is gone is no missing file', async () => {
    const contents = open();
    const sha256 = await store(contents, randomBytes(10));
    server.setGone(true);
    try {
      await expect(contents.open(sha256)).rejects.toMatchObject({ code: 'unavailable' });
      await expect(contents.measure(sha256)).rejects.toMatchObject({ code: 'unavailable' });
      expect(await contents.isReachable()).toBe(false);
    } finally {
      server.setGone(false);
    }
    const later = vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 6_000);
    expect(await contents.isReachable()).toBe(true);
    later.mockRestore();
    const elsewhere = new BucketStore({ ...server.place, bucket: 'nobodys' }, folder);
    await expect(elsewhere.open(sha256)).rejects.toMatchObject({ code: 'unavailable' });
    expect(await elsewhere.isReachable()).toBe(false);
  });
});
