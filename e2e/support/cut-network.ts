import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import type { Page } from 'playwright-core';

/** Ends the process of the page at once, as a phone does that needs its memory; what the device keeps is all that is left. */
export async function killPage(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  // Nothing answers any more.
  void session.send('Page.crash').catch(() => {});
  await page.waitForEvent('crash', { timeout: 5000 }).catch(() => {});
  await page.close();
}

/** A network between the browser and the server that can be cut, also in the middle of a request or of its answer. */
export class CutNetwork {
  private readonly sockets = new Set<Socket>();
  private readonly server: Server;
  private isCut = false;

  constructor(target: string) {
    const { hostname, port } = new URL(target);
    this.server = createServer((socket) => {
      if (this.isCut) return socket.destroy();
      const other = connect(Number(port), hostname);
      for (const [one, far] of [
        [socket, other],
        [other, socket],
      ] as const) {
        this.sockets.add(one);
        one.on('error', () => far.destroy());
        one.on('close', () => {
          this.sockets.delete(one);
          far.destroy();
        });
        one.pipe(far);
      }
    });
  }

  async open(): Promise<string> {
    this.server.listen(0, '127.0.0.1');
    await once(this.server, 'listening');
    const place = this.server.address();
    if (typeof place !== 'object' || !place) throw new Error('no port');
    return `http://127.0.0.1:${place.port}`;
  }

  cut(): void {
    this.isCut = true;
    for (const socket of this.sockets) socket.destroy();
  }

  mend(): void {
    this.isCut = false;
  }

  async close(): Promise<void> {
    this.cut();
    this.server.close();
  }
}
