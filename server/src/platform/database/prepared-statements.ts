import type { ClientBase } from 'pg';

/** More than a company's people have open at a time; each takes some ten kilobytes of every connection. */
export const mostPrepared = 100;
const mostRemembered = 1_000;

/** Recent statements: one that is asked only once is not worth preparing. */
const asked = new Set<string>();
/** The statements that a connection has prepared, by text, the one that was used longest ago first. */
const prepared = new WeakMap<ClientBase, Map<string, string>>();
let count = 0;

/** The name under which the connection has, or now gets, the statement prepared; none when it is asked for the first time. */
export function preparedName(client: ClientBase, text: string): string | undefined {
  const isRepeated = asked.delete(text);
  asked.add(text);
  dropFirstBeyond(asked, mostRemembered);
  const known = prepared.get(client) ?? new Map<string, string>();
  prepared.set(client, known);
  const name = known.get(text) ?? (isRepeated ? `question${++count}` : undefined);
  if (!name) return undefined;
  known.delete(text);
  known.set(text, name);
  forgetOldest(client, known);
  return name;
}

function dropFirstBeyond(texts: Set<string>, most: number): void {
  const [first] = texts;
  if (texts.size > most && first !== undefined) texts.delete(first);
}

/** What the driver keeps of a connection, of which its types say nothing. */
interface DriverConnection {
  readonly parsedStatements: Record<string, string>;
  close(what: { type: 'S'; name: string }): void;
}

function forgetOldest(client: ClientBase, known: Map<string, string>): void {
  const { connection } = client as unknown as { connection: DriverConnection };
  for (const [text, name] of known) {
    if (known.size <= mostPrepared) return;
    // The driver would note down later what is still on its way.
    if (!(name in connection.parsedStatements)) continue;
    known.delete(text);
    // Goes out ahead of the statement that is about to be sent, and is answered with it.
    connection.close({ type: 'S', name });
    delete connection.parsedStatements[name];
  }
}
