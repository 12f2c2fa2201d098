import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import fastifyStatic from '@fastify/static';
import { Refusal } from '@vigie/domain/kernel/refusal';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { answerError } from './problems';

/** Serves the built web application; every address that is not the API's opens it, since it has its own router. */
export async function serveWeb(app: FastifyInstance, folder: string | null): Promise<void> {
  const hasWeb = folder !== null && existsSync(join(folder, 'index.html'));
  if (hasWeb) {
    await app.register(fastifyStatic, {
      root: folder,
      wildcard: false,
      index: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => {
        // Files under assets/ carry a hash of their content in their name.
        const forEver = relative(folder, path).startsWith('assets');
        reply.header('cache-control', forEver ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
  }
  app.setNotFoundHandler((request, reply) => {
    if (hasWeb && opensAPage(request)) return reply.sendFile('index.html');
    return answerError(new Refusal('not_found'), request, reply);
  });
}

function opensAPage(request: FastifyRequest): boolean {
  const path = request.url.split('?')[0] ?? '';
  const isApi = /^\/(?:api|v1|health|metrics|assets)(?:\/|$)/.test(path);
  return (request.method === 'GET' || request.method === 'HEAD') && !isApi;
}
