// npx tsx scripts/bench/live.ts [people]
// So many people with an open event stream, on one copy of the server: what the list of actions still answers a second,
// compared with no open stream; and an alert to all of them: how long it takes to be written, to be heard by the last,
// and until every page has asked again.
import { type ChildProcess, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { recordsChanged } from '@vigie/domain/kernel/http/live';
import { systemContext } from '../../server/src/platform/context';
import { publish } from '../../server/src/platform/live/bus';
import { type RunningApp, startApp } from './running-app';

const people = Number(process.argv[2] ?? 1000);
const seconds = 8;
const list = '/api/v1/actions?assigned=everyone';

interface Person {
  readonly company_id: number;
  readonly id: number;
  readonly username: string;
}

async function hire(app: RunningApp): Promise<Person[]> {
  await app.owner.query(
    `insert into users (company_id, username, email, first_name, last_name, state, roles)
      select company_id, 'page' || n, 'page' || n || '@example.com', 'Page', 'No ' || n, 'active', array['reporter']
      from users, generate_series(1, $1::int) n where username = 'company.admin'`,
    [people],
  );
  const { rows } = await app.owner.query<Person>(
    `select company_id, id, username from users where username like 'page%'`,
  );
  return rows;
}

/** A session for each, without the price of a password. */
async function tokensOf({ platform }: RunningApp, hired: readonly Person[]): Promise<string[]> {
  const tokens: string[] = [];
  for (const { company_id: companyId, ...user } of hired) {
    const { token } = await platform.database.transaction(systemContext(companyId), (tx) =>
      platform.sessions.open(tx, user, { userAgent: 'bench', address: '127.0.0.1' }),
    );
    tokens.push(token);
  }
  return tokens;
}

async function order(child: ChildProcess, message: object): Promise<{ heard: number; answered: number }> {
  child.send(message);
  const [answer] = await once(child, 'message');
  return answer;
}

const load = `
  import http from 'node:http';
  const [, url, authorization, seconds] = process.argv;
  const agent = new http.Agent({ keepAlive: true });
  const end = performance.now() + seconds * 1000;
  let done = 0;
  let slowest = 0;
  const one = () => new Promise((resolve, reject) => {
    const begin = performance.now();
    http.get(url, { agent, headers: { authorization } }, (response) => {
      if (response.statusCode !== 200) reject(new Error('answered ' + response.statusCode));
      response.resume();
      response.on('end', () => {
        done += 1;
        slowest = Math.max(slowest, performance.now() - begin);
        resolve();
      });
    }).on('error', reject);
  });
  await Promise.all(Array.from({ length: 8 }, async () => { while (performance.now() < end) await one(); }));
  process.send({ perSecond: done / seconds, slowest });`;

interface Throughput {
  readonly perSecond: number;
  readonly slowest: number;
}

/** Eight readers of the list that ask again as soon as they are answered, in a process of their own. */
async function throughput(app: RunningApp, authorization: string): Promise<Throughput> {
  const options = ['--input-type=module', '--eval', load, app.address + list, authorization, String(seconds)];
  const child = spawn(process.execPath, options, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const [[result]] = await Promise.all([once(child, 'message'), once(child, 'exit')]);
  return result as Throughput;
}

const app = await startApp();
const reader = await app.signIn('qa');
const hired = await hire(app);
const companyId = hired[0]?.company_id ?? -1;
const listeners = fork(fileURLToPath(new URL('listeners.mjs', import.meta.url)));
const printRate = (line: string, { perSecond, slowest }: Throughput, idle: Throughput) =>
  console.log(
    `${line.padEnd(46)} ${perSecond.toFixed(0).padStart(5)} requests/s  ratio ${(perSecond / idle.perSecond).toFixed(2)}  slowest ${slowest.toFixed(0)} ms`,
  );

await throughput(app, reader);
const idle = await throughput(app, reader);
printRate('no stream open', idle, idle);
await order(listeners, { kind: 'connect', address: app.address, tokens: await tokensOf(app, hired) });
printRate(`${people} connected`, await throughput(app, reader), idle);

let isOver = false;
const eachSecond = (async () => {
  while (!isOver) {
    await app.platform.database.transaction(systemContext(companyId), (tx) =>
      publish(tx, { kind: 'live', companyId, userIds: null, event: recordsChanged('notification') }),
    );
    await sleep(1000);
  }
})();
printRate(`${people} connected, all notified once a second`, await throughput(app, reader), idle);
isOver = true;
await eachSecond;
await sleep(2000);

await order(listeners, { kind: 'count', asks: true });
const begin = performance.now();
const since = () => `${(performance.now() - begin).toFixed(0)} ms`;
const sent = await fetch(`${app.address}/api/v1/alerts`, {
  method: 'POST',
  headers: { authorization: reader, 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
  body: JSON.stringify({ text: 'Évacuation du bâtiment B, exercice.' }),
});
console.log(
  `an alert to ${((await sent.json()) as { recipients: { count: number } }).recipients.count}: written in ${since()}`,
);
const until = async (name: 'heard' | 'answered') => {
  while ((await order(listeners, { kind: 'look' }))[name] < people) await sleep(10);
  console.log(`  ${name} by all ${people} pages after ${since()}`);
};
await until('heard');
await until('answered');
listeners.kill();
await app.stop();
process.exit(0);
