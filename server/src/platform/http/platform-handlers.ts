import { createHash, timingSafeEqual } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type { platformEndpoints } from '@vigie/domain/kernel/http/platform-endpoints';
import { Refusal } from '@vigie/domain/kernel/refusal';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Registry } from 'prom-client';
import { findLastBackup } from '../backup/scheduled';
import type { Platform } from '../platform';
import { findLastVerification } from '../verification/last-verification';
import type { ApiDescription } from './api-description';
import type { Handlers } from './call';
import { docsStyle } from './docs-page';
import type { Gauges } from './metrics';

export interface PlatformFacts {
  readonly metricsToken: string | null;
  readonly describe: () => ApiDescription;
}

/** What /metrics asks for when it is read. */
export function gaugesOf({ database, live }: Platform): Gauges {
  return {
    openPages: () => live.openPages,
    databaseConnections: () => ({
      total: database.connections.totalCount,
      idle: database.connections.idleCount,
      waiting: database.connections.waitingCount,
    }),
    lastVerification: () => findLastVerification(database),
    lastBackup: () => findLastBackup(database),
  };
}

export function platformHandlers(
  registry: Registry,
  { database, live, contents }: Platform,
  { metricsToken, describe }: PlatformFacts,
): Handlers<typeof platformEndpoints> {
  const sendDocument = packedOnce('application/json', () => describe().document);
  const sendDocs = packedOnce('text/html', () => describe().page);
  const text = (reply: FastifyReply, type: string, content: string) => {
    reply.type(`${type}; charset=utf-8`).send(content);
    return undefined;
  };
  return {
    openApi: async ({ request, reply }) => sendDocument(request, reply),
    apiDocs: async ({ request, reply }) => sendDocs(request, reply),
    apiDocsStyle: async ({ reply }) => text(reply, 'text/css', docsStyle),
    isLive: async ({ reply }) => text(reply, 'text/plain', 'live'),
    isReady: async ({ reply }) => {
      if (!(await database.isReachable())) throw new Refusal('unavailable');
      // Without its files most of Vigie goes on: a balancer that took every copy away would leave nothing.
      const hasFiles = await contents.isReachable();
      return text(reply, 'text/plain', hasFiles ? 'ready' : 'ready, but the store of files cannot be reached');
    },
    metrics: async ({ request, reply }) => {
      if (!mayReadMetrics(request, metricsToken)) throw new Refusal('not_found');
      return text(reply, 'text/plain', await registry.metrics());
    },
    liveStream: async ({ context, reply }) => {
      const { companyId, userId } = context.actor;
      const { sessionId, sessionExpiresAt: expiresAt } = context;
      if (userId === null || !sessionId || !expiresAt) throw new Refusal('not_signed_in');
      live.refuseTooMany({ companyId, userId, sessionId });
      reply.hijack();
      // hijack() leaves out the headers that the hooks have prepared.
      for (const [name, value] of Object.entries(reply.getHeaders()))
        if (value !== undefined) reply.raw.setHeader(name, value);
      live.open({ companyId, userId, sessionId, expiresAt, response: reply.raw });
      return undefined;
    },
  };
}

/** A megabyte that is always the same: compressed with the first request for it. */
function packedOnce(type: string, content: () => string): (request: FastifyRequest, reply: FastifyReply) => undefined {
  let packed: Buffer | undefined;
  return (request, reply) => {
    reply.type(`${type}; charset=utf-8`).header('vary', 'accept-encoding');
    if (/\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) {
      packed ??= gzipSync(content());
      reply.header('content-encoding', 'gzip').send(packed);
    } else {
      reply.send(content());
    }
    return undefined;
  };
}

/** With a token when one is configured, otherwise only from the machine itself and not through a proxy. */
function mayReadMetrics({ headers }: FastifyRequest, token: string | null): boolean {
  const hashOf = (text: string) => createHash('sha256').update(text).digest();
  // Of one length, so that the time of the comparison leaks nothing.
  return token !== null && timingSafeEqual(hashOf(headers.authorization ?? ''), hashOf(`Bearer ${token}`));
}
