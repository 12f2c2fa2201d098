import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { LastBackup } from '../backup/scheduled';
import type { LastVerification } from '../verification/last-verification';

export interface Gauges {
  readonly openPages: () => number;
  readonly databaseConnections: () => { readonly total: number; readonly idle: number; readonly waiting: number };
  readonly lastVerification: () => Promise<LastVerification | null>;
  readonly lastBackup: () => Promise<LastBackup | null>;
}

export interface Measures {
  readonly registry: Registry;
  /** Measures how long a job took, and whether it failed. */
  readonly job: (task: string, work: () => Promise<void>) => Promise<void>;
}

/** One registry for each application, so that several can live in one process. */
export function measure(app: FastifyInstance, gauges: Gauges): Measures {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'vigie_http_request_seconds',
    help: 'Time to answer, by route',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  });
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unknown';
    durations.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
    done();
  });
  const jobs = new Histogram({
    name: 'vigie_job_seconds',
    help: 'Time that a job took, by task',
    labelNames: ['task', 'outcome'],
    buckets: [0.01, 0.1, 1, 10, 60, 600],
    registers: [registry],
  });
  new Gauge({
    name: 'vigie_live_open_pages',
    help: 'Open event streams',
    registers: [registry],
    collect() {
      this.set(gauges.openPages());
    },
  });
  new Gauge({
    name: 'vigie_database_connections',
    help: 'Connections of the pool',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      for (const [state, count] of Object.entries(gauges.databaseConnections())) this.set({ state }, count);
    },
  });
  const lastTime = <Last>(
    find: () => Promise<Last | null>,
    name: string,
    help: string,
    value: (last: Last) => number,
  ) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        // A database that is away must not take all other figures with it.
        const last = await find().catch(() => null);
        // No number at all where it was not done yet: 0 would say that everything holds.
        this.set(last ? value(last) : Number.NaN);
      },
    });
  const seconds = ({ at }: { at: string }) => Date.parse(at) / 1000;
  const { lastVerification, lastBackup } = gauges;
  const verified = 'When everything was last held against the trail';
  lastTime(lastVerification, 'vigie_verification_timestamp_seconds', verified, seconds);
  lastTime(lastVerification, 'vigie_verification_findings', 'What did not hold then', ({ findings }) => findings);
  lastTime(lastBackup, 'vigie_backup_timestamp_seconds', 'When the last backup by itself was whole', seconds);
  lastTime(lastBackup, 'vigie_backup_bytes', 'How large it is', ({ bytes }) => bytes);
  return { registry, job: (task, work) => timed(work, (outcome, ms) => jobs.observe({ task, outcome }, ms / 1000)) };
}

async function timed(work: () => Promise<void>, observe: (outcome: string, ms: number) => void): Promise<void> {
  const began = performance.now();
  const finish = (outcome: string) => observe(outcome, performance.now() - began);
  await work().catch((error: unknown) => {
    finish('failed');
    throw error;
  });
  finish('done');
}
