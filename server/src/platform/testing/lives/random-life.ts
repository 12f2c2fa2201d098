import * as fc from 'fast-check';
import { findingsOf } from '../findings';
import type { TestApp } from '../test-app';
import { RandomActs, walked } from './random-acts';

/** With 1, a life that broke names the very act when it is lived again. */
const actsBetweenLooks = Number(process.env.VIGIE_LIFE_LOOK_EVERY ?? 40);

/**
 * Acts one after the other, each made from the seed and what stands in the database, with a look at everything after some of them.
 * Null when all holds; otherwise what does not, and the acts since the last look at which it did.
 */
export async function liveRandomly(t: TestApp, { seed, acts }: { seed: number; acts: number }): Promise<string | null> {
  const people = new RandomActs(t);
  let accepted: string[] = [];
  for (let n = 0; n < acts; n += 1) {
    t.logs.length = 0;
    const [named] = fc.sample(fc.constantFrom(...walked), { seed: seed + n, numRuns: 1 });
    if (!named) continue;
    const act = await people.make(named, seed + n);
    const { status } = await people.perform(act, named);
    if (status >= 500) return `${act.name} ${act.url} was answered ${status}`;
    if (status < 300) accepted.push(`${act.who} ${act.name} ${act.url} ${shown(act.options.body)}`);
    const isTime = (n + 1) % actsBetweenLooks === 0 || n + 1 === acts;
    if (!isTime) continue;
    const findings = await findingsOf(t);
    if (findings.length > 0)
      return [
        ...findings,
        `VIGIE_LIFE_SEED=${seed}, after ${n + 1} acts; VIGIE_LIFE_LOOK_EVERY=1 names one of these:`,
        ...accepted,
      ].join('\n');
    accepted = [];
  }
  return null;
}

const shown = (body: unknown) => (Buffer.isBuffer(body) ? 'a file' : (JSON.stringify(body) ?? '').slice(0, 300));
