import { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

const pauseMs = 300;
const tickMs = 100;

export interface WatchdogOptions {
  /** How long the database may leave a question unanswered; 0: for ever. */
  readonly patienceMs: number;
  readonly onChange: (isSilent: boolean) => void;
}

/**
 * A database that hangs, or stands behind a network that drops packets, gives no error: requests wait. This asks it
 * again and again on a connection of its own. When no answer comes, the connections that others wait for are closed,
 * and new ones at once, until it answers again. A refusal is an answer: requests get it too.
 */
export class DatabaseWatchdog {
  private readonly followed = new Set<Socket>();
  private own: { readonly client: pg.Client; readonly socket: Socket } | null = null;
  private readonly closing = new AbortController();
  private isSilent = false;
  private watching: Promise<void> | undefined;

  constructor(
    private readonly url: string,
    private readonly options: WatchdogOptions,
  ) {}

  /** Begins with the first connection: an unused database is not asked. */
  follow(socket: Socket): Socket {
    if (this.options.patienceMs === 0) return socket;
    this.followed.add(socket);
    socket.once('close', () => this.followed.delete(socket));
    if (this.isSilent) process.nextTick(() => socket.destroy(noAnswer()));
    this.watching ??= this.watch();
    return socket;
  }

  async close(): Promise<void> {
    this.closing.abort();
    this.own?.socket.destroy();
    await this.watching;
  }

  private async watch(): Promise<void> {
    while (!this.closing.signal.aborted) {
      const isSilent = !(await this.answers());
      if (this.closing.signal.aborted) return;
      if (isSilent) this.own?.socket.destroy();
      if (isSilent !== this.isSilent) this.change(isSilent);
      await sleep(pauseMs, undefined, { ref: false, signal: this.closing.signal }).catch(() => undefined);
    }
  }

  private change(isSilent: boolean): void {
    this.isSilent = isSilent;
    this.options.onChange(isSilent);
    if (isSilent) for (const socket of this.followed) socket.destroy(noAnswer());
  }

  private async answers(): Promise<boolean> {
    const over = new AbortController();
    try {
      return await Promise.race([this.ask().then(() => true), this.wait(over.signal).then(() => false)]);
    } finally {
      over.abort();
    }
  }

  /** In small steps: the time in which the process itself was stopped does not count. */
  private async wait(signal: AbortSignal): Promise<void> {
    for (let waited = 0; waited < this.options.patienceMs && !signal.aborted; waited += tickMs) {
      await sleep(tickMs, undefined, { ref: false, signal }).catch(() => undefined);
    }
  }

  private async ask(): Promise<void> {
    try {
      this.own ??= connection(this.url);
      const { client } = this.own;
      if (this.own.socket.pending) await client.connect();
      await client.query('select 1');
    } catch {
      this.own?.socket.destroy();
      this.own = null;
    }
  }
}

function connection(url: string) {
  const socket = new Socket();
  const client = new pg.Client({ connectionString: url, application_name: 'vigie watch', stream: () => socket });
  client.on('error', () => undefined);
  // A probe alone does not keep the process running.
  socket.once('connect', () => socket.unref());
  return { client, socket };
}

const noAnswer = () => Object.assign(new Error('the database does not answer'), { code: 'ECONNRESET' });
