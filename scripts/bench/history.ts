// node --expose-gc --import tsx scripts/bench/history.ts
// A case with 20,000 events: its first page of history, the page in the middle, and its dossier as data and as PDF: time,
// memory, and how long other requests wait meanwhile. Once with events that cannot be grouped, once as saves of sittings.
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { contextOf } from '../../server/src/modules/accounts/public';
import { type RunningApp, startApp } from './running-app';

const events = 20_000;
const perTransaction = 1_000;
const sentence = 'Le lot a été bloqué en attendant les résultats du contrôle complémentaire';

async function fill(app: RunningApp, id: string, action: string): Promise<void> {
  const lead = await contextOf(app.platform, 'lead');
  for (let first = 0; first < events; first += perTransaction) {
    await app.platform.database.transaction(lead, async (tx) => {
      for (let n = first; n < first + perTransaction; n += 1) {
        const changes = [{ field: 'regulatory.description', from: `${sentence} ${n}.`, to: `${sentence} ${n + 1}.` }];
        tx.audit({ action, record: 'case', recordId: id, changes });
      }
    });
  }
}

async function measure(name: string, act: () => Promise<number>): Promise<void> {
  globalThis.gc?.();
  const before = process.memoryUsage.rss();
  let most = before;
  const watch = setInterval(() => {
    most = Math.max(most, process.memoryUsage.rss());
  }, 20);
  const loop = monitorEventLoopDelay({ resolution: 5 });
  loop.enable();
  const begin = performance.now();
  const bytes = await act();
  const seconds = (performance.now() - begin) / 1000;
  loop.disable();
  clearInterval(watch);
  const megabytes = (count: number) => `${Math.round(count / 1e6)} MB`;
  console.log(
    `${name}: ${seconds.toFixed(1)} s, ${megabytes(bytes)}, ${megabytes(most - before)} more memory, ` +
      `event loop held for at most ${Math.round(loop.max / 1e6)} ms`,
  );
}

const app = await startApp();
await measure('nothing, for comparison', async () => new Promise((resolve) => setTimeout(() => resolve(0), 5_000)));
const authorization = await app.signIn('lead');
for (const [id, action] of [
  ['NC_0001', 'case.changed'],
  ['EF_0001', 'case.step_changed'],
] as const) {
  await fill(app, id, action);
  await app.owner.query('analyze audit_events');
  const path = `/api/v1/cases/${id}`;
  const { rows } = await app.owner.query(`select max(seq) as newest from audit_events`);
  console.log(`${id}, ${events} events ${action}`);
  console.log(`first page: ${(await app.median(`${path}/history`, authorization)).toFixed(1)} ms`);
  const middle = Number(rows[0].newest) - events / 2;
  console.log(
    `page in the middle: ${(await app.median(`${path}/history?before=${middle}`, authorization)).toFixed(1)} ms`,
  );
  await measure('dossier as data', () => app.download(`${path}/dossier.json`, authorization));
  await measure('dossier as PDF', () => app.download(`${path}/dossier`, authorization));
}
await app.stop();
