import { systemContext } from '../context';
import type { Database } from '../database/database';
import { readMigrations } from '../database/migrate';
import { sql } from '../database/statement';
import type { Findings } from './findings';

/** The migrations that the database says were applied against those of the program. */
export async function compareMigrations(database: Database, folder: string, findings: Findings): Promise<void> {
  const rows = await database.read(systemContext(0), (reader) =>
    reader.query<{ name: string; sha256: string }>(sql`select name, sha256 from schema_migrations order by name`),
  );
  const applied = new Map(rows.map(({ name, sha256 }) => [name, sha256]));
  for (const { name, sha256 } of await readMigrations(folder)) {
    const row = `schema_migrations ${name}`;
    const now = applied.get(name);
    if (now === undefined) findings.add(`${row}: the row that should be there is gone`);
    else if (now !== sha256) findings.add(`${row}, column sha256: "${sha256}" is expected, the row says "${now}"`);
    applied.delete(name);
    findings.checked += 1;
  }
  for (const name of applied.keys()) findings.add(`schema_migrations ${name}: the program has no such migration`);
}
