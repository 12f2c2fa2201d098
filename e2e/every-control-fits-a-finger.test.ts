import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { everyOverlay, everyPage, sizes } from './every-page';
import { smallTargets } from './touch-targets';

const tablet = { width: 1024, height: 768 };
const touch = { viewport: sizes.phone, hasTouch: true, isMobile: true };

async function expectLargeTargets(page: Page, what: string): Promise<void> {
  expect(await smallTargets(page), what).toEqual([]);
}

it.each(Object.entries(everyPage))('%s have targets of 44 pixels on phone and tablet', async (_, walk) => {
  await walk(touch, async (page, what) => {
    for (const size of [tablet, sizes.phone]) {
      await page.setViewportSize(size);
      await expectLargeTargets(page, `${what}, ${size.width} px`);
    }
  });
});

it.each([sizes.phone, tablet])('what opens over a page has them too, at $width px', async (viewport) => {
  await everyOverlay({ ...touch, viewport }, expectLargeTargets);
});
