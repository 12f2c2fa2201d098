import { expect, it } from 'vitest';
import { openPage } from '../support/browser';
import { everyOverlayIsFit, everyPageIsFit, settled, sizes } from '../support/every-page';

everyPageIsFit(['the protected pages', 'the pages of figures']);
everyOverlayIsFit(sizes.wide);

it('the layout does not jump while the first pages load', async () => {
  const page = await openPage('/login', { hasEmptyCache: true });
  await page.evaluate(() => {
    const shifts = { total: 0 };
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.total += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await settled(page);
  expect(await page.evaluate(() => (window as unknown as { shifts: { total: number } }).shifts.total)).toBeLessThan(
    0.05,
  );
});
