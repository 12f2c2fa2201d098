type Load = () => Promise<unknown> | undefined;

let hasMoved = false;
const waiting: Load[] = [];

/** Input precedes opening anything: it is fetched then, once the browser has nothing else to do. */
export function fetchAhead(load: Load): void {
  if (hasMoved) whenIdle(load);
  else waiting.push(load);
}

export function startFetchingAhead(): void {
  const begin = () => {
    if (hasMoved) return;
    hasMoved = true;
    for (const load of waiting.splice(0)) whenIdle(load);
  };
  for (const sign of ['pointermove', 'pointerdown', 'keydown']) window.addEventListener(sign, begin, { once: true });
}

/** All at once, for tests: as some time after the first move. */
export async function loadAhead(): Promise<void> {
  await Promise.all(waiting.splice(0).map((load) => load()));
}

/** A file that cannot be had now is asked for again when it is needed. */
function whenIdle(load: Load): void {
  const fetch = () => void load()?.catch(() => {});
  // Safari has no requestIdleCallback.
  if ('requestIdleCallback' in window) window.requestIdleCallback(fetch, { timeout: 2000 });
  else setTimeout(fetch, 200);
}
