/**
 * Does it at once, or, while something is being pressed, when that is over: what appears in between would move the
 * pressed button from under the pointer, and the press would be lost.
 */
export function afterPress(act: () => void): void {
  if (!document.querySelector(':active')) act();
  else window.addEventListener('mouseup', () => setTimeout(act), { once: true });
}
