import type { Page } from 'playwright-core';

interface KeyboardWalk {
  /** Where the focus is, ahead of where Tab leads from there. */
  readonly note: () => void;
  readonly reachedCount: () => number;
  readonly missed: () => string[];
  readonly covered: () => string[];
}

/**
 * What Tab alone does not reach, and what has the focus under something fixed or sticky. Of widgets whose parts the arrow
 * keys reach, like tabs, Tab reaches one.
 */
export async function missedByKeyboard(page: Page): Promise<string[]> {
  await page.evaluate(beginWalk);
  const devtools = await page.context().newCDPSession(page);
  const tab = { type: 'rawKeyDown', key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9 } as const;
  const look = () =>
    page.evaluate(() => {
      const { keyboardWalk } = window as unknown as { keyboardWalk: KeyboardWalk };
      keyboardWalk.note();
      return { reached: keyboardWalk.reachedCount(), missed: keyboardWalk.missed() };
    });
  // Lists draw more of their rows when the focus comes near: on until nothing new is reached.
  for (let [before, now] = [-1, await look()]; now.reached > before && now.missed.length > 0; ) {
    before = now.reached;
    const presses = Array.from({ length: now.missed.length + 8 }, () => devtools.send('Input.dispatchKeyEvent', tab));
    await Promise.all(presses);
    now = await look();
  }
  await devtools.detach();
  return page.evaluate(() => {
    const { keyboardWalk } = window as unknown as { keyboardWalk: KeyboardWalk };
    removeEventListener('keydown', keyboardWalk.note, { capture: true });
    (document.activeElement as HTMLElement | null)?.blur();
    scrollTo({ top: 0, behavior: 'instant' });
    return [...keyboardWalk.missed(), ...keyboardWalk.covered()];
  });
}

/** In the page. */
function beginWalk(): void {
  const controls =
    'a[href], button, input, select, textarea, summary, [contenteditable="true"], [role="button"], [role="link"], ' +
    '[role="tab"], [role="checkbox"], [role="radio"], [role="switch"], [role="menuitem"], [role="option"]';
  const composites =
    '[role="tablist"], [role="radiogroup"], [role="listbox"], [role="menu"], [role="toolbar"], [role="tree"], ' +
    '[role="treegrid"], [role="grid"]';
  const reached = new Set<Element>();
  const covered = new Set<string>();
  const nameOf = (element: Element) =>
    (element.getAttribute('aria-label') || element.textContent || element.id || element.outerHTML).trim().slice(0, 60);
  const pinnedAt = (element: Element | null): Element | null => {
    for (let at = element; at && at !== document.documentElement; at = at.parentElement) {
      if (/^(fixed|sticky)$/.test(getComputedStyle(at).position)) return at;
    }
    return null;
  };
  const isOffered = (element: Element) => {
    if (
      element.matches(':disabled, [role="link"][aria-disabled="true"]') ||
      element.closest('[inert], [aria-hidden="true"]')
    )
      return false;
    const { width, height } = element.getBoundingClientRect();
    return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true });
  };
  const coverOf = (element: Element): Element | null => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const x = (Math.max(left, 0) + Math.min(right, innerWidth)) / 2;
    const y = (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2;
    const hit = document.elementFromPoint(x, y);
    const cover = hit && !element.contains(hit) && !hit.contains(element) ? pinnedAt(hit) : null;
    return cover?.contains(element) || hit?.closest('label')?.contains(element) ? null : cover;
  };
  const note = () => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return;
    reached.add(focused);
    const cover = isOffered(focused) ? coverOf(focused) : null;
    if (cover) covered.add(`${nameOf(focused)} has the focus under ${cover.className || cover.tagName}`);
  };
  /** Parts of one widget, of which the arrow keys reach the others. */
  const siblingsOf = (element: Element): Element[] => {
    const radios = element instanceof HTMLInputElement && element.type === 'radio' && element.name;
    if (radios) return [...document.getElementsByName(element.name)];
    const composite = element.closest(composites);
    return composite ? [composite, ...composite.querySelectorAll('*')] : [];
  };
  const isMissed = (element: Element) =>
    isOffered(element) && !reached.has(element) && !siblingsOf(element).some((sibling) => reached.has(sibling));
  const missed = () =>
    [...document.querySelectorAll(controls)]
      .filter(isMissed)
      .map((element) => `${nameOf(element)} is never reached by Tab`);
  addEventListener('keydown', note, { capture: true });
  Object.assign(window, {
    keyboardWalk: { note, reachedCount: () => reached.size, missed, covered: () => [...covered] },
  });
}
