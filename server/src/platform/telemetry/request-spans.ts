import type { SpanContext } from '@opentelemetry/api';
import { platformEndpoints } from '@vigie/domain/kernel/http/platform-endpoints';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { enter, markFailed, type OpenSpan, type Tracer } from './spans';

/** One span for each request: its route as it is declared, never the address that was asked for. */
export function traceRequests(app: FastifyInstance, tracer: Tracer, options: { trustsCaller: boolean }): void {
  const spans = new WeakMap<FastifyRequest, OpenSpan>();
  const within = (request: FastifyRequest, work: () => void) => {
    const span = spans.get(request);
    if (span) enter(span, work);
    else work();
  };
  app.addHook('onRequest', (request, _reply, done) => {
    const route = request.routeOptions.url ?? 'unknown';
    // A stream that stays open for hours is no answer that a user waits for.
    if (route === platformEndpoints.liveStream.path) return done();
    const { method } = request;
    const attributes = { 'http.request.method': method, 'http.route': route };
    const parent = options.trustsCaller ? parentOf(request.headers.traceparent) : null;
    spans.set(request, { tracer, span: tracer.start(`${method} ${route}`, 'answer', attributes, parent) });
    within(request, done);
  });
  // What is called when the body has arrived does not know what the request began with.
  app.addHook('preValidation', (request, _reply, done) => within(request, done));
  app.addHook('onResponse', (request, { statusCode }, done) => {
    const span = spans.get(request)?.span;
    span?.setAttribute('http.response.status_code', statusCode);
    if (span && statusCode >= 500) markFailed(span, String(statusCode));
    span?.end();
    within(request, done);
  });
}

/** The header of the W3C: version, trace, span, flags. Neither number is ever zero. */
function parentOf(header: unknown): SpanContext | null {
  const form = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-([0-9a-f]{2})$/;
  const [, traceId, spanId, flags] = form.exec(typeof header === 'string' ? header : '') ?? [];
  if (!traceId || !spanId || !flags) return null;
  return { traceId, spanId, traceFlags: Number.parseInt(flags, 16) & 1, isRemote: true };
}
