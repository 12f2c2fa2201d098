import { randomBytes } from 'node:crypto';
import { platformCompanyId } from '@vigie/domain/kernel/actor';
import { systemContext } from '../context';
import type { Database } from './database';
import { sql } from './statement';

const platform = systemContext(platformCompanyId);

/** Made by whichever copy of the server starts first, and shared by all through the database. */
export function installationSecret(database: Database): Promise<string> {
  return database.read(platform, async (reader) => {
    await reader.query(sql`insert into installation (key, value)
      values ('token_secret', ${randomBytes(48).toString('base64url')}) on conflict do nothing`);
    const row = await reader.get<{ value: string }>(sql`select value from installation where key = 'token_secret'`);
    return row.value;
  });
}

export async function findFact(database: Database, key: string): Promise<string | null> {
  const row = await database.read(platform, (reader) =>
    reader.find<{ value: string }>(sql`select value from installation where key = ${key}`),
  );
  return row?.value ?? null;
}

/** True until the first person is created: nothing of anybody's is here yet. */
export async function isUntouched(database: Database): Promise<boolean> {
  const row = await database.read(platform, (reader) =>
    reader.get<{ used: boolean }>(sql`select is_called as used from user_ids`),
  );
  return !row.used;
}

/** True for the one caller who wrote it first. */
export async function claimFact(database: Database, key: string, value: string): Promise<boolean> {
  const row = await database.read(platform, (reader) =>
    reader.find(
      sql`insert into installation (key, value) values (${key}, ${value}) on conflict do nothing returning 1`,
    ),
  );
  return row !== null;
}
