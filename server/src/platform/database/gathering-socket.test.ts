import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { expect, it } from 'vitest';
import { gatheringSocket } from './gathering-socket';

it('what is written in one turn, also between promises, leaves in one piece and in its order', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const accepted = once(server, 'connection');
  const socket = gatheringSocket().connect((server.address() as AddressInfo).port, '127.0.0.1');
  const [peer] = (await accepted) as [Socket];
  await once(socket, 'connect');
  const pieces: number[] = [];
  const writeTo = socket._writev?.bind(socket);
  socket._writev = (chunks, done) => {
    pieces.push(chunks.length);
    writeTo?.(chunks, done);
  };
  try {
    socket.write('begin ');
    socket.cork();
    socket.write('bind ');
    socket.write('sync ');
    socket.uncork();
    await Promise.resolve();
    socket.write('commit');
    const [received] = await once(peer, 'data');
    expect(String(received)).toBe('begin bind sync commit');
    expect(pieces).toEqual([4]);
    socket.write('more');
    expect(String((await once(peer, 'data'))[0])).toBe('more');
  } finally {
    socket.destroy();
    server.close();
  }
});
