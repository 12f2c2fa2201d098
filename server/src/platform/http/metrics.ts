import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { LastVerification } from '../verification/last-verification';

export interface Gauges {
  readonly openPages: () => number;
  readonly databaseConnections: () => { readonly total: number; readonly idle: number; readonly waiting: number };
  readonly lastVerification: () => Promise<LastVerification | null>;
}

/** One registry for each application, so that several can live in one process. */
export function measure(app: FastifyInstance, gauges: Gauges): Registry {
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
  const lastVerification = (name: string, help: string, value: (last: LastVerification) => number) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        const last = await gauges.lastVerification();
        // No number at all where nothing was verified yet: 0 would say that everything holds.
        this.set(last ? value(last) : Number.NaN);
      },
    });
  const seconds = ({ at }: LastVerification) => Date.parse(at) / 1000;
  lastVerification('vigie_verification_timestamp_seconds', 'When everything was last held against the trail', seconds);
  lastVerification('vigie_verification_findings', 'What did not hold then', ({ findings }) => findings);
  return registry;
}
