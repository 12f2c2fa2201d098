import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ChatProvider } from '../../../platform/platform';

export interface ReceivedRequest {
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: { model: string; stream: boolean; messages: { role: string; content: string }[] };
  readonly text: string;
}

type Behaviour = (response: ServerResponse, request: ReceivedRequest) => void;

export const key = 'sk-a-key-that-nobody-may-see';
const usual = { firstAnswerMs: 30_000, silenceMs: 30_000, wholeMs: 60_000 };

/** An endpoint that speaks the protocol of OpenAI's chat completions, and behaves as a test asks. */
export async function startProvider() {
  let behaviour: Behaviour = says('Bien.');
  const requests: ReceivedRequest[] = [];
  /** How many callers hung up before their answer was over. */
  let hungUp = 0;
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const text = Buffer.concat(parts).toString();
      const received = { path: request.url ?? '', headers: request.headers, body: JSON.parse(text), text };
      requests.push(received);
      response.on('close', () => {
        if (!response.writableFinished) hungUp += 1;
      });
      behaviour(response, received);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const timeouts = { ...usual };
  const config: ChatProvider = {
    url: `http://127.0.0.1:${port}/v1/chat/completions`,
    key,
    model: 'plume-1',
    requestsPerMinute: 1_000_000,
    timeouts,
  };
  return {
    config,
    requests,
    hungUp: () => hungUp,
    /** What the next requests are answered with; with the usual timeouts by default. */
    behave: (next: Behaviour, patience: Partial<typeof usual> = {}) => {
      behaviour = next;
      Object.assign(timeouts, usual, patience);
      requests.length = 0;
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

export const chunk = (content: string, more: object = {}) =>
  `data: ${JSON.stringify({
    id: 'chatcmpl-1',
    object: 'chat.completion.chunk',
    choices: [{ index: 0, delta: { content }, finish_reason: null, ...more }],
  })}\n\n`;

export const ending = `data: ${JSON.stringify({ choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] })}\n\ndata: [DONE]\n\n`;

export function begin(response: ServerResponse): ServerResponse {
  return response.writeHead(200, { 'content-type': 'text/event-stream' });
}

/** The text piece by piece, as a model makes it. */
export function says(...pieces: readonly string[]): Behaviour {
  return (response) => {
    begin(response);
    for (const piece of pieces) response.write(chunk(piece));
    response.end(ending);
  };
}

export function fails(status: number, body = `{"error":{"message":"secret of the provider ${key}"}}`): Behaviour {
  return (response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(body);
  };
}
