import { setTimeout } from 'node:timers/promises';
import { DiagLogLevel, diag, SpanKind as Kinds, ROOT_CONTEXT, trace } from '@opentelemetry/api';
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { defaultResource, detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import { MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { Logger } from 'pino';
import { registryAsMetrics } from './registry-metrics';
import type { SpanKind, Tracer } from './spans';
import type { Telemetry, TelemetryOptions } from './telemetry';

/** What a program that stops gives its last spans; a collector that is gone must not hold it. */
const patienceMs = 1_500;

/** The one file that needs the packages of OpenTelemetry: loaded when they are asked for, and not otherwise. */
export function startTelemetry(options: TelemetryOptions, version: string, log: Logger): Telemetry {
  logExportFailures(log);
  const resource = defaultResource()
    .merge(resourceFromAttributes({ 'service.version': version }))
    .merge(detectResources({ detectors: [envDetector] }))
    .merge(resourceFromAttributes({ 'service.name': options.serviceName }));
  const closing: (() => Promise<void>)[] = [];
  const startTracing = () => {
    const exporter = new OTLPTraceExporter({ url: `${options.endpoint}/v1/traces` });
    const provider = new TracerProvider({
      resource,
      sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(options.sampled) }),
      spanProcessors: [new BatchSpanProcessor({ exporter })],
    });
    closing.push(() => provider.shutdown());
    return tracerOf(provider);
  };
  return {
    tracer: options.traces ? startTracing() : null,
    sendMetrics: (registry) => {
      if (!options.metrics) return;
      const exporter = new OTLPMetricExporter({ url: `${options.endpoint}/v1/metrics` });
      const reader = new PeriodicExportingMetricReader({
        exporter,
        exportIntervalMillis: options.metricsEveryMs,
        exportTimeoutMillis: Math.min(options.metricsEveryMs, 10_000),
        metricProducers: [registryAsMetrics(registry, resource)],
      });
      const provider = new MeterProvider({ resource, readers: [reader] });
      closing.push(() => provider.shutdown());
    },
    close: async () => {
      const closed = Promise.allSettled(closing.map((close) => close()));
      await Promise.race([closed, setTimeout(patienceMs, undefined, { ref: false })]);
    },
  };
}

const kinds: Readonly<Record<SpanKind, Kinds>> = {
  answer: Kinds.SERVER,
  job: Kinds.CONSUMER,
  part: Kinds.CLIENT,
};

function tracerOf(provider: TracerProvider): Tracer {
  const tracer = provider.getTracer('vigie');
  return {
    start: (name, kind, attributes, parent) => {
      const context = parent ? trace.setSpanContext(ROOT_CONTEXT, parent) : ROOT_CONTEXT;
      return tracer.startSpan(name, { kind: kinds[kind], attributes }, context);
    },
  };
}

/** At most once a minute: a collector that is away for a night must not fill the log. */
function logExportFailures(log: Logger): void {
  let lastLogged = 0;
  const logFailure = (reason: string) => {
    if (Date.now() - lastLogged < 60_000) return;
    lastLogged = Date.now();
    log.warn({ part: 'telemetry', reason: reason.slice(0, 300) }, 'telemetry could not be sent');
  };
  const silent = () => {};
  const logger = { error: logFailure, warn: logFailure, info: silent, debug: silent, verbose: silent };
  diag.setLogger(logger, { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true });
}
