import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { inject } from 'vitest';
import { createApp } from '../../app';
import { readConfig } from '../../config';
import { fillBriefDemo } from '../../modules/demo';
import { withLock } from '../database/advisory-lock';

/** Of the database that is filled: a comment, which no copy of it inherits. */
const filled = 'filled with the demo accounts';

/**
 * Fills the migrated database that test files copy, once. The first process that needs it does so while the others wait: its
 * tests import the whole server anyway, which takes the process that starts the tests 12 s of processor time.
 */
export async function fillTemplateOnce(): Promise<void> {
  const ownerUrl = inject('templateUrl');
  const name = new URL(ownerUrl).pathname.slice(1);
  const adminUrl = Object.assign(new URL(ownerUrl), { pathname: '/postgres' }).href;
  await withLock(adminUrl, 'demo', async (client) => {
    const { rows } = await client.query<{ comment: string | null }>(
      `select shobj_description(oid, 'pg_database') as comment from pg_database where datname = $1`,
      [name],
    );
    if (rows[0]?.comment === filled) return;
    await fill(ownerUrl, inject('poolerUrl'));
    await client.query(`comment on database ${name} is '${filled}'`);
  });
}

async function fill(ownerUrl: string, poolerUrl: string | null): Promise<void> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'vigie-test-template-'));
  const addresses = { databaseUrl: poolerUrl ?? ownerUrl, directUrl: poolerUrl && ownerUrl, ownerUrl };
  const app = await createApp({ ...readConfig({}), ...addresses, dataFolder }, pino({ level: 'silent' }));
  await fillBriefDemo(app.platform, ownerUrl);
  await app.close();
  await rm(dataFolder, { recursive: true, force: true });
}
