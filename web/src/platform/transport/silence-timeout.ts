/** The server says something every 25 seconds, if only that it is still there. */
export const silenceTimeoutMs = 60_000;
const lookEvery = 5000;

/**
 * Does what `listen` does, and cuts it off when it has heard nothing for too long: a connection that died while the
 * machine slept or changed networks does not say so. By the clock on the wall, because a timer sleeps with the machine.
 */
export async function abortWhenSilent(
  signal: AbortSignal,
  listen: (signal: AbortSignal, heard: () => void) => Promise<void>,
): Promise<void> {
  const silent = new AbortController();
  let last = Date.now();
  const watch = setInterval(() => {
    if (Date.now() - last > silenceTimeoutMs) silent.abort();
  }, lookEvery);
  try {
    await listen(AbortSignal.any([signal, silent.signal]), () => {
      last = Date.now();
    });
  } finally {
    clearInterval(watch);
  }
}
