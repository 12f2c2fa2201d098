import type { AssistantEvent } from '@vigie/domain/modules/assistant/record';
import { onTestFinished, vi } from 'vitest';

export interface Sent {
  readonly path: string;
  readonly body: unknown;
  readonly ifMatch: string | null;
  readonly signal: AbortSignal | null;
}

type Answers = Readonly<Record<string, unknown>>;

/** Answers by the end of the path, the longest that fits; an answer may be a `Response`, made anew for each request, or anything that is JSON. */
export function pretendServer(answers: Answers): Sent[] {
  const sent: Sent[] = [];
  // Each request has its line there.
  const lines = vi.spyOn(console, 'debug').mockImplementation(() => {});
  onTestFinished(() => lines.mockRestore());
  const ends = Object.keys(answers).sort((one, other) => other.length - one.length);
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const path = address.split('?')[0] ?? '';
    const body = typeof init.body === 'string' ? JSON.parse(init.body) : null;
    sent.push({ path, body, ifMatch: new Headers(init.headers).get('If-Match'), signal: init.signal ?? null });
    const end = ends.find((one) => path.endsWith(one));
    if (!end) return new Promise(() => {});
    const answer = answers[end];
    const made: unknown = typeof answer === 'function' ? answer(init.signal) : answer;
    if (made instanceof Response) return made;
    return made === null ? new Response(null, { status: 204 }) : Response.json(made);
  });
  return sent;
}

export function problem(status: number, detail: string): () => Response {
  return () => Response.json({ status, code: 'objection', title: detail, detail }, { status });
}

/** A stream that sends these events and then ends, or stays open until it is given up. */
export function streamed(events: readonly AssistantEvent[], stays = false): (signal: AbortSignal) => Response {
  return (signal) => {
    const written = events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join('');
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(new TextEncoder().encode(written));
        if (!stays) controller.close();
        signal?.addEventListener('abort', () => stays && controller.error(signal.reason));
      },
    });
    return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
  };
}
