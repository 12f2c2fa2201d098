import { createHash } from 'node:crypto';
import type { Endpoint } from '@vigie/domain/kernel/http/endpoint';
import type { Permission } from '@vigie/domain/kernel/identity/permission';
import { Refusal } from '@vigie/domain/kernel/refusal';
import { canonicalJson, type Json } from '@vigie/domain/kernel/trail/canonical-json';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import type { Context } from '../context';
import { AlreadyAnswered } from '../database/idempotency';
import type { Sessions } from '../identity/sessions';
import { authenticate } from './authentication';
import { type Call, FileAnswer, type Handler, whileWaitedFor } from './call';
import type { HeavyCalls } from './heavy-calls';
import type { RateLimits } from './rate-limits';
import { type Serialize, serializeOnce } from './serialize-once';
import { parsePart } from './validation';

const megabyte = 1024 * 1024;

/** Puts one contract on the wire: rights, validation, the work, the answer. */
export function registerEndpoint(
  app: FastifyInstance,
  sessions: Sessions,
  endpoint: Endpoint,
  permission: Permission,
  handler: Handler<Endpoint>,
  limits: RateLimits,
): void {
  const status = endpoint.status ?? (endpoint.output || endpoint.answers ? 200 : 204);
  const serialize = serializeOnce(endpoint.output);
  for (const url of [endpoint.path, ...(endpoint.aliases ?? [])]) {
    app.route({
      method: endpoint.method,
      url,
      ...(endpoint.bodyMegabytes && { bodyLimit: endpoint.bodyMegabytes * megabyte }),
      config: { isReadInThread: endpoint.isReadInThread ?? false },
      ...limitsOf(endpoint, permission, limits),
      handler: async (request, reply) => {
        const context = await authenticate(sessions, request, endpoint, permission);
        const call = toCall(endpoint, context, request, reply);
        const work = () => handler(call).catch((error: unknown) => replayed(error, reply));
        const answer = endpoint.isHeavy ? await inTurn(limits.heavy, call, work) : await work();
        return send(reply, status, answer, serialize);
      },
    });
  }
}

/** A turn lasts until the answer is made, or sent where it is a file. */
async function inTurn(heavy: HeavyCalls, { context, reply }: Call<Endpoint>, work: () => Promise<unknown>) {
  const end = await heavy.take(context.actor, whileWaitedFor(reply));
  if (!end) return reply.hijack();
  try {
    const answer = await work();
    if (answer instanceof FileAnswer) answer.content.once('close', end);
    else end();
    return answer;
  } catch (error) {
    end();
    throw error;
  }
}

function limitsOf(endpoint: Endpoint, permission: Permission, { call, signIn, signUp, account }: RateLimits) {
  // What strangers may call is what strangers may try again and again.
  const isGuessable = permission === 'anyone' && endpoint.method !== 'GET';
  return {
    onRequest: [call, ...(isGuessable ? [signIn] : []), ...(endpoint.costly ? [signUp] : [])],
    preHandler: endpoint.triesAccountIn ? [account(endpoint.triesAccountIn)] : [],
  };
}

function toCall(endpoint: Endpoint, context: Context, request: FastifyRequest, reply: FastifyReply): Call<Endpoint> {
  return {
    context: endpoint.creates ? withIdempotency(context, request) : context,
    // First: at an address where nothing is, nothing else matters.
    params: endpoint.params && parseParams(endpoint.params, request.params),
    body: endpoint.body && !endpoint.isReadInThread && parsePart(endpoint.body, 'body', request.body ?? {}),
    query: endpoint.query && parsePart(endpoint.query, 'query', request.query),
    ifMatch: endpoint.changes ? versionSeen(request) : 0,
    // Only few ask for it: the address is looked for among the proxies.
    get origin() {
      return { address: request.ip, userAgent: request.headers['user-agent'] ?? '' };
    },
    request,
    reply,
  };
}

/** An address that cannot exist is an address where nothing is. */
function parseParams(schema: z.ZodMiniType, params: unknown): unknown {
  const result = schema.safeParse(params);
  if (!result.success) throw new Refusal('not_found');
  return result.data;
}

function versionSeen(request: FastifyRequest): number {
  const header = request.headers['if-match'];
  if (!header) throw new Refusal('version_required');
  const version = /^(?:W\/)?"?(\d{1,9})"?$/.exec(header)?.[1];
  if (!version) throw new Refusal('stale_version');
  return Number(version);
}

function withIdempotency(context: Context, request: FastifyRequest): Context {
  const key = request.headers['idempotency-key'];
  if (typeof key !== 'string' || context.actor.userId === null) return context;
  if (key.length < 1 || key.length > 200) throw new Refusal('malformed_request');
  const asked = canonicalJson([request.method, request.url, withoutPasswords(request.body)]);
  const requestHash = createHash('sha256').update(asked).digest('hex');
  return { ...context, idempotency: { companyId: context.actor.companyId, key, requestHash } };
}

/** A fast hash of a password would help a thief of the table. */
function withoutPasswords(body: unknown): Json {
  const text = JSON.stringify(body ?? null, (name, value) => (/password/i.test(name) ? null : value));
  return JSON.parse(text) as Json;
}

function replayed(error: unknown, reply: FastifyReply): unknown {
  if (!(error instanceof AlreadyAnswered)) throw error;
  reply.header('idempotent-replayed', 'true');
  return error.answer;
}

function send(reply: FastifyReply, status: number, answer: unknown, serialize: Serialize): FastifyReply {
  if (reply.sent) return reply;
  reply.code(status).header('cache-control', 'no-store');
  if (answer instanceof FileAnswer) {
    return reply
      .type(answer.mediaType)
      .header('content-disposition', attachmentHeader(answer.name))
      .header('content-security-policy', "default-src 'none'; sandbox")
      .send(answer.content);
  }
  if (typeof answer !== 'object' || answer === null) return reply.send(answer);
  const { version } = answer as { version?: unknown };
  if (typeof version === 'number') reply.header('etag', `"${version}"`);
  return reply.type('application/json; charset=utf-8').send(serialize(reply, answer));
}

/** RFC 6266: a plain name for old clients, the real one encoded. */
function attachmentHeader(name: string): string {
  const plain = name.normalize('NFKD').replace(/[^\w. -]/g, '_');
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
