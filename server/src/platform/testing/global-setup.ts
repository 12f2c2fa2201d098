import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { migrationsFolder } from '../../start-up';
import { startEmbeddedEngine } from '../database/embedded-engine';
import { migrate } from '../database/migrate';
import { findPgBouncer, startPooler } from './pooler';

declare module 'vitest' {
  export interface ProvidedContext {
    /** A migrated database that each test file copies for itself, once the first of them has filled it with the demo accounts. */
    templateUrl: string;
    /** The same through a pooler, where the tests are to go through one. */
    poolerUrl: string | null;
  }
}

/** One PostgreSQL for all test files. It need not survive a power cut, so it does not wait for the disk. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'vigie-test-'));
  const engine = await startEmbeddedEngine({
    dataFolder,
    log: () => {},
    settings: {
      fsync: 'off',
      synchronous_commit: 'off',
      full_page_writes: 'off',
      max_connections: '300',
      // A database for each file, copied and dropped again: what would write all of that once more is put off.
      wal_level: 'minimal',
      max_wal_senders: '0',
      max_wal_size: '4GB',
      checkpoint_timeout: '1h',
    },
  });
  await migrate(engine.ownerUrl, migrationsFolder());
  const program = process.env.VIGIE_TEST_POOLER === 'true' ? findPgBouncer() : null;
  const pooler = program ? await startPooler(program, engine.ownerUrl) : null;
  const poolerUrl = pooler?.urlFor(engine.ownerUrl) ?? null;
  project.provide('templateUrl', engine.ownerUrl);
  project.provide('poolerUrl', poolerUrl);
  return async () => {
    await pooler?.stop();
    await engine.stop();
    await rm(dataFolder, { recursive: true, force: true });
  };
}
