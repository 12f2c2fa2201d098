/**
 * The ref of what stays at the lower edge of the window. Its height is `--foot`: what floats stands above it, and what has the
 * focus is not scrolled under it.
 */
export function measureFoot(foot: HTMLElement | null): (() => void) | undefined {
  if (!foot) return undefined;
  const { style } = document.documentElement;
  const watch = new ResizeObserver(() => style.setProperty('--foot', `${foot.offsetHeight}px`));
  watch.observe(foot);
  return () => {
    watch.disconnect();
    style.removeProperty('--foot');
  };
}
