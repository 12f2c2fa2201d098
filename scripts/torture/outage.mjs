import { setTimeout as sleep } from 'node:timers/promises';
import { newInstallation } from './installation.mjs';
import { losses, Writers } from './writers.mjs';

const limit = 2_000;

/** Each client asks again as soon as there was an answer: how long each waited, and for what. */
async function askAll(copy, token, signal, seen) {
  while (!signal.aborted) {
    const begin = performance.now();
    const answer = await copy.ask(token, 'GET', '/api/v1/reports?box=inbox');
    const status = answer?.status ?? 'none';
    seen.longest = Math.max(seen.longest, performance.now() - begin);
    seen.answers.set(status, (seen.answers.get(status) ?? 0) + 1);
    await sleep(100);
  }
}

/** After it is back, what was put off is done too: mails and all that follows a write. */
async function jobsDone(installation, begin) {
  while (performance.now() - begin < 60_000) {
    const [{ due }] = await installation.query(
      `select count(*)::integer as due from graphile_worker._private_jobs where run_at < now() and attempts < max_attempts`,
    );
    if (due === 0) return true;
    await sleep(200);
  }
  return false;
}

function signalAll(pids, signal) {
  for (const pid of pids) {
    try {
      process.kill(pid, signal);
    } catch {
      // A connection that was closed meanwhile.
    }
  }
}

async function backAfter(copy, token) {
  const begin = performance.now();
  while (performance.now() - begin < 60_000) {
    const answer = await copy.ask(token, 'GET', '/api/v1/reports?box=inbox');
    if (answer?.status === 200 && (await copy.isReady())) return Math.round(performance.now() - begin);
    await sleep(50);
  }
  return null;
}

/** The database does not answer for a while: it is stopped as by a debugger, which no connection notices. */
export async function outage({ seconds = 30 }) {
  const installation = await newInstallation();
  const { copy } = installation;
  const writers = new Writers();
  const stop = new AbortController();
  let stopped = [];
  try {
    await copy.start();
    const token = await copy.signIn('reporter');
    const writing = Array.from({ length: 4 }, () => writers.write(() => copy, token, { signal: stop.signal }));
    await sleep(2_000);
    const before = writers.acknowledged;
    const backends = await installation.query(`select pid from pg_stat_activity where pid <> pg_backend_pid()`);
    stopped = [...backends.map(({ pid }) => pid), installation.postmaster().pid];
    signalAll(stopped, 'SIGSTOP');
    const begin = performance.now();
    const over = new AbortController();
    const seen = { longest: 0, answers: new Map() };
    const asking = Array.from({ length: 4 }, () => askAll(copy, token, over.signal, seen));
    let readySeen = 0;
    while (performance.now() - begin < seconds * 1000) {
      if (await copy.isReady()) readySeen += 1;
      await sleep(200);
    }
    over.abort();
    await Promise.all(asking);
    signalAll(stopped, 'SIGCONT');
    const back = await backAfter(copy, token);
    await sleep(1_000);
    stop.abort();
    await Promise.all(writing);
    await writers.finish(copy, token);
    const done = await jobsDone(installation, performance.now());
    const counted = losses(await writers.compare(installation));
    await copy.end('SIGTERM');
    const { holds, said } = await installation.verify();
    const refusedOnly = [...seen.answers.keys()].every((status) => status === 503);
    return {
      holds: holds && counted.holds && done && back !== null && readySeen === 0 && refusedOnly && seen.longest < limit,
      facts: {
        'seconds without the database': seconds,
        'acknowledged writes before it, and in all': `${before}, ${writers.acknowledged}`,
        'longest refusal, ms': Math.round(seen.longest),
        'answers meanwhile': [...seen.answers].map(([status, count]) => `${status}: ${count}`).join(', '),
        'said to be ready meanwhile': readySeen,
        'working again after, ms': back ?? 'never',
        'jobs that waited are done': done ? 'yes' : 'no',
        ...counted.facts,
        verify: said,
      },
    };
  } finally {
    stop.abort();
    signalAll(stopped, 'SIGCONT');
    await installation.remove();
  }
}
