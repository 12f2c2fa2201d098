import type { Registry } from 'prom-client';
import type { Tracer } from './spans';

/** What the standard variables of OpenTelemetry ask for. */
export interface TelemetryOptions {
  /** Base address of a collector that speaks OTLP over HTTP. */
  readonly endpoint: string;
  readonly serviceName: string;
  readonly traces: boolean;
  readonly metrics: boolean;
  /** The part of the traces that is sent, from 0 to 1. */
  readonly sampled: number;
  readonly metricsEveryMs: number;
}

export interface Telemetry {
  /** Null: metrics alone are sent. */
  readonly tracer: Tracer | null;
  /** From now on these are sent too, if metrics are. */
  sendMetrics(registry: Registry): void;
  close(): Promise<void>;
}
