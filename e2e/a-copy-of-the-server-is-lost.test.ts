import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openSignedIn, tokenOf } from './support/browser';
import { idOf } from './support/cases';
import { newPerson } from './support/people';
import { startCopy } from './support/processes';
import { ask } from './support/reports';

const balancer = createBalancer();
beforeAll(() => balancer.listen());
afterAll(() => balancer.close());

/** One address in front of several copies, as an installation has it: each connection goes to the copy of the moment. */
function createBalancer() {
  const sockets = new Set<Socket>();
  let target = 0;
  const server = createServer((page) => {
    const copy = connect(target, '127.0.0.1');
    for (const [one, other] of [
      [page, copy],
      [copy, page],
    ] as const) {
      sockets.add(one);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        sockets.delete(one);
        other.destroy();
      });
      one.pipe(other);
    }
  });
  return {
    lead: (port: string) => {
      target = Number(port);
    },
    listen: async () => {
      server.listen(0, '127.0.0.1');
      await once(server, 'listening');
    },
    address: () => `http://127.0.0.1:${(server.address() as { port: number }).port}`,
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

it('its pages go on with another copy and have lost no alert', async () => {
  const reader = await newPerson('Lectrice', 'Copie');
  const author = await newPerson('Auteur', 'Copie');
  const [token, readerId] = [await tokenOf(author), await idOf(reader)];
  const write = (text: string) => ask(token, 'POST', '/api/v1/alerts', { text, recipientIds: [readerId] });
  const [one, two] = [await startCopy(), await startCopy()];
  balancer.lead(one.port);
  const page = await openSignedIn(reader, '/apps/alertes', {
    origin: balancer.address(),
    expectedConsole: /Failed to load resource|net::ERR/,
  });
  const inbox = page.getByRole('table');
  await page.getByText('Aucun message').waitFor();

  await write('Avant la panne.');
  await inbox.getByText('Avant la panne.').waitFor();

  one.child.kill('SIGKILL');
  await one.ended;
  await write('Pendant la panne.');
  balancer.lead(two.port);
  await inbox.getByText('Pendant la panne.').waitFor();

  await write('Après la panne.');
  await inbox.getByText('Après la panne.').waitFor();
  expect(await page.getByRole('link', { name: /3 non lues/ }).count()).toBeGreaterThan(0);
  two.child.kill('SIGTERM');
  expect(await two.ended).toBe(0);
});
