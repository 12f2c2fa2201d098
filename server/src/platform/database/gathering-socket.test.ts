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
  const pieces: string[] = [];
  const writeTo = socket._write.bind(socket);
  socket._write = (chunk, encoding, done) => {
    pieces.push(String(chunk));
    writeTo(chunk, encoding, done);
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
    expect(pieces).toEqual(['begin bind sync commit']);
    socket.write('more ');
    socket.write('and its end', () => {});
    expect(String((await once(peer, 'data'))[0])).toMatch(/^more /);
    await expect.poll(() => pieces.slice(1).join('')).toBe('more and its end');
  } finally {
    socket.destroy();
    server.close();
  }
});
