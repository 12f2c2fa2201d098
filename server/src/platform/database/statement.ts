import { createHash } from 'node:crypto';
import type { ClientBase, QueryResultRow } from 'pg';
import type { Sql } from 'sql-template-tag';

export type { Sql } from 'sql-template-tag';
export { default as sql, empty, join, raw } from 'sql-template-tag';

const fresh = new WeakSet<Sql>();

/** For a statement whose best plan depends on its values: not prepared, and planned with them each time. */
export function planEachTime(statement: Sql): Sql {
  fresh.add(statement);
  return statement;
}

const names = new Map<string, string>();

/** Every statement is prepared under a name made of its text: parsed and planned once on each connection. */
function nameOf(text: string): string {
  let name = names.get(text);
  if (!name) {
    name = createHash('sha256').update(text).digest('base64url').slice(0, 32);
    names.set(text, name);
  }
  return name;
}

export async function run<Row extends QueryResultRow>(client: ClientBase, statement: Sql): Promise<Row[]> {
  const { text } = statement;
  const name = fresh.has(statement) ? {} : { name: nameOf(text) };
  const result = await client.query<Row>({ ...name, text, values: statement.values as unknown[] });
  return result.rows;
}
