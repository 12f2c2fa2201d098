import type { FastifyRequest } from 'fastify';

export function bearerToken(request: Pick<FastifyRequest, 'headers'>): string | null {
  const [scheme, token] = request.headers.authorization?.split(' ') ?? [];
  return scheme?.toLowerCase() === 'bearer' && token ? token : null;
}
