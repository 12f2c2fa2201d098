import { createHash } from 'node:crypto';
import type { ClientBase, QueryResultRow } from 'pg';
import { type RawValue, raw, Sql } from 'sql-template-tag';
import { asQuery } from '../telemetry/query-span';
import { keepPlans, planAsUsual } from './kept-plans';
import { preparedName } from './prepared-statements';
import { sendTogether } from './send-together';

export { default as sql, empty, join, raw, Sql } from 'sql-template-tag';

const fresh = new WeakSet<Sql>();

/** For a statement whose best plan depends on its values: not prepared, and planned with them each time. */
export function planEachTime(statement: Sql): Sql {
  fresh.add(statement);
  return statement;
}

const kept = new WeakSet<Sql>();

/**
 * For a statement that has one best plan, whatever its values: planned once on each connection. PostgreSQL takes any list for ten values, and
 * plans one with a shorter list anew each time.
 */
export function planOnce(statement: Sql): Sql {
  kept.add(statement);
  return statement;
}

const questions = new WeakSet<Sql>();

/**
 * For a statement whose best plan depends on its values, of which the same are asked again and again: they stand in its
 * text, and from the second time on it is prepared with them. The values in `parameters` stay parameters, of which the plan
 * knows nothing.
 *
 * With 26,000 cases, and interleaved in one run, planning filters that are asked again each time takes 1.3 to 1.5 times the processor, and
 * 1.05 times where every question is another. Prepared with parameters they take as much as here, but a rare status that follows
 * frequent ones reads 2,600 blocks instead of 10. The gain is that of planning, in a company of any size; until a question is
 * asked again it is off.
 */
export function planOnceForValues(statement: Sql, parameters: readonly unknown[]): Sql {
  const strings = [statement.strings[0] ?? ''];
  const values: RawValue[] = [];
  statement.values.forEach((value, index) => {
    const after = statement.strings[index + 1] ?? '';
    const literal = parameters.includes(value) ? null : literalOf(value);
    if (literal === null) {
      values.push(value as RawValue);
      strings.push(after);
    } else {
      strings[strings.length - 1] += literal + after;
    }
  });
  const question = new Sql(strings, values);
  questions.add(question);
  return question;
}

const longestLiteral = 500;

/** Numbers, words of our own lists and days, one or several of them; null for what people have typed. */
function literalOf(value: unknown): string | null {
  if (typeof value === 'number') return Number.isSafeInteger(value) ? `(${value})` : null;
  if (typeof value === 'string') return isPlain(value) ? `'${value}'` : null;
  if (!Array.isArray(value) || !value.every((one) => Number.isSafeInteger(one) || isPlain(one))) return null;
  const literal = `'{${value.map((one) => (typeof one === 'string' ? `"${one}"` : one)).join(',')}}'`;
  return literal.length <= longestLiteral ? literal : null;
}

function isPlain(value: unknown): boolean {
  return typeof value === 'string' && /^[A-Za-z0-9_-]{1,60}$/.test(value);
}

const names = new Map<string, string>();

/** Every other statement is prepared under a name made of its text: parsed and planned once on each connection. */
function nameOf(text: string): string {
  let name = names.get(text);
  if (!name) {
    name = createHash('sha256').update(text).digest('base64url').slice(0, 32);
    names.set(text, name);
  }
  return name;
}

const unprepared = new WeakSet<ClientBase>();

/** A pooler hands every transaction to another connection, which knows nothing of what this one has prepared. */
export function neverPrepareOn(client: ClientBase): void {
  unprepared.add(client);
}

function preparedNameOf(client: ClientBase, statement: Sql): string | undefined {
  if (fresh.has(statement) || unprepared.has(client)) return undefined;
  return questions.has(statement) ? preparedName(client, statement.text) : nameOf(statement.text);
}

export async function run<Row extends QueryResultRow>(client: ClientBase, statement: Sql): Promise<Row[]> {
  const { text } = statement;
  const values = statement.values as unknown[];
  const name = preparedNameOf(client, statement);
  const question = name ? { name, text, values } : { text, values };
  if (name && (questions.has(statement) || kept.has(statement))) keepPlans(client);
  else planAsUsual(client);
  sendTogether(client);
  const result = await asQuery(text, () => client.query<Row>(question));
  return result.rows;
}

/** Some columns of a table; `Codes` says more precisely than the database what some of them hold. */
export type RowOf<
  Table extends object,
  Column extends keyof Table,
  Codes extends { readonly [Name in Column]?: Table[Name] } = Record<never, never>,
> = Omit<Pick<Table, Column>, keyof Codes> & Codes;

export function columnsOf(alias: string, names: readonly string[]): Sql {
  return raw(names.map((name) => `${alias}.${name}`).join(', '));
}
