import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const file = fileURLToPath(new URL('bare-server.mjs', import.meta.url));

/** The yardstick of the same run, on the same database, in a process of its own. */
export async function startBareServer(ownerUrl: string): Promise<{ address: string; stop(): unknown }> {
  const server = fork(file, [ownerUrl], { execArgv: [] });
  const [port] = await once(server, 'message');
  return { address: `http://127.0.0.1:${port}`, stop: () => server.connected && server.disconnect() };
}
