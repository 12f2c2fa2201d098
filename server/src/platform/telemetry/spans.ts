import { AsyncLocalStorage } from 'node:async_hooks';
import type { Attributes, Span, SpanContext } from '@opentelemetry/api';

/** What a span is of: an answer to a request, a job, or a part of either. */
export type SpanKind = 'answer' | 'job' | 'part';

export interface Tracer {
  start(name: string, kind: SpanKind, attributes: Attributes, parent: SpanContext | null): Span;
}

export interface OpenSpan {
  readonly tracer: Tracer;
  readonly span: Span;
}

/** Entered only while spans are sent somewhere; reading it costs nothing until then. */
const open = new AsyncLocalStorage<OpenSpan>();

export function enter<T>(span: OpenSpan, work: () => T): T {
  return open.run(span, work);
}

export interface PartOfWork {
  readonly name: string;
  readonly attributes: Attributes;
}

/** A part of whatever is going on; where nothing is traced, just the work. */
export function withChildSpan<T>(describe: () => PartOfWork, work: () => Promise<T>): Promise<T> {
  const current = open.getStore();
  if (!current) return work();
  const { name, attributes } = describe();
  const span = current.tracer.start(name, 'part', attributes, current.span.spanContext());
  return ended(span, work());
}

export async function ended<T>(span: Span, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    markFailed(span, errorType(error));
    throw error;
  } finally {
    span.end();
  }
}

/** 2 is what the protocol calls an error. */
export function markFailed(span: Span, type: string): void {
  span.setStatus({ code: 2 }).setAttribute('error.type', type);
}

/** Its code or its class: the message of an error may quote what a user has typed. */
function errorType(error: unknown): string {
  const { code, name } = (error ?? {}) as { code?: unknown; name?: unknown };
  if (typeof code === 'string') return code;
  return typeof name === 'string' ? name : 'unknown';
}

/** For the lines of the log. */
export function openTrace(): { trace_id?: string; span_id?: string } {
  const current = open.getStore()?.span.spanContext();
  return current ? { trace_id: current.traceId, span_id: current.spanId } : {};
}

/** A trace of its own: by its task, without what it was given to do. */
export function asJob(tracer: Tracer, task: string, work: () => Promise<void>): Promise<void> {
  const span = tracer.start(`job ${task}`, 'job', { 'vigie.job.task': task }, null);
  return enter({ tracer, span }, () => ended(span, work()));
}
