import { randomBytes } from 'node:crypto';
import { platformCompanyId } from '@vigie/domain/kernel/identity/actor';
import pg from 'pg';
import { systemContext } from '../context';
import { HeadKey, newHeadKey } from '../verification/head-key';
import type { Database } from './database';
import { sql } from './statement';
import type { Reader } from './tx';

const platform = systemContext(platformCompanyId);

/**
 * What signs the tokens. Made by whichever copy of the server starts first, and shared by all through the database. Read once,
 * as the owner: the role that answers requests cannot see it.
 */
export function installationSecret(ownerUrl: string): Promise<string> {
  return keptSecret(ownerUrl, 'token_secret', () => randomBytes(48).toString('base64url'));
}

/** What signs the heads of the chains, kept in the same way. */
export async function installationKey(ownerUrl: string): Promise<HeadKey> {
  return new HeadKey(await keptSecret(ownerUrl, 'head_key', newHeadKey));
}

/** Heads that the installation signed before it was restored from a backup go on being its own. */
export async function findKnownKeys(database: Database, ownerUrl: string): Promise<string[]> {
  const former = await findFact(database, formerKeysFact);
  const { publicKey } = await installationKey(ownerUrl);
  return [publicKey, ...(former === null ? [] : (JSON.parse(former) as string[]))];
}

/** Public keys (PEM) of before, as JSON. */
export const formerKeysFact = 'former_head_keys';

async function keptSecret(ownerUrl: string, key: string, make: () => string): Promise<string> {
  const owner = new pg.Client({ connectionString: ownerUrl });
  await owner.connect();
  try {
    await owner.query('insert into installation_secrets (key, value) values ($1, $2) on conflict do nothing', [
      key,
      make(),
    ]);
    const { rows } = await owner.query<{ value: string }>('select value from installation_secrets where key = $1', [
      key,
    ]);
    return (rows[0] as { value: string }).value;
  } finally {
    await owner.end();
  }
}

/** Since when the installation holds demo accounts. */
export const demoStartFact = 'demo_started_at';

export async function findFact(database: Database, key: string): Promise<string | null> {
  const row = await database.read(platform, (reader) =>
    reader.find<{ value: string }>(sql`select value from installation where key = ${key}`),
  );
  return row?.value ?? null;
}

/** True until the first person is created: the installation holds no data yet. */
export async function isUntouched(database: Database): Promise<boolean> {
  const row = await database.read(platform, (reader) =>
    reader.get<{ used: boolean }>(sql`select is_called as used from user_ids`),
  );
  return !row.used;
}

/** True for the one caller who inserted it. */
export async function claimFact(database: Database, key: string, value: string): Promise<boolean> {
  const row = await database.read(platform, (reader) =>
    reader.find(
      sql`insert into installation (key, value) values (${key}, ${value}) on conflict do nothing returning 1`,
    ),
  );
  return row !== null;
}

/** Overwrites the value. */
export async function saveFact(database: Database, key: string, value: string): Promise<void> {
  await database.read(platform, (reader) =>
    reader.query(sql`insert into installation (key, value) values (${key}, ${value})
      on conflict (key) do update set value = excluded.value`),
  );
}

/** Every company there is, for a job that does something in each of them: which they are, and nothing else of them. */
export async function listCompanyIds(reader: Reader): Promise<number[]> {
  const rows = await reader.query<{ id: number }>(sql`select id from company_ids() as id`);
  return rows.map(({ id }) => id);
}
