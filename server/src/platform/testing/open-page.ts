import type { ServerResponse } from 'node:http';
import { PassThrough } from 'node:stream';
import type { Live } from '../live/live';

/** A page that is open, without the sign-in and the connection of a browser. */
export class OpenPage extends PassThrough {
  /** The kinds of records in the live events it received. */
  readonly received: string[] = [];

  constructor(live: Live, person: { companyId: number; userId: number }) {
    super();
    this.on('data', (text: Buffer) => {
      for (const [, record] of String(text).matchAll(/"record":"(\w+)"/g)) this.received.push(record ?? '');
    });
    const response = this as unknown as ServerResponse;
    const expiresAt = new Date(Date.now() + 3_600_000);
    live.open({ ...person, sessionId: `session of ${person.userId}`, expiresAt, response });
  }

  writeHead(): this {
    return this;
  }
}
