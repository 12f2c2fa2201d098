import { Socket } from 'node:net';

/** Hands the system in one piece what one turn of the event loop writes: a call costs more than what it carries. */
export function gatheringSocket(): Socket {
  const socket = new Socket();
  // Connecting takes back whatever stands in the place of `write`.
  socket.once('connect', () => gatherWrites(socket));
  return socket;
}

function gatherWrites(socket: Socket): void {
  const write = socket.write.bind(socket) as (...args: unknown[]) => boolean;
  let gathered: Buffer[] = [];
  const flush = () => {
    const [first] = gathered;
    if (!first) return;
    const whole = gathered.length === 1 ? first : Buffer.concat(gathered);
    gathered = [];
    write(whole);
  };
  socket.write = (...args: unknown[]) => {
    const [chunk] = args as [Buffer | string];
    if (args.length === 1) {
      if (gathered.length === 0) process.nextTick(flush);
      gathered.push(typeof chunk === 'string' ? Buffer.from(chunk) : chunk);
      return true;
    }
    // A caller that passes a callback wants to know when it has left.
    flush();
    return write(...args);
  };
}
