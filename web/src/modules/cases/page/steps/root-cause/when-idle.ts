/** Between presses, but not for ever after them; returns a function that cancels. */
export function whenIdle(run: () => void, waitAtMost: number): () => void {
  // Safari has no requestIdleCallback.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run, 50);
    return () => clearTimeout(timer);
  }
  const asked = window.requestIdleCallback(run, { timeout: waitAtMost });
  return () => window.cancelIdleCallback(asked);
}
