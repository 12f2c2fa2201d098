import type { Page } from 'playwright-core';

/** What a finger on a touch screen would miss: every control whose area is smaller than 44 by 44 pixels. */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const least = 44;
    const controls =
      'a[href], button, input:not([type="hidden"]), select, textarea, summary, [role="button"], [role="link"], ' +
      '[role="tab"], [role="menuitem"], [role="option"], [role="checkbox"], [role="radio"], [role="switch"]';

    function isOffered(element: Element): boolean {
      if (element.matches(':disabled, [aria-disabled="true"]') || element.closest('[inert], [aria-hidden="true"]')) {
        return false;
      }
      // Above the page until the keyboard comes to it, which no finger does.
      if (element.matches('.skip')) return false;
      const { width, height } = element.getBoundingClientRect();
      return element.checkVisibility({ visibilityProperty: true }) && width > 1 && height > 1;
    }

    /** A link among the words of a sentence is as high as its line. */
    function isInSentence(element: Element): boolean {
      if (!element.matches('a') || getComputedStyle(element).display !== 'inline') return false;
      let block = element.parentElement as Element;
      while (getComputedStyle(block).display === 'inline') block = block.parentElement as Element;
      return /\p{L}{2}/u.test((block.textContent ?? '').replace(element.textContent ?? '', ''));
    }

    function isHit(element: Element, x: number, y: number): boolean {
      const found = document.elementFromPoint(x, y);
      return found !== null && (element.contains(found) || found.closest('label')?.control === element);
    }

    /** How far a press reaches from the middle: a label or what is drawn around a control enlarges it. */
    function reachOf(element: Element, { width, height }: { width: number; height: number }) {
      const box = element.getBoundingClientRect();
      const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      const reach = (right: number, down: number, most = least) => {
        let far = 0;
        while (far < most && isHit(element, middle.x + right * (far + 0.25), middle.y + down * (far + 0.25)))
          far += 0.5;
        return far;
      };
      const reachBothWays = (right: number, down: number) => {
        const back = reach(-right, -down);
        return back + reach(right, down, least - back);
      };
      // No more than is needed: to find what a point hits takes nearly all of the time.
      return {
        width: width >= least ? width : Math.max(width, reachBothWays(1, 0)),
        height: height >= least ? height : Math.max(height, reachBothWays(0, 1)),
      };
    }

    // Positions are rounded to parts of a pixel.
    const isLarge = (area: { width: number; height: number }) => Math.min(area.width, area.height) > least - 0.5;

    function areaOf(element: Element): { width: number; height: number } {
      const box = element.getBoundingClientRect();
      if (isLarge(box)) return box;
      const inPlace = reachOf(element, box);
      if (isLarge(inPlace)) return inPlace;
      // At the edge of the window or under something fixed.
      element.scrollIntoView({ block: 'center', inline: 'center' });
      return reachOf(element, box);
    }

    return [...document.querySelectorAll(controls)]
      .filter((element) => isOffered(element) && !isInSentence(element))
      .flatMap((element) => {
        const area = areaOf(element);
        if (isLarge(area)) return [];
        return [`${area.width.toFixed(1)} x ${area.height.toFixed(1)}: ${element.outerHTML.slice(0, 200)}`];
      });
  });
}
