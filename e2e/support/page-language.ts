import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { heardData, shownTexts, strayFinder, withoutData } from './stray-language';

export const findStray = await strayFinder();
/** As the requirements show them: lists, cases, actions, new issues, approval and inbox in English. */
const languageAt = (path: string) =>
  /^\/(template|apps\/(?!alertes|notifications|parameters|placements))/.test(path) ? 'en' : 'fr';

export type JudgeLanguage = (path: string, what?: string) => Promise<void>;

/** Judges the page as it stands; what the server answered since is data, whose language is its author's. */
export function languageJudge(page: Page): JudgeLanguage {
  const data = heardData(page);
  return async (path, what = path) => {
    await expect.poll(() => page.locator('.skeletons').count(), { message: what }).toBe(0);
    const { page: said, frame } = await shownTexts(page);
    const written = await data();
    expect(findStray(withoutData(said, written), languageAt(path)), what).toEqual([]);
    expect(findStray(withoutData(frame, written), 'fr'), `the frame of ${what}`).toEqual([]);
    expect(await page.locator('html').getAttribute('lang'), what).toBe(languageAt(path));
  };
}
