import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface Balancer {
  readonly address: string;
  stop(): Promise<void>;
}

/** As plain as a balancer can be: every new connection goes to the next copy. */
export async function spreadLoad(addresses: readonly string[]): Promise<Balancer> {
  let turn = 0;
  const open = new Set<Socket>();
  const server = createServer((near) => {
    const { hostname, port } = new URL(addresses[turn++ % addresses.length] ?? '');
    const far = connect(Number(port), hostname);
    for (const socket of [near, far]) {
      open.add(socket);
      socket.setNoDelay(true).on('error', () => socket.destroy());
      socket.on('close', () => open.delete(socket));
    }
    near.pipe(far).pipe(near);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      for (const socket of open) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
