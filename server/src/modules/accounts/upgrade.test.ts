import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { expect, inject, it } from 'vitest';
import { migrate } from '../../platform/database/migrate';
import { migrationsFolder } from '../../start-up';

const upgrade = '0010-identity.sql';
const template = new URL(inject('templateUrl'));
const urlOf = (database: string) => Object.assign(new URL(template), { pathname: `/${database}` }).href;

/** As a superuser, whom no policy binds. */
async function behind(database: string, text: string): Promise<pg.QueryResultRow[]> {
  const client = new pg.Client({ connectionString: urlOf(database) });
  await client.connect();
  const results = await client.query(text).finally(() => client.end());
  return [results].flat().at(-1)?.rows ?? [];
}

it('R15 whoever has been signing goes on, and whoever comes later has to confirm', async () => {
  const before = await mkdtemp(join(tmpdir(), 'vigie-upgrade-'));
  for (const name of (await readdir(migrationsFolder())).filter((file) => file < upgrade)) {
    await cp(join(migrationsFolder(), name), join(before, name));
  }
  const add = (id: number) => `set session_replication_role = replica;
    insert into users (company_id, id, username, email, first_name, last_name, state, roles)
      values (1, ${id}, 'person${id}', 'x@example.com', 'Ana', 'Riou', 'active', '{reporter}')`;
  await behind('postgres', 'create database upgrade_identity');
  try {
    await migrate(urlOf('upgrade_identity'), before);
    await behind('upgrade_identity', add(1));
    await migrate(urlOf('upgrade_identity'), migrationsFolder());
    await behind('upgrade_identity', add(2));
    const people = await behind(
      'upgrade_identity',
      'select id, identity_confirmed_at is not null as confirmed from users order by id',
    );
    expect(people).toEqual([
      { id: 1, confirmed: true },
      { id: 2, confirmed: false },
    ]);
  } finally {
    await behind('postgres', 'drop database upgrade_identity');
    await rm(before, { recursive: true });
  }
});
