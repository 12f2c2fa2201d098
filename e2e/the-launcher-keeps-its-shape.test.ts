import { expect, it } from 'vitest';
import { openSignedIn } from './support/browser';
import { settled } from './support/every-page';

const styles = { fr: 'Bonjour', en: 'Hello' };
const people = ['company.admin', 'reporter', 'other.reporter'];
const widths = [1440, 1024, 360];

it.each(people.flatMap((who) => Object.keys(styles).map((style) => ({ who, style: style as keyof typeof styles }))))(
  'the tiles of $who have one height and all their words in $style',
  async ({ who, style }) => {
    const page = await openSignedIn(who);
    await settled(page);
    await page.evaluate((chosen) => localStorage.setItem('vigie-language', chosen), style);
    await page.reload();
    await page.getByRole('heading', { name: styles[style] }).waitFor();
    await settled(page);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      const { heights, cut, notes } = await page.evaluate(() => {
        const tiles = [...document.querySelectorAll<HTMLElement>('.tile')];
        const isCut = ({ scrollWidth, clientWidth, scrollHeight, clientHeight }: Element) =>
          scrollWidth > clientWidth || scrollHeight > clientHeight;
        return {
          heights: tiles.map((tile) => tile.offsetHeight),
          cut: tiles
            .filter((tile) => [tile, ...tile.querySelectorAll('span')].some(isCut))
            .map((tile) => tile.textContent),
          notes: [...document.querySelectorAll<HTMLElement>('.tile .soon')].map((note) => note.offsetHeight),
        };
      });
      expect(heights, `${width} px`).toHaveLength(19);
      expect(new Set(heights).size, `${width} px`).toBe(1);
      expect(cut, `${width} px`).toEqual([]);
      expect(new Set(notes), `${width} px`).toEqual(new Set([16]));
    }
  },
);

it('fetches the page that a user opens most, once they move', async () => {
  const page = await openSignedIn('reporter');
  for (let turn = 0; turn < 2; turn += 1) {
    await page.goto(new URL('/apps/inbox', page.url()).href);
    await page.locator('tbody .row-link').first().waitFor();
  }
  await page.goto(new URL('/home', page.url()).href);
  await settled(page);
  const files = () =>
    page.evaluate(() => performance.getEntriesByType('resource').filter(({ name }) => /inbox-page/.test(name)).length);
  expect(await files()).toBe(0);
  await page.mouse.move(5, 5);
  await page.mouse.move(9, 9);
  await expect.poll(files).toBe(1);
});
