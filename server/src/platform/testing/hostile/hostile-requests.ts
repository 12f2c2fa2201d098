import { problem } from '@vigie/domain/kernel/http/problem';
import type { NamedEndpoint } from '@vigie/domain/modules/index';
import * as fc from 'fast-check';
import { arbitraryOf } from './arbitrary-of';
import { hostile, spoiled } from './spoiled';

export interface HostileRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly payload: string | undefined;
}

/** Numbers and names that exist, so that a request gets past the first look-up. */
export type KnownIds = Readonly<Record<string, readonly (string | number)[]>>;

/** Requests for one route, made from its own schemas: a third as it wants them, the others spoiled somewhere. */
export function hostileRequests(
  { endpoint }: NamedEndpoint,
  known: KnownIds,
  { seed, count }: { seed: number; count: number },
): HostileRequest[] {
  const { path, query, body, encoding, method } = endpoint;
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name ?? '');
  const params = fc.record(Object.fromEntries(names.map((name) => [name, addressPart(known[name] ?? known.id ?? [])])));
  const parts = fc.record({
    params,
    query: query ? orSpoiled(arbitraryOf(query)) : fc.constant({}),
    body: body && method !== 'GET' ? orSpoiled(arbitraryOf(body)) : fc.constant(undefined),
    version: fc.constantFrom('"1"', '"2"', '"1"', '*', '"x"', '""', '"99999999999999999999"'),
    key: fc.constantFrom('', '', 'a-key', 'x'.repeat(500)),
  });
  return fc.sample(parts, { seed, numRuns: count }).map((made) => ({
    url: path.replace(/:(\w+)/g, (_, name) => encodePart(made.params[name])) + asQuery(made.query),
    headers: {
      'if-match': made.version,
      ...(made.key && { 'idempotency-key': made.key }),
      ...(made.body !== undefined && { 'content-type': contentTypes[encoding ?? 'json'] }),
    },
    payload: made.body === undefined ? undefined : asPayload(made.body, encoding),
  }));
}

const contentTypes = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data; boundary=edge',
};

const orSpoiled = (values: fc.Arbitrary<unknown>) =>
  fc.oneof({ arbitrary: values, weight: 1 }, { arbitrary: spoiled(values), weight: 2 });

const addressPart = (known: readonly (string | number)[]) =>
  fc.oneof(
    ...(known.length > 0 ? [{ arbitrary: fc.constantFrom<unknown>(...known), weight: 4 }] : []),
    { arbitrary: hostile, weight: 1 },
    { arbitrary: fc.string() as fc.Arbitrary<unknown>, weight: 1 },
  );

/** No more of it than a browser's address bar takes. */
const encodePart = (value: unknown) =>
  encodeURIComponent(
    String(typeof value === 'object' ? JSON.stringify(value) : value)
      .toWellFormed()
      .slice(0, 300),
  ) || '%20';

function asQuery(value: unknown): string {
  if (value === null || typeof value !== 'object') return `?${encodePart(value)}`;
  const pairs = Object.entries(value).map(([name, inner]) => `${encodePart(name)}=${encodePart(inner)}`);
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
}

function asPayload(value: unknown, encoding: NamedEndpoint['endpoint']['encoding']): string {
  if (encoding === 'form') return asQuery(value).slice(1);
  if (encoding !== 'multipart') return JSON.stringify(value);
  return `--edge\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n${JSON.stringify(value)}\r\n--edge--\r\n`;
}

/** What is wrong with an answer, whatever was asked; null when it is one that the contract knows. */
export function objectionTo(
  { endpoint }: NamedEndpoint,
  { status, type, text }: { status: number; type: string; text: string },
): string | null {
  if (status >= 500) return `answers ${status}: ${text.slice(0, 200)}`;
  if (/\n\s+at |node_modules|\.(ts|js|mjs):\d+|syntax error at or near/.test(status >= 400 ? text : '')) {
    return `tells how it is made: ${text.slice(0, 200)}`;
  }
  if (status >= 400) {
    if (!type.startsWith('application/problem+json')) return `answers ${status} as ${type}`;
    const read = problem.safeParse(JSON.parse(text));
    return read.success ? null : `answers ${status} with another problem: ${text.slice(0, 200)}`;
  }
  if (!endpoint.output || !type.includes('json')) return null;
  const read = endpoint.output.safeParse(JSON.parse(text));
  return read.success ? null : `answers what its contract does not describe: ${JSON.stringify(read.error.issues[0])}`;
}
