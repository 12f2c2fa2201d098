import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import { vi } from 'vitest';
import type { BucketPlace } from '../files/bucket-store';
import { placeOf } from '../files/content-store';

export interface BucketServer {
  readonly place: BucketPlace;
  /** The heads of the requests that have reached it. */
  readonly requests: string[];
  /** From now on connections are refused; called again, no longer. */
  setGone(isGone: boolean): void;
  /** Connections end when so many bytes have been sent to the store; null: they do not. */
  cutAfter(bytes: number | null): void;
  /** Puts something else under a hash, past the store's own interface. */
  damage(sha256: string, content: string): Promise<void>;
  close(): Promise<void>;
}

/** A server that speaks S3 over HTTP, behind a line that can be cut. */
export async function startBucketServer(): Promise<BucketServer> {
  const directory = await mkdtemp(join(tmpdir(), 'vigie-test-bucket-'));
  const bucket = 'vigie-files';
  const store = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: bucket, configs: [] }],
  });
  const { port } = await store.run();
  const line = await startLine(port);
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'S3RVER');
  vi.stubEnv('AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED', 'true');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'S3RVER');
  return {
    ...line,
    place: { bucket, endpoint: `http://127.0.0.1:${line.port}`, region: 'us-east-1', prefix: 'vigie/' },
    damage: (sha256, content) =>
      writeFile(join(directory, bucket, 'vigie', `${placeOf(sha256).join('/')}._S3rver_object`), content),
    async close() {
      vi.unstubAllEnvs();
      await line.close();
      await store.close();
      await rm(directory, { recursive: true });
    },
  };
}

async function startLine(target: number) {
  const requests: string[] = [];
  const open = new Set<Socket>();
  let isGone = false;
  let most: number | null = null;
  const server = createServer((near) => {
    if (isGone) return void near.destroy();
    const far = connect(target, '127.0.0.1');
    const end = () => {
      near.destroy();
      far.destroy();
    };
    let sent = 0;
    for (const socket of [near, far]) open.add(socket.on('error', end).on('close', end));
    near.on('data', (bytes) => {
      const head = bytes.toString('latin1');
      if (/^[A-Z]+ \S+ HTTP/.test(head)) requests.push(head.split('\r\n\r\n', 1)[0] ?? '');
      sent += bytes.length;
      far.write(bytes);
      if (most !== null && sent > most) end();
    });
    far.pipe(near);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    requests,
    setGone(gone: boolean) {
      isGone = gone;
      if (gone) for (const socket of open) socket.destroy();
    },
    cutAfter(bytes: number | null) {
      most = bytes;
    },
    close() {
      for (const socket of open) socket.destroy();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
