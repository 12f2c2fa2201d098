import type { CallOf, Endpoint, OutputOf } from '@vigie/domain/kernel/http/endpoint';
import { type Message, type SpokenStyle, say } from '@vigie/domain/kernel/message';
import { connectionMessages as m } from '@vigie/domain/messages/connection';
import { ApiError, isProblem } from './api-error';

export const requestTimeout = 10_000;

interface ClientDependencies {
  fetch: typeof fetch;
  token: () => string | null;
  style: () => SpokenStyle;
  /** Whether the page has another token of the same person by now. */
  hasRenewed: (token: string) => Promise<boolean>;
  /** The server no longer knows the token that the request carried. */
  onSessionEnded: () => void;
  /** The server answered 423. */
  onSessionLocked: () => void;
  /** Undefined while the session is not locked. */
  waitForUnlock: (signal?: AbortSignal) => Promise<void> | undefined;
  /** Called with each request: method, path, outcome and duration; never what was asked for, sent or answered. */
  log: (line: string) => void;
}

interface CallOptions {
  /** The version that was read, for a change. */
  ifMatch?: number;
  /** Given by a caller that may repeat the same creation; otherwise each call has its own. */
  idempotencyKey?: string;
  signal?: AbortSignal | undefined;
  /** The call that replaces the token, which must not wait for itself. */
  renews?: boolean;
  /** Said on the way out: it may arrive after the page is gone. */
  keepalive?: boolean;
}

interface RawCall extends CallOptions {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: Record<string, unknown>;
}

type Arguments<E> = object extends CallOf<E> ? [options?: CallOf<E> & CallOptions] : [options: CallOf<E> & CallOptions];

export interface ApiClient {
  call<E extends Endpoint>(endpoint: E, ...options: Arguments<E>): Promise<OutputOf<E>>;
  /** For answers that are not JSON: files and streams, which the timeout does not cut off. */
  open<E extends Endpoint>(endpoint: E, ...options: Arguments<E>): Promise<Response>;
}

export function createApiClient(dependencies: ClientDependencies): ApiClient {
  async function send(endpoint: Endpoint, options: RawCall): Promise<Response> {
    const unlocked = endpoint.whileLocked ? undefined : dependencies.waitForUnlock(options.signal);
    if (unlocked) await unlocked;
    const request = requestOf(endpoint, options, dependencies);
    const response = await answerTo(endpoint, request, options, dependencies);
    if (response.ok) return response;
    const error = await errorOf(response, dependencies.style());
    if (request.token && (error.code === 'not_signed_in' || error.code === 'session_ended')) {
      if (!options.renews && (await dependencies.hasRenewed(request.token))) return send(endpoint, options);
      dependencies.onSessionEnded();
    }
    if (error.code === 'session_locked') {
      dependencies.onSessionLocked();
      return send(endpoint, options);
    }
    throw error;
  }

  return {
    open: (endpoint, ...[options]) => send(endpoint, (options ?? {}) as RawCall),
    async call(endpoint, ...[options]) {
      const response = await send(endpoint, (options ?? {}) as RawCall);
      if (!endpoint.output) return undefined as never;
      try {
        const answer: unknown = await response.json();
        // Our own server answers by the contract: pages as they are built trust it, and come without the schemas.
        return (import.meta.env.PROD ? answer : endpoint.output.parse(answer)) as never;
      } catch {
        throw new ApiError(response.status, 'unreadable_answer', say(dependencies.style(), m.unreadableAnswer));
      }
    },
  };
}

interface Prepared {
  url: string;
  init: RequestInit;
  token: string | null;
}

function requestOf(endpoint: Endpoint, options: RawCall, dependencies: ClientDependencies): Prepared {
  const headers = new Headers({
    Accept: 'application/json, application/problem+json',
    'Accept-Language': dependencies.style().replace('mixed', 'x-mixed'),
  });
  const token = dependencies.token();
  if (token) headers.set('Authorization', `Bearer ${token}`);
  if (endpoint.creates) headers.set('Idempotency-Key', options.idempotencyKey ?? newIdempotencyKey());
  if (options.ifMatch !== undefined) headers.set('If-Match', `"${options.ifMatch}"`);
  const init: RequestInit = { method: endpoint.method, headers, ...(options.keepalive && { keepalive: true }) };
  if (options.body) {
    if (endpoint.encoding === 'form') init.body = new URLSearchParams(options.body as Record<string, string>);
    else {
      headers.set('Content-Type', 'application/json');
      init.body = JSON.stringify(options.body);
    }
  }
  return { url: addressOf(endpoint.path, options.params ?? {}, options.query ?? {}), init, token };
}

async function answerTo(
  endpoint: Endpoint,
  { url, init }: Prepared,
  { signal }: CallOptions,
  dependencies: ClientDependencies,
): Promise<Response> {
  // A stream never ends by itself, and a large file may take its time.
  const isLong = endpoint.answers === 'events' || endpoint.answers === 'file';
  const attempt = () => {
    const signals = [signal, isLong ? undefined : AbortSignal.timeout(requestTimeout)];
    const asked = { ...init, signal: AbortSignal.any(signals.filter((one) => one !== undefined)) };
    return logged(`${init.method} ${url.split('?')[0]}`, () => dependencies.fetch(url, asked), dependencies.log);
  };
  try {
    // The key makes a second attempt safe: the server answers a repeated creation with its first answer.
    return await (endpoint.creates ? attempt().catch((error) => again(error, attempt)) : attempt());
  } catch (error) {
    if (signal?.aborted) throw error;
    const style = dependencies.style();
    if (error instanceof DOMException && error.name === 'TimeoutError') {
      throw new ApiError(0, 'timeout', say(style, m.timeout));
    }
    throw new ApiError(0, 'network_failure', say(style, m.networkFailure));
  }
}

async function logged(what: string, send: () => Promise<Response>, log: ClientDependencies['log']): Promise<Response> {
  const start = performance.now();
  const end = (outcome: string | number) =>
    log(`${what} ${outcome} ${Math.max(0, Math.round(performance.now() - start))} ms`);
  try {
    const response = await send();
    end(response.status);
    return response;
  } catch (error) {
    end(error instanceof Error ? error.name : 'Error');
    throw error;
  }
}

function again(error: unknown, attempt: () => Promise<Response>): Promise<Response> {
  if (error instanceof TypeError) return attempt();
  throw error;
}

/** Parameters are written `:name` in the path; absent and empty query values are left out. */
export function addressOf(path: string, params: Record<string, unknown>, query: Record<string, unknown>): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null && value !== '') search.set(name, String(value));
  }
  return search.size > 0 ? `${filled}?${search}` : filled;
}

async function errorOf(response: Response, style: SpokenStyle): Promise<ApiError> {
  let body: unknown;
  const unknown = (message: Message) => new ApiError(response.status, 'unexpected', say(style, message), {}, body);
  try {
    body = await response.json();
  } catch {
    return unknown(response.status >= 502 ? m.networkFailure : m.unknownError);
  }
  if (!isProblem(body)) return unknown(m.unknownError);
  const { status, code, detail } = body;
  if (typeof detail === 'string') return new ApiError(status, code, detail, {}, body);
  const fields: Record<string, string> = {};
  for (const { loc, msg } of detail) {
    const field = String(loc.at(-1) ?? '');
    fields[field] ??= msg;
  }
  return new ApiError(status, code, detail.map(({ msg }) => msg).join(', '), fields, body);
}

/** `crypto.randomUUID` exists only on secure origins; a plant may open Vigie over plain HTTP. */
export function newIdempotencyKey(): string {
  if ('randomUUID' in crypto) return crypto.randomUUID();
  return Array.from((crypto as Crypto).getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
