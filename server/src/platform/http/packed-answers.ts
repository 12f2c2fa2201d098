import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply } from 'fastify';

/** From how many letters on, by type. Shorter answers of the API fit into a few packets, and are asked for most. */
const worthPacking: readonly [RegExp, number][] = [
  [/^text\/html\b/, 1024],
  [/^application\/(?:problem\+)?json\b/, 4096],
];
const pack = promisify(gzip);

/**
 * Long answers, such as a board's, are compressed for clients that accept it. An attacker cannot make another person's
 * browser ask with words of their choice, as guessing secrets by the length of an answer needs: every request carries
 * its token in a header.
 */
export function packLongAnswers(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, content, done) => {
    if (typeof content !== 'string' || !isWorthPacking(content, reply)) return done(null, content);
    reply.header('vary', 'accept-encoding');
    if (!/\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''))) return done(null, content);
    pack(content, { level: 4 }).then((packed) => {
      reply.header('content-encoding', 'gzip').removeHeader('content-length');
      done(null, packed);
    }, done);
  });
}

function isWorthPacking({ length }: string, reply: FastifyReply): boolean {
  const type = String(reply.getHeader('content-type'));
  return !reply.hasHeader('content-encoding') && worthPacking.some(([one, least]) => length >= least && one.test(type));
}
