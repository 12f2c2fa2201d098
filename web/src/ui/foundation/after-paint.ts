/** Resolves when what a press has changed so far is on the screen; at once where nothing is painted anyway. */
export function afterPaint(): Promise<void> {
  if (document.hidden) return Promise.resolve();
  return new Promise((resolve) => {
    // A page that goes out of sight meanwhile has no next frame.
    const late = setTimeout(resolve, 100);
    requestAnimationFrame(() => {
      clearTimeout(late);
      setTimeout(resolve);
    });
  });
}
