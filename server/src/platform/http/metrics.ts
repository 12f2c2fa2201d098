import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export interface Gauges {
  readonly openPages: () => number;
  readonly databaseConnections: () => { readonly total: number; readonly idle: number; readonly waiting: number };
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
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown';
    durations.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
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
  return registry;
}
