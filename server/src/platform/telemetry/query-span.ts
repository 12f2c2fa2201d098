import { withChildSpan } from './spans';

/** The kind of statement and the first thing it names. Never its text: some texts hold the numbers of records. */
export function queryName(text: string): string {
  const [, operation = 'query'] = /^\s*([a-z]+)/i.exec(text) ?? [];
  const named =
    /^\s*select\s+(?:count\(\*\)\s+from\s+)?([a-z_.]+)\(/i.exec(text) ??
    /\b(?:from|into|update)\s+(?:only\s+)?([a-z_][a-z_.]*)/i.exec(text);
  return named ? `${operation.toLowerCase()} ${named[1]}` : operation.toLowerCase();
}

export function asQuery<T>(text: string, ask: () => Promise<T>): Promise<T> {
  const describe = () => {
    const name = queryName(text);
    return { name, attributes: { 'db.system.name': 'postgresql', 'db.query.summary': name } };
  };
  return withChildSpan(describe, ask);
}
