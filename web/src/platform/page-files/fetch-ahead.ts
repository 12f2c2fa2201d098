type Load = () => Promise<unknown> | undefined;

let hasMoved = false;
const waiting: Load[] = [];

/** Input precedes opening anything: it is fetched then, once the browser has nothing else to do. */
export function fetchAhead(load: Load): void {
  if (hasMoved) loadWhenIdle(load);
  else waiting.push(load);
}

export function startFetchingAhead(): void {
  const begin = () => {
    if (hasMoved) return;
    hasMoved = true;
    for (const load of waiting.splice(0)) loadWhenIdle(load);
  };
  for (const sign of ['pointermove', 'pointerdown', 'keydown']) window.addEventListener(sign, begin, { once: true });
}

/** All at once, for tests: as some time after the first move. */
export async function loadAhead(): Promise<void> {
  await Promise.all(waiting.splice(0).map((load) => load()));
}

/** A file that cannot be had now is asked for again when it is needed. */
const loadWhenIdle = (load: Load) => whenIdle(() => void load()?.catch(() => {}));

/** Once the browser has nothing else to do, unless the answer is called before. */
export function whenIdle(run: () => void): () => void {
  // Safari has no requestIdleCallback.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run, 200);
    return () => clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(run, { timeout: 2000 });
  return () => window.cancelIdleCallback(handle);
}
