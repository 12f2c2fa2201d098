import { setTimeout } from 'node:timers/promises';
import autocannon from 'autocannon';
import pg from 'pg';
import { questionOf } from '../bare-statements.mjs';
import { metricsToken } from '../built-app';

export const connections = 10;

export interface Request {
  readonly method?: 'GET' | 'POST' | 'PUT';
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** What one connection says: the same again and again, or something that depends on what it has heard. */
export type Talk = Request | { next(): Request; heard?(body: string): void };

export interface Rate {
  readonly perSecond: number;
  readonly p50: number;
  readonly p97: number;
  readonly p99: number;
  /** Milliseconds of the server's process for each answer, without PostgreSQL; not of bare SQL, which has no server. */
  readonly processor: number;
}

function rateOf(times: readonly number[], seconds: number, processorSeconds: number): Rate {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
  return {
    perSecond: times.length / seconds,
    p50: at(0.5),
    p97: at(0.975),
    p99: at(0.99),
    processor: (processorSeconds * 1000) / Math.max(1, times.length),
  };
}

export async function metricOf(address: string, name: string): Promise<number> {
  const headers = { authorization: `Bearer ${metricsToken}` };
  const text = await (await fetch(`${address}/metrics`, { headers })).text();
  return Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1]);
}

const patience = 10_000;

/** Until the server has finished requests of clients that are gone: they would be counted for the next measurement. */
async function untilIdle(processorTime: () => Promise<number>): Promise<void> {
  const end = performance.now() + patience;
  for (let before = await processorTime(); performance.now() < end; ) {
    await setTimeout(250);
    const now = await processorTime();
    if (now - before < 0.025) return;
    before = now;
  }
}

/** Ten connections that ask as fast as they are answered. */
export async function ask(address: string, talkOf: (place: number) => Talk, duration: number): Promise<Rate> {
  const times: number[] = [];
  const refused: string[] = [];
  const processorTime = () => metricOf(address, 'process_cpu_seconds_total');
  let place = 0;
  await untilIdle(processorTime);
  const before = await processorTime();
  const begin = performance.now();
  const { errors } = await autocannon({
    url: address,
    connections,
    duration,
    setupClient(client) {
      const talk = talkOf(place);
      place += 1;
      const heard = (status: number, body: string) => {
        if (status >= 300) refused.push(`${status} ${body.slice(0, 300)}`);
        else if ('next' in talk) talk.heard?.(body);
      };
      client.setRequests([
        'next' in talk
          ? { setupRequest: (request) => ({ ...request, ...talk.next() }), onResponse: heard }
          : { ...talk, onResponse: heard },
      ]);
      client.on('response', (_status, _bytes, time) => times.push(time));
    },
  });
  const seconds = (performance.now() - begin) / 1000;
  if (refused[0] || errors > 0) throw new Error(`${refused.length} refused, ${errors} failed: ${refused[0]}`);
  return rateOf(times, seconds, (await processorTime()) - before);
}

type Asked = Readonly<Record<string, unknown>>;

/** Ten connections to PostgreSQL that run one prepared statement as fast as it is answered. */
export async function askSql(
  ownerUrl: string,
  company: number,
  name: string,
  given: (place: number) => () => Asked,
  duration: number,
): Promise<Rate> {
  const clients = Array.from({ length: connections }, () => new pg.Client({ connectionString: ownerUrl }));
  await Promise.all(clients.map((client) => client.connect()));
  const times: number[] = [];
  const begin = performance.now();
  const end = begin + duration * 1000;
  await Promise.all(
    clients.map(async (client, place) => {
      const next = given(place);
      for (let start = performance.now(); start < end; start = performance.now()) {
        await client.query(questionOf(name, company, next()));
        times.push(performance.now() - start);
      }
    }),
  );
  const seconds = (performance.now() - begin) / 1000;
  await Promise.all(clients.map((client) => client.end()));
  return rateOf(times, seconds, Number.NaN);
}
