import type { Readable } from 'node:stream';
import type { BodyOf, Endpoint, OutputOf, ParamsOf, QueryOf } from '@vigie/domain/kernel/http/endpoint';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../context';
import type { SessionOrigin } from '../identity/sessions';
import type { Schedules, Tasks } from '../jobs/jobs';
import type { MailKinds } from '../mail/mail';
import type { FoundKind } from '../records/record-kinds';
import type { SigningGate } from '../signatures/signing-gates';

/** A request that has passed the contract: who calls, and values of the right types. */
export interface Call<E extends Endpoint> {
  readonly context: Context;
  readonly params: ParamsOf<E>;
  readonly query: QueryOf<E>;
  readonly body: BodyOf<E>;
  /** The version that the caller saw; checked to be there when the endpoint `changes` something. */
  readonly ifMatch: number;
  readonly origin: SessionOrigin;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** As much of it as a change of a record asks for: the demo makes such calls too. */
export type ChangeCall<E extends Endpoint> = Pick<Call<E>, 'context' | 'params' | 'body' | 'ifMatch'>;

/** Always sent as a download, never shown by the browser in our own origin. */
export class FileAnswer {
  constructor(
    readonly name: string,
    readonly mediaType: string,
    readonly content: Readable,
  ) {}
}

export type Handler<E extends Endpoint> = (call: Call<E>) => Promise<OutputOf<E> | FileAnswer | undefined>;

export type Handlers<Endpoints extends Readonly<Record<string, Endpoint>>> = {
  readonly [Name in keyof Endpoints]: Handler<Endpoints[Name]>;
};

/** What a module brings to the server: an answer for each of its endpoints, its jobs and its mails. */
export interface ServerModule<
  Endpoints extends Readonly<Record<string, Endpoint>> = Readonly<Record<string, Endpoint>>,
> {
  readonly handlers: Handlers<Endpoints>;
  readonly tasks?: Tasks;
  readonly schedules?: Schedules;
  readonly mails?: MailKinds;
  /** The records that it keeps, as others may ask for them. */
  readonly kinds?: readonly FoundKind[];
  /** What it asks of whoever signs a step. */
  readonly gates?: readonly SigningGate[];
  /** Tasks that run whenever a copy of the program starts. */
  readonly atStart?: readonly string[];
}

export function bearerToken(request: Pick<FastifyRequest, 'headers'>): string | null {
  return /^bearer ([^ ]+)/i.exec(request.headers.authorization ?? '')?.[1] ?? null;
}

/** Aborted as soon as the caller has gone without the answer: what is being typed has changed, or the page was left. */
export function whileWaitedFor({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) gone.abort();
  });
  return gone.signal;
}
