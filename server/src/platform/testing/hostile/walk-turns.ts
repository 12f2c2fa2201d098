import type { NamedEndpoint } from '@vigie/domain/modules/index';
import { listedKinds } from '../listed-kinds';
import { shortestOf, turnLimitMs } from '../longest-turn';
import type { TestApp } from '../test-app';
import { askerOf, knownIds, routesToAsk, tokenOf } from './fuzz-routes';
import type { KnownIds } from './hostile-requests';
import { dearTexts, largestOf, wrongBodies } from './largest-of';

interface DearRequest {
  readonly what: string;
  readonly url: string;
  readonly payload?: string;
}

const megabyte = 1024 * 1024;
const longestAddress = 8_000;

interface OwnRecord {
  readonly id: string;
  readonly version: number;
}
type OwnRecords = Readonly<Record<string, OwnRecord | undefined>>;

/** A record of each kind that the askers may change, so that a request gets as far as its content. */
async function ownRecords(t: TestApp): Promise<OwnRecords> {
  const found: Record<string, OwnRecord | undefined> = {};
  for (const { table } of listedKinds) {
    const [row] = await t.database.owner<OwnRecord>(
      `select id::text as id, version from ${table} where company_id <> 0 order by id limit 1`,
    );
    found[table] = row;
  }
  return found;
}

/** Requests for one route, each as large as its schemas and the server allow. */
function dearRequests(
  { endpoint }: NamedEndpoint,
  known: KnownIds,
  own: OwnRecord | undefined,
): readonly DearRequest[] {
  const { path, query, body, method, bodyMegabytes = 1, encoding } = endpoint;
  const url = path.replace(/:(\w+)/g, (_, name) =>
    String((name === 'id' && own?.id) || ((known[name] ?? known.id ?? [])[0] ?? 1)),
  );
  const found: DearRequest[] = [];
  for (const [name, text] of Object.entries(dearTexts)) {
    const asked = query ? largestOf(query, { of: 'letters', text, limit: longestAddress }) : {};
    const address = url + asQuery(asked as Readonly<Record<string, unknown>>);
    if (!body || method === 'GET' || encoding === 'multipart') found.push({ what: name, url: address });
    else {
      const limit = bodyMegabytes * megabyte - 1000;
      const write = (value: unknown) =>
        encoding === 'form' ? asQuery(value as Readonly<Record<string, unknown>>).slice(1) : JSON.stringify(value);
      const largest = (of: 'letters' | 'items') => write(largestOf(body, { of, text, limit }));
      found.push({ what: `long ${name}`, url: address, payload: largest('letters') });
      if (name !== 'letters') continue;
      found.push({ what: 'many items', url: address, payload: largest('items') });
      for (const [at, value] of wrongBodies(body, limit).entries()) {
        found.push({ what: `wrong ${at}`, url: address, payload: write(value) });
      }
    }
  }
  return found.filter(({ payload = '' }) => Buffer.byteLength(payload) <= bodyMegabytes * megabyte);
}

function asQuery(value: Readonly<Record<string, unknown>>): string {
  const pairs = Object.entries(value).map(([name, part]): [string, string] => [name, String(part).toWellFormed()]);
  return pairs.length > 0 ? `?${new URLSearchParams(pairs)}` : '';
}

export interface Walked {
  readonly routes: number;
  readonly asked: number;
  /** Those that held the event loop for too long, the dearest first. */
  readonly findings: readonly string[];
}

function send(
  t: TestApp,
  { endpoint: { method, encoding } }: NamedEndpoint,
  { url, payload, version }: { readonly url: string; readonly payload: string | undefined; readonly version: number },
  token: string | undefined,
) {
  const type = encoding === 'form' ? 'application/x-www-form-urlencoded' : 'application/json';
  const headers = {
    'if-match': `"${version}"`,
    ...(token && { authorization: `Bearer ${token}` }),
    ...(payload !== undefined && { 'content-type': type }),
  };
  return t.app.http.inject({ method: method as 'GET', url, headers, ...(payload !== undefined && { payload }) });
}

/** Asks every wanted route for as much as it takes, and measures the longest turn of the event loop of each request. */
export async function walkTurns(
  t: TestApp,
  isWanted: (name: string) => boolean,
  onRoute?: (name: string, ms: number) => void,
): Promise<Walked> {
  const known = await knownIds(t);
  const records = await ownRecords(t);
  const tokens = new Map<string, string>();
  const over: { readonly text: string; readonly ms: number }[] = [];
  const count = { routes: 0, asked: 0 };
  for (const named of routesToAsk(isWanted)) {
    t.logs.length = 0;
    count.routes += 1;
    let dearest = 0;
    const own = records[named.endpoint.path.split('/')[3] ?? ''];
    for (const { what, url, payload } of dearRequests(named, known, own)) {
      const asker = askerOf(named);
      const token = asker ? await tokenOf(t, tokens, asker) : undefined;
      const { answer, ms } = await shortestOf(3, () =>
        send(t, named, { url, payload, version: own?.version ?? 1 }, token),
      );
      count.asked += 1;
      dearest = Math.max(dearest, ms);
      if (answer.statusCode === 401 && asker) tokens.delete(asker);
      if (ms > turnLimitMs)
        over.push({ ms, text: `${Math.round(ms)} ms ${named.name}, ${what}: ${answer.statusCode}` });
      else if (answer.statusCode === 500) over.push({ ms, text: `${named.name}, ${what}: 500` });
    }
    onRoute?.(named.name, dearest);
  }
  return { ...count, findings: over.toSorted((one, other) => other.ms - one.ms).map(({ text }) => text) };
}
