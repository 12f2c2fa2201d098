import { readlinkSync, writeFileSync } from 'node:fs';
import { constants, getPriority, setPriority } from 'node:os';

const { PRIORITY_BELOW_NORMAL: below, PRIORITY_LOW: lowest } = constants.priority;

/** A process that works on what takes long gets a processor while nothing else wants one, and a small share otherwise. */
export function lowerPriorityOfProcess(id: number): void {
  lowerPriority(id);
  // Where Linux shares processors out among sessions, as on a desktop, each process of PostgreSQL is one: their own priorities say nothing then.
  attempt(() => writeFileSync(`/proc/${id}/autogroup`, String(below)));
}

/** The same for the thread that calls it. Linux alone gives threads priorities of their own. */
export function lowerPriorityOfThread(): void {
  attempt(() => {
    const id = Number(readlinkSync('/proc/thread-self').split('/').at(-1));
    if (id !== process.pid) lowerPriority(id);
  });
}

function lowerPriority(id: number): void {
  attempt(() => setPriority(id, Math.min(getPriority(id) + below, lowest)));
}

/** Whoever may not do this works on as before. */
function attempt(act: () => void): void {
  try {
    act();
  } catch {}
}
