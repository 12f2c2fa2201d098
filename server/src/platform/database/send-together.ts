import type { ClientBase } from 'pg';

interface Stream {
  cork(): void;
  uncork(): void;
}

/** Connections that are being asked in this turn of the event loop, with what is to be asked last. */
const held = new WeakMap<ClientBase, (() => void)[]>();

/** What a connection is asked in one turn of the event loop leaves in one packet: each packet is a call of the system on both sides. */
export function sendTogether(client: ClientBase, last?: () => void): void {
  const known = held.get(client);
  const lasts = known ?? [];
  if (last) lasts.push(last);
  if (known) return;
  // What the driver keeps of a connection, of which its types say nothing.
  const { stream } = (client as unknown as { connection: { stream: Stream } }).connection;
  held.set(client, lasts);
  stream.cork();
  process.nextTick(() => {
    for (const ask of lasts) ask();
    held.delete(client);
    stream.uncork();
  });
}
