import { expect, it } from 'vitest';
import { everyOverlay, sizes, tablet } from '../support/every-page';
import { smallTargets } from '../support/touch-targets';

/** The pages themselves are touched where they are looked at one by one; here is what opens over them. */
it.each([sizes.phone, tablet])('what opens over a page has targets of 44 pixels, at $width px', async (viewport) => {
  await everyOverlay({ viewport, hasTouch: true, isMobile: true }, (page) => async (what) => {
    expect(await smallTargets(page), what).toEqual([]);
  });
});
