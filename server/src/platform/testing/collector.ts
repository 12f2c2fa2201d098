import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync } from 'node:zlib';

interface Value {
  readonly stringValue?: string;
  readonly intValue?: number;
  readonly doubleValue?: number;
}

interface Attribute {
  readonly key: string;
  readonly value: Value;
}

export interface ReceivedSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly kind: number;
  readonly attributes: readonly Attribute[];
  readonly status: { readonly code: number };
}

export interface ReceivedPoint {
  readonly attributes: readonly Attribute[];
  readonly count?: number;
  readonly bucketCounts?: readonly number[];
  readonly asDouble?: number;
}

interface ReceivedMetric {
  readonly name: string;
  readonly histogram?: { readonly dataPoints: readonly ReceivedPoint[] };
  readonly sum?: { readonly dataPoints: readonly ReceivedPoint[] };
  readonly gauge?: { readonly dataPoints: readonly ReceivedPoint[] };
}

interface Resource {
  readonly resource: { readonly attributes: readonly Attribute[] };
}

interface Received {
  readonly resourceSpans?: readonly (Resource & { scopeSpans: { spans: ReceivedSpan[] }[] })[];
  readonly resourceMetrics?: readonly (Resource & { scopeMetrics: { metrics: ReceivedMetric[] }[] })[];
}

export function attributesOf({ attributes }: { attributes: readonly Attribute[] }): Record<string, unknown> {
  return Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));
}

export interface Collector {
  readonly endpoint: string;
  /** Everything that was sent, as it was sent. */
  readonly bodies: readonly string[];
  spans(): ReceivedSpan[];
  metrics(): ReceivedMetric[];
  resources(): Record<string, unknown>[];
  close(): Promise<void>;
}

/** A collector of OpenTelemetry, as far as a test asks one: it takes OTLP over HTTP and keeps what it understood. */
export async function startCollector(): Promise<Collector> {
  const bodies: string[] = [];
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    const isPacked = request.headers['content-encoding'] === 'gzip';
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks);
    const said = (isPacked ? gunzipSync(body) : body).toString('utf8');
    bodies.push(said);
    received.push(JSON.parse(said) as Received);
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    endpoint: `http://127.0.0.1:${port}`,
    bodies,
    spans: () =>
      received.flatMap(({ resourceSpans = [] }) =>
        resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
      ),
    metrics: () =>
      received.flatMap(({ resourceMetrics = [] }) =>
        resourceMetrics.flatMap(({ scopeMetrics }) => scopeMetrics.flatMap(({ metrics }) => metrics)),
      ),
    resources: () =>
      received.flatMap(({ resourceSpans = [], resourceMetrics = [] }) =>
        [...resourceSpans, ...resourceMetrics].map(({ resource }) => attributesOf(resource)),
      ),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
