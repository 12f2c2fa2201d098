import { setTimeout as sleep } from 'node:timers/promises';
import { newInstallation } from './installation.mjs';
import { losses, Writers } from './writers.mjs';

const people = 8;

/** Kills come in the middle of the work, not before it: after so many writes, or when it takes too long. */
async function until(writers, more) {
  const [goal, deadline] = [writers.acknowledged + more, Date.now() + 10_000];
  while (writers.acknowledged < goal && Date.now() < deadline) await sleep(5);
}

/**
 * The server is killed while it writes, every tenth time together with its database, as in a crash of the machine; then the
 * database alone, which the server has to bring back.
 */
export async function kills({ serverKills = 100, databaseKills = 20 }) {
  const installation = await newInstallation();
  const { copy } = installation;
  const writers = new Writers();
  const starts = [];
  const returns = [];
  const together = Math.floor(databaseKills / 2);
  try {
    await copy.start();
    const token = await copy.signIn('reporter');
    for (let number = 1; number <= serverKills; number += 1) {
      const writing = Array.from({ length: people }, () => writers.write(() => copy, token, { untilLost: true }));
      await until(writers, 10 + Math.random() * 60);
      const share = (n) => Math.floor((n * together) / serverKills);
      if (share(number) > share(number - 1)) process.kill(installation.postmaster().pid, 'SIGKILL');
      await copy.end('SIGKILL');
      await Promise.all(writing);
      starts.push(await copy.start());
    }
    const stop = new AbortController();
    const writing = Array.from({ length: people }, () => writers.write(() => copy, token, { signal: stop.signal }));
    for (let number = together; number < databaseKills; number += 1) {
      await until(writers, 10 + Math.random() * 60);
      const { pid } = installation.postmaster();
      process.kill(pid, 'SIGKILL');
      const begin = performance.now();
      while (installation.postmaster().pid === pid) await sleep(10);
      await until(writers, people + 1);
      returns.push(Math.round(performance.now() - begin));
    }
    stop.abort();
    await Promise.all(writing);
    await writers.finish(copy, token);
    const counted = losses(await writers.compare(installation));
    await copy.end('SIGTERM');
    const { holds, said } = await installation.verify();
    return {
      holds: counted.holds && holds && writers.refusals.length === 0,
      facts: {
        'kills of the server': serverKills,
        'of these with its database': together,
        'kills of the database alone': databaseKills - together,
        'acknowledged writes': writers.acknowledged,
        'creations asked for again with their key': writers.repeated,
        ...counted.facts,
        'refused otherwise than with 503': [...new Set(writers.refusals)].join(', ') || 0,
        'longest time until the server was ready, ms': Math.max(...starts),
        'longest time until the database was back, ms': Math.max(...returns),
        verify: said,
      },
    };
  } finally {
    await installation.remove();
  }
}
