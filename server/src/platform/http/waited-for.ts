import type { FastifyReply } from 'fastify';

/** Aborted as soon as the caller has gone without the answer: what is being typed has changed, or the page was left. */
export function whileWaitedFor({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) gone.abort();
  });
  return gone.signal;
}
