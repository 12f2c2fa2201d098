import { onTestFinished, vi } from 'vitest';

export interface SentCall {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
}

type Answers = Readonly<Record<string, (call: SentCall) => unknown>>;

/** A server that answers `GET /api/v1/…`; what it does not know is an error of the test. */
export function answerCalls(answers: Answers): readonly SentCall[] {
  const sent: SentCall[] = [];
  // Each call leaves one line, which would fail the test.
  const debug = vi.spyOn(console, 'debug').mockImplementation(() => {});
  onTestFinished(() => debug.mockRestore());
  vi.stubGlobal('fetch', async (address: string, asked: RequestInit = {}) => {
    const path = String(address).replace(/^https?:\/\/[^/]+/, '');
    const body = typeof asked.body === 'string' ? JSON.parse(asked.body) : undefined;
    const call = { method: asked.method ?? 'GET', path, body };
    const answer = answers[`${call.method} ${path}`];
    if (!answer) return new Promise(() => {});
    sent.push(call);
    const given = answer(call);
    return given instanceof Response ? given : Response.json(given);
  });
  return sent;
}

export const refuse = (status: number, detail: string) =>
  new Response(JSON.stringify({ status, code: 'objection', detail }), {
    status,
    headers: { 'content-type': 'application/problem+json' },
  });
