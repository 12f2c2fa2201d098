import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { casesEndpoints } from '@vigie/domain/modules/cases/contract';
import { feedbackEndpoints } from '@vigie/domain/modules/feedback/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { attributesOf, type Collector, startCollector } from '../testing/collector';
import { createTestApp, type TestApp } from '../testing/test-app';
import { queryName } from './query-span';
import type { TelemetryOptions } from './telemetry';

const optionsFor = (endpoint: string): TelemetryOptions => ({
  endpoint,
  serviceName: 'vigie-test',
  traces: true,
  metrics: true,
  sampled: 1,
  metricsEveryMs: 60_000,
});

const callersTrace = '4bf92f3577b34da6a3ce929d0e0e4736';
const typed = 'Une phrase que personne d’autre ne doit lire';

describe('with a collector', () => {
  let collector: Collector;
  let t: TestApp;
  let requestId: string;

  beforeAll(async () => {
    collector = await startCollector();
    t = await createTestApp({ telemetry: optionsFor(collector.endpoint), trustedProxies: 1 });
    const token = await t.signIn('lead');
    const sent = await t.call(feedbackEndpoints.sendFeedback, { token, body: { text: typed, page: '/home' } });
    requestId = String(sent.headers['x-request-id']);
    await t.request('GET', '/api/v1/cases?q=secret-search', {
      token,
      headers: { traceparent: `00-${callersTrace}-00f067aa0ba902b7-01` },
    });
    await t.request('GET', '/api/v1/cases/987654321', { token });
    await t.request('GET', '/api/v1/nothing/number-987654321');
    // What is left is sent when the program stops.
    await t.close();
  });
  afterAll(() => collector.close());

  const spanNamed = (name: string) => collector.spans().find((span) => span.name === name);

  it('reports a request by its route, with its queries as parts of it', () => {
    const { method, path } = feedbackEndpoints.sendFeedback;
    const request = spanNamed(`${method} ${path}`);
    expect(attributesOf(request ?? { attributes: [] })).toEqual({
      'http.request.method': method,
      'http.route': path,
      'http.response.status_code': 201,
    });
    const parts = collector.spans().filter(({ parentSpanId }) => parentSpanId === request?.spanId);
    expect(parts.map(({ name }) => name)).toEqual(expect.arrayContaining(['insert feedback', 'commit']));
    expect(new Set(parts.map(({ traceId }) => traceId))).toEqual(new Set([request?.traceId]));
  });

  it('reports an unknown address without repeating it', () => {
    expect(attributesOf(spanNamed('GET unknown') ?? { attributes: [] })).toMatchObject({
      'http.response.status_code': 404,
    });
  });

  it('goes on with the trace of a proxy that is trusted', () => {
    const { method, path } = casesEndpoints.listCases;
    const request = spanNamed(`${method} ${path}`);
    expect(request).toMatchObject({ traceId: callersTrace, parentSpanId: '00f067aa0ba902b7' });
  });

  it('reports jobs by their task, with their queries as parts of them', () => {
    const jobs = collector.spans().filter(({ kind }) => kind === 5);
    expect(jobs.map(({ name }) => name)).toContain('job read-unknown-cases');
    const ids = jobs.map(({ spanId }) => spanId);
    expect(collector.spans().some(({ parentSpanId }) => ids.includes(parentSpanId ?? ''))).toBe(true);
  });

  it('sends nothing that a user typed, no name or address, and no number of a record', () => {
    const all = collector.bodies.join('\n');
    for (const secret of [typed, '987654321', 'secret-search', 'lead', '127.0.0.1', 'Bearer', requestId]) {
      expect(all.includes(secret), secret).toBe(false);
    }
  });

  it('names service and version', () => {
    for (const resource of collector.resources())
      expect(resource).toMatchObject({ 'service.name': 'vigie-test', 'service.version': expect.any(String) });
  });

  it('sends the figures of /metrics under their names', () => {
    const names = collector.metrics().map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['vigie_database_connections', 'process_cpu_seconds_total']));
    const times = collector.metrics().find(({ name }) => name === 'vigie_http_request_seconds');
    const sent = times?.histogram?.dataPoints.find(
      (point) => attributesOf(point).route === feedbackEndpoints.sendFeedback.path,
    );
    expect(sent?.count).toBe(1);
    expect(sent?.bucketCounts?.reduce((sum, count) => sum + count)).toBe(1);
    expect(sent?.bucketCounts).toHaveLength(11);
  });

  it('writes the trace into the lines of the log', () => {
    const lines = t.logs.map((line) => JSON.parse(line) as Record<string, unknown>);
    const answered = lines.find(({ msg, reqId }) => msg === 'answered' && reqId === requestId);
    const request = spanNamed(`POST ${feedbackEndpoints.sendFeedback.path}`);
    expect(answered).toMatchObject({ trace_id: request?.traceId, span_id: request?.spanId });
  });
});

describe('without', () => {
  it('works on while the collector is away', async () => {
    const gone = await startCollector();
    await gone.close();
    const t = await createTestApp({ telemetry: optionsFor(gone.endpoint) });
    expect((await t.request('GET', '/health/ready')).status).toBe(200);
    await t.close();
  });

  it('loads none of its packages: one file needs them, and it is asked for when configured', () => {
    const sources = new URL('../..', import.meta.url).pathname;
    const files = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter(
      (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
    );
    const having = (form: RegExp) => files.filter((file) => form.test(readFileSync(join(sources, file), 'utf8')));
    const loading = /^(?!import type).*from '@opentelemetry\//m;
    expect(having(loading).sort()).toEqual(['platform/telemetry/otlp.ts', 'platform/telemetry/registry-metrics.ts']);
    expect(having(/from '[^']*\/registry-metrics'/)).toEqual(['platform/telemetry/otlp.ts']);
    expect(having(/from '[^']*\/otlp'/)).toEqual([]);
    expect(having(/import\('\.\/platform\/telemetry\/otlp'\)/)).toEqual(['app.ts']);
  });
});

describe('the name of a query', () => {
  it.each([
    ['select id from cases where company_id = (3)', 'select cases'],
    ["\n  select graphile_worker.add_job('mail', $1)", 'select graphile_worker.add_job'],
    ['with late as (select 1 from actions) select * from late', 'with actions'],
    ["insert into feedback (text) values ('x')", 'insert feedback'],
    ['update only users set name = $1', 'update users'],
    ['commit', 'commit'],
  ])('%j is %s', (text, name) => expect(queryName(text)).toBe(name));
});
