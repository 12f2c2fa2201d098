import { Refusal } from '@vigie/domain/kernel/refusal';
import type { FastifyInstance } from 'fastify';

const sampleMs = 250;

/** Asks for patience while the event loop is later than this. 0 switches it off. */
export function refuseWhileLate(app: FastifyInstance, limitMs: number): void {
  if (limitMs === 0) return;
  let latenessMs = 0;
  let timer: NodeJS.Timeout | undefined;
  const watch = () => {
    const due = performance.now() + sampleMs;
    timer = setTimeout(() => {
      // Half of it is what was before: one long stall, as while starting, is over by the time it is seen.
      latenessMs = (latenessMs + performance.now() - due) / 2;
      watch();
    }, sampleMs);
    timer.unref();
  };
  app.addHook('onReady', async () => watch());
  app.addHook('onClose', async () => clearTimeout(timer));
  app.addHook('onRequest', (_request, _reply, done) =>
    done(latenessMs > limitMs ? new Refusal('unavailable', { retryAfterSeconds: 2 }) : undefined),
  );
}
