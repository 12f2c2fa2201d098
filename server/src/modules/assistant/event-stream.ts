import type { AssistantEvent } from '@vigie/domain/modules/assistant/record';
import type { FastifyReply } from 'fastify';

/** Server-sent events to one caller. */
export class EventStream {
  private readonly response: FastifyReply['raw'];

  constructor(reply: FastifyReply) {
    reply.hijack();
    this.response = reply.raw;
    // hijack() leaves out the headers that the hooks have prepared.
    for (const [name, value] of Object.entries(reply.getHeaders())) {
      if (value !== undefined) this.response.setHeader(name, value);
    }
    // A reader that vanishes is no reason for the server to stop.
    this.response.on('error', () => this.response.destroy());
    this.response.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    });
  }

  send(event: AssistantEvent): void {
    const { response } = this;
    if (!response.writableEnded && !response.destroyed) response.write(`data: ${JSON.stringify(event)}\n\n`);
  }

  end(): void {
    this.response.end();
  }
}
