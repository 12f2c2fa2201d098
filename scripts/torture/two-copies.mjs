import { setTimeout as sleep } from 'node:timers/promises';
import { newInstallation } from './installation.mjs';
import { losses, Writers } from './writers.mjs';

/** Two copies on one PostgreSQL; one of them, at random, is killed and comes back while people write to both. */
export async function twoCopies({ kills = 20 }) {
  const installation = await newInstallation();
  const host = installation.copy;
  const writers = new Writers();
  const stop = new AbortController();
  let copies = [];
  try {
    // The first start makes the database and its demo data, and stays to keep the embedded database running.
    await host.start();
    const shared = { DATABASE_URL: installation.ownerUrl(), DATABASE_OWNER_URL: installation.ownerUrl() };
    copies = [await installation.anotherCopy(shared), await installation.anotherCopy(shared)];
    for (const copy of copies) await copy.start();
    const token = await copies[0].signIn('reporter');
    let turn = 0;
    const next = () => {
      turn += 1;
      return copies[turn % 2];
    };
    const writing = Array.from({ length: 8 }, () => writers.write(next, token, { signal: stop.signal }));
    let meanwhile = 0;
    for (let number = 0; number < kills; number += 1) {
      await sleep(200 + Math.random() * 500);
      const unlucky = copies[Math.random() < 0.5 ? 0 : 1];
      await unlucky.end('SIGKILL');
      const before = writers.acknowledged;
      await sleep(100);
      await unlucky.start();
      meanwhile += writers.acknowledged - before;
    }
    stop.abort();
    await Promise.all(writing);
    await writers.finish(copies[0], token);
    const counted = losses(await writers.compare(installation));
    for (const copy of copies) await copy.end('SIGTERM');
    await host.end('SIGTERM');
    const { holds, said } = await installation.verify();
    return {
      holds: holds && counted.holds && writers.refusals.length === 0 && meanwhile > 0,
      facts: {
        'kills of one of two': kills,
        'acknowledged writes': writers.acknowledged,
        'of these by the other while one was gone': meanwhile,
        'creations asked for again with their key': writers.repeated,
        ...counted.facts,
        'refused otherwise than with 503': [...new Set(writers.refusals)].join(', ') || 0,
        verify: said,
      },
    };
  } finally {
    stop.abort();
    for (const copy of copies) await copy.end('SIGKILL');
    await installation.remove();
  }
}
