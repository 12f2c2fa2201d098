import { Socket } from 'node:net';

/** Hands the system in one call what one turn of the event loop writes: a call costs more than what it carries. */
export function gatheringSocket(): Socket {
  const socket = new Socket();
  // Connecting takes back whatever stands in the place of `write`.
  socket.once('connect', () => gatherWrites(socket));
  return socket;
}

function gatherWrites(socket: Socket): void {
  const write = socket.write.bind(socket) as (...args: unknown[]) => boolean;
  let isGathering = false;
  socket.write = (...args: unknown[]) => {
    if (!isGathering) {
      isGathering = true;
      socket.cork();
      process.nextTick(() => {
        isGathering = false;
        socket.uncork();
      });
    }
    return write(...args);
  };
}
