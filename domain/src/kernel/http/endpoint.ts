import type * as z from 'zod/mini';
import type { Obligation } from '../identity/second-factor';

type Schema = z.ZodMiniType;

/**
 * One call of the API. The server validates the request and serialises the answer with it, the web client is typed by
 * it, and the OpenAPI page is generated from it.
 */
export interface Endpoint<
  Params extends Schema | undefined = Schema | undefined,
  Query extends Schema | undefined = Schema | undefined,
  Body extends Schema | undefined = Schema | undefined,
  Output extends Schema | undefined = Schema | undefined,
> {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'PUT';
  /** Parameters are written `:name`. */
  readonly path: string;
  /** Other addresses of the same call, which old clients use. */
  readonly aliases?: readonly string[];
  readonly summary: string;
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  readonly encoding?: 'json' | 'form' | 'multipart';
  /** Limit of the request body; 1 by default. */
  readonly bodyMegabytes?: number;
  /** The handler gets the body as the text that arrived, in `request.body`, and has a thread read it. */
  readonly isReadInThread?: boolean;
  /** Absent: 204, or not JSON (see `answers`). */
  readonly output?: Output;
  readonly answers?: 'json' | 'events' | 'file' | 'html' | 'text';
  readonly status?: 200 | 201 | 202 | 204;
  /** A creation: accepts an Idempotency-Key, and a repeated key gets the first answer again. */
  readonly creates?: boolean;
  /** A change: asks for If-Match with the version that the caller saw. */
  readonly changes?: boolean;
  /** Needs no sign-in: the field of the body that says whose account is tried, so that one account is not tried often. */
  readonly triesAccountIn?: string;
  /** Takes long or reads much: an account runs few of these at once, and waits for its own alone. */
  readonly isHeavy?: boolean;
  /** Strangers may ask for it and it takes the server long: few a minute from one address, counted before any work. */
  readonly costly?: boolean;
  /** May be called in a session that waits for its person to say again who they are. */
  readonly whileLocked?: boolean;
  /** May be called by a user who must first do one of these. */
  readonly before?: readonly Obligation[];
}

export function endpoint<
  Params extends Schema | undefined = undefined,
  Query extends Schema | undefined = undefined,
  Body extends Schema | undefined = undefined,
  Output extends Schema | undefined = undefined,
>(definition: Endpoint<Params, Query, Body, Output>): Endpoint<Params, Query, Body, Output> {
  return definition;
}

type Parsed<S> = S extends Schema ? z.output<S> : undefined;
type Raw<S> = S extends Schema ? z.input<S> : undefined;

export type ParamsOf<E> = E extends Endpoint<infer P, infer _Q, infer _B, infer _O> ? Parsed<P> : never;
export type QueryOf<E> = E extends Endpoint<infer _P, infer Q, infer _B, infer _O> ? Parsed<Q> : never;
export type BodyOf<E> = E extends Endpoint<infer _P, infer _Q, infer B, infer _O> ? Parsed<B> : never;
export type OutputOf<E> = E extends Endpoint<infer _P, infer _Q, infer _B, infer O> ? Parsed<O> : never;

/** What a caller writes before the schema fills in defaults. */
export type CallOf<E> =
  E extends Endpoint<infer P, infer Q, infer B, infer _O>
    ? (P extends Schema ? { params: Raw<P> } : object) &
        (Q extends Schema ? { query?: Raw<Q> } : object) &
        (B extends Schema ? { body: Raw<B> } : object)
    : never;
