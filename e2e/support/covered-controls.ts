import type { Page } from 'playwright-core';

/**
 * Controls that something fixed or sticky lies over wherever the page is scrolled to. One in the middle of the page can be
 * scrolled to the middle of the window, so that three places are enough: the top, the end, and half-way.
 */
export function coveredControls(page: Page, which: 'all' | 'of a foot' = 'all'): Promise<string[]> {
  return page.evaluate((wanted) => {
    const controls =
      'a[href], button, input, select, textarea, summary, [role="button"], [role="tab"], [role="option"]';
    const root = document.documentElement;
    /** What a dialog covers cannot be reached until it is closed. */
    const reachable = document.querySelector('.scrim') ?? root;
    const pinnedAt = (element: Element | null): Element | null => {
      for (let at = element; at && at !== root; at = at.parentElement) {
        if (/^(fixed|sticky)$/.test(getComputedStyle(at).position)) return at;
      }
      return null;
    };
    /** At the lower edge of the window, like the foot of a form. */
    const isFoot = (pinned: Element) => {
      const { top, bottom } = pinned.getBoundingClientRect();
      return top > innerHeight / 2 && bottom > innerHeight - 32;
    };
    const nameOf = (element: Element) =>
      (element.getAttribute('aria-label') || element.textContent || element.id || element.tagName).trim().slice(0, 40);
    const coverOf = (control: Element, { left, top, width, height }: DOMRect): Element | null => {
      for (const part of [0.1, 0.5, 0.9]) {
        const hit = document.elementFromPoint(left + width * part, top + height / 2);
        const cover = hit && !control.contains(hit) && !hit.contains(control) ? pinnedAt(hit) : null;
        // The label of a field that is drawn by its label, and what both stand in.
        if (cover && !cover.contains(control) && !hit?.closest('label')?.contains(control)) return cover;
      }
      return null;
    };
    /** In a panel that scrolls by itself, a control can be moved out from under what covers it. */
    const lastingCoverOf = (control: Element, pinned: Element | null, box: DOMRect): Element | null => {
      const cover = coverOf(control, box);
      if (!cover || !pinned) return cover;
      const before = scrollY;
      control.scrollIntoView({ block: 'center', behavior: 'instant' });
      const left = coverOf(control, control.getBoundingClientRect());
      scrollTo({ top: before, behavior: 'instant' });
      return left;
    };
    const isMiddle = (y: number) => Math.abs(y - innerHeight / 2) < innerHeight / 8;
    const end = root.scrollHeight - innerHeight;
    const found = new Set<string>();
    const lookAt = (scroll: number, isDue: (y: number) => boolean) => {
      scrollTo({ top: scroll, behavior: 'instant' });
      for (const control of reachable.querySelectorAll(controls)) {
        const box = control.getBoundingClientRect();
        const y = box.top + box.height / 2;
        const isInWindow = y >= 0 && y < innerHeight && box.width > 3 && box.height > 3;
        const pinned = pinnedAt(control);
        const isWanted = wanted === 'all' ? isDue(y) || pinned : pinned && isFoot(pinned);
        if (!isInWindow || !isWanted || !control.checkVisibility({ opacityProperty: true })) continue;
        const cover = lastingCoverOf(control, pinned, box);
        if (cover) found.add(`${nameOf(control)} lies under ${cover.className || cover.tagName}`);
      }
    };
    const before = scrollY;
    lookAt(0, (y) => y <= innerHeight / 2);
    if (end > 0) lookAt(end / 2, isMiddle);
    lookAt(end, (y) => y >= innerHeight / 2);
    scrollTo({ top: before, behavior: 'instant' });
    return [...found];
  }, which);
}

/** As if a message had just come up: a toast of two lines. */
export async function withToast<Found>(page: Page, look: () => Promise<Found>): Promise<Found> {
  await page.evaluate(() => {
    const toast = document.createElement('div');
    toast.className = 'toast';
    toast.dataset.pretended = '';
    toast.append(Object.assign(document.createElement('p'), { textContent: 'Enregistré. '.repeat(8) }));
    document.querySelector('.toasts')?.append(toast);
  });
  const found = await look();
  await page.evaluate(() => document.querySelector('[data-pretended]')?.remove());
  return found;
}
