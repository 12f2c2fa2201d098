import type { FastifyRequest } from 'fastify';

export function bearerToken(request: Pick<FastifyRequest, 'headers'>): string | null {
  return /^bearer ([^ ]+)/i.exec(request.headers.authorization ?? '')?.[1] ?? null;
}
