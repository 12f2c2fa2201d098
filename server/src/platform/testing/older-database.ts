import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';
import { migrationsFolder } from '../../start-up';
import { migrate } from '../database/migrate';
import type { TestDatabase } from './test-database';

export interface OlderDatabase extends TestDatabase {
  /** Brings it up to date, as the next start of the program would. */
  upgrade(): Promise<void>;
}

/** A database as the release before one migration left it. `owner` has no special rights; otherwise a superuser owns it. */
export async function createOlderDatabase(upgrade: string, name: string, owner?: string): Promise<OlderDatabase> {
  const urlOf = (database: string, user?: string) =>
    Object.assign(new URL(inject('templateUrl')), {
      pathname: `/${database}`,
      ...(user && { username: user, password: 'secret' }),
    }).href;
  /** As a superuser, who bypasses row-level security. */
  const behind = async <Row extends pg.QueryResultRow>(url: string, text: string, values?: unknown[]) => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    const results = await client.query<Row>(text, values).finally(() => client.end());
    return ([results].flat().at(-1)?.rows ?? []) as Row[];
  };
  const older = await mkdtemp(join(tmpdir(), 'vigie-upgrade-'));
  for (const file of (await readdir(migrationsFolder())).filter((migration) => migration < upgrade)) {
    await cp(join(migrationsFolder(), file), join(older, file));
  }
  await behind(urlOf('postgres'), `create database ${name} ${owner ? `owner ${owner}` : ''}`);
  await migrate(urlOf(name, owner), older);
  await rm(older, { recursive: true });
  return {
    ownerUrl: urlOf(name, owner),
    owner: (text, values) => behind(urlOf(name), text, values),
    upgrade: async () => {
      await migrate(urlOf(name, owner), migrationsFolder());
    },
    drop: async () => {
      await behind(urlOf('postgres'), `drop database ${name} with (force)`);
    },
  };
}
