import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { emptyDefinition } from '../../../domain/src/modules/cases/definition';
import type { RecurrenceSource } from '../../../domain/src/modules/cases/recurrence/document';
import { indexesOf } from '../../../server/src/modules/cases/recurrence/indexes';
import { findRecurrences } from '../../../server/src/modules/cases/recurrence/search';
import { systemContext } from '../../../server/src/platform/context';
import { Database } from '../../../server/src/platform/database/database';
import { startEmbeddedEngine } from '../../../server/src/platform/database/embedded-engine';
import { migrate } from '../../../server/src/platform/database/migrate';
import { migrationsFolder } from '../../../server/src/start-up';
import type { Report } from './sets';

export interface LoadedCase extends RecurrenceSource {
  readonly id: string;
}

export interface Bench {
  readonly database: Database;
  readonly owner: pg.Client;
  readonly companyId: number;
  readonly ownerId: number;
}

export async function withDatabase(work: (bench: Bench) => Promise<void>): Promise<void> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'vigie-bench-'));
  const engine = await startEmbeddedEngine({ dataFolder, log: () => {} });
  try {
    await migrate(engine.ownerUrl, migrationsFolder());
    const owner = new pg.Client({ connectionString: engine.ownerUrl });
    await owner.connect();
    // Cases without their reports and events, which no service would make.
    await owner.query('set session_replication_role to replica');
    const { rows } = await owner.query(`with company as (
        insert into companies (name, subscription_start_date, subscription_end_date)
          values ('Bench', now(), now() + interval '1 year') returning id)
      insert into users (company_id, username, email, first_name, last_name, state, roles)
        select id, 'bench', 'bench@x.example', 'First', 'Last', 'active', array['reporter'] from company
        returning company_id, id`);
    const database = new Database(engine.ownerUrl, { maxConnections: 2 });
    await work({ database, owner, companyId: rows[0].company_id, ownerId: rows[0].id });
    await database.close();
    await owner.end();
  } finally {
    await engine.stop();
    await rm(dataFolder, { recursive: true, force: true });
  }
}

export function asCase({ title, text, day }: Omit<Report, 'key'>, n: number): LoadedCase {
  const definition = { ...emptyDefinition, what: `${title}\n${text}` };
  return { id: `IT_${String(n).padStart(6, '0')}`, title, detectionDate: day, ownerId: null, definition, steps: [] };
}

export async function insertCases({ owner, companyId, ownerId }: Bench, cases: readonly LoadedCase[]): Promise<void> {
  await owner.query(
    `insert into cases (company_id, id, number, kind, status, title, criticality, owner_id, detection_date, due_date,
        definition, report_id, reporter_id)
      select $1, id, right(id, 6)::int, 'itBug', 'in_progress', title, 'Minor', $2, day::date, day::date, definition, id, $2
      from unnest($3::text[], $4::text[], $5::text[], $6::jsonb[]) as made (id, title, day, definition)`,
    [
      companyId,
      ownerId,
      cases.map(({ id }) => id),
      cases.map(({ title }) => title),
      cases.map(({ detectionDate }) => detectionDate),
      cases.map(({ definition }) => JSON.stringify(definition)),
    ],
  );
}

export async function analyze({ owner }: Bench): Promise<void> {
  for (const table of ['cases', 'recurrence_documents']) await owner.query(`vacuum analyze ${table}`);
}

export async function search(
  { database, companyId }: Bench,
  { id, ...source }: LoadedCase,
  indexes = indexesOf(database),
) {
  const begin = performance.now();
  const index = await indexes.upToDate(companyId);
  const { matches } = await database.read(systemContext(companyId), (reader) =>
    findRecurrences(reader, companyId, index, source, { exclude: id, limit: 10 }),
  );
  return { matches, milliseconds: performance.now() - begin };
}

export const percentile = (values: readonly number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;
