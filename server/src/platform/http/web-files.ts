import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import fastifyStatic from '@fastify/static';
import { Refusal } from '@vigie/domain/kernel/refusal';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { PageHtml } from './page-html';
import { answerError } from './problems';
import { headersOfPages } from './security-headers';

/** Serves the built web application; every address that is not the API's opens it, since it has its own router. */
export async function serveWeb(app: FastifyInstance, folder: string | null): Promise<void> {
  const hasWeb = folder !== null && existsSync(join(folder, 'index.html'));
  if (hasWeb) {
    await app.register(fastifyStatic, {
      root: folder,
      wildcard: false,
      index: false,
      globIgnore: ['index.html*'],
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => {
        // Files under assets/ carry a hash of their content in their name.
        const forEver = relative(folder, path).startsWith('assets');
        reply.header('cache-control', forEver ? 'public, max-age=31536000, immutable' : 'no-cache');
        // They weigh more than many a small file.
        if (/\.(?:js|css|woff2)(?:\.(?:br|gz))?$/.test(path))
          for (const name of headersOfPages) reply.removeHeader(name);
      },
    });
  }
  const pages = hasWeb ? PageHtml.read(folder) : null;
  app.setNotFoundHandler((request, reply) => {
    if (pages && opensAPage(request)) return sendPage(pages, request, reply);
    return answerError(new Refusal('not_found'), request, reply);
  });
}

function sendPage(pages: PageHtml, request: FastifyRequest, reply: FastifyReply) {
  const policy = String(reply.getHeader('content-security-policy') ?? '');
  const allowed = ["script-src 'self'", ...pages.scriptHashes].join(' ');
  if (policy) reply.header('content-security-policy', policy.replace("script-src 'self'", allowed));
  return reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-cache')
    .send(pages.at(request.url.split('?')[0] ?? ''));
}

function opensAPage(request: FastifyRequest): boolean {
  const path = request.url.split('?')[0] ?? '';
  const isApi = /^\/(?:api|v1|health|metrics|assets)(?:\/|$)/.test(path);
  return (request.method === 'GET' || request.method === 'HEAD') && !isApi;
}
