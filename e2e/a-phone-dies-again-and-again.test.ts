import { writeFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { address } from './support/browser';
import { CutNetwork, killPage } from './support/cut-network';
import { pictureOf, preparedPage, rowsOf, unlockDevice } from './support/device';
import { newStation, observationsOf, startWalkOn } from './support/gemba';
import { newPerson } from './support/people';

/** `npm run torture` kills more often. */
const kills = Number(process.env.VIGIE_PHONE_KILLS ?? 4);
const killsWhileWriting = Math.ceil(kills / 2);
/** Twelve with four photos and one with two: fifty. */
const photosOf = (n: number) => (n < 12 ? 4 : 2);
const observations = 13;

const random = (most: number) => Math.floor(Math.random() * most);
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
const countOf = (page: Page, store: string) => rowsOf(page, store).then((rows) => rows.length);
const textOf = (n: number) => `Constat ${String(n + 1).padStart(2, '0')}`;

it(
  'loses none of 50 photos and doubles none, however often the page is killed and the network cut',
  async () => {
    const walker = await newPerson('Pablo', 'Panne');
    const station = await newStation('Poste des pannes');
    const walk = await startWalkOn(walker, null);
    const network = new CutNetwork(address);
    const origin = await network.open();
    const path = `${origin}/apps/gemba/${walk}/walk?station=${station.id}`;
    let page = await preparedPage(walker, { origin, expectedConsole: /./ });
    const context = page.context();
    await page.goto(path);
    await page.mouse.move(5, 5);
    await expect.poll(() => countOf(page, 'copies'), { timeout: 30_000 }).toBe(1);
    const pictures: Buffer[] = [];
    for (let n = 0; n < 50; n += 1) pictures.push(await pictureOf(page, n + 1, 600));
    const opened = async () => {
      page = await context.newPage();
      await page.goto(path);
      await unlockDevice(page);
      await page.getByLabel('What you see').waitFor();
    };
    let killed = 0;
    const kill = async () => {
      killed += 1;
      await killPage(page);
    };

    // Without a network, killed while something is written: all that was said to be kept is there.
    network.cut();
    await page.close();
    await opened();
    for (let n = 0; n < observations; ) {
      const left = killsWhileWriting - killed;
      const dying = random(observations - n) < left ? pause(random(2500)).then(kill) : null;
      const files = pictures.slice(n * 4, n * 4 + photosOf(n));
      await write(page, n, files).catch((error: unknown) => {
        if (!dying) throw error;
      });
      await dying;
      if (dying) await opened();
      const kept = await countOf(page, 'entries');
      expect([n, n + 1]).toContain(kept);
      n = kept;
    }
    expect(await countOf(page, 'photos')).toBe(50);

    // The network comes and goes, also in the middle of an answer, and the page is killed while it sends.
    while (killed < kills) {
      network.mend();
      await page.goto(`${origin}/offline`).catch(() => {});
      await pause(300 + random(1500));
      if (random(2) === 0) network.cut();
      await pause(random(300));
      await kill();
      page = await context.newPage();
    }
    network.mend();
    await page.goto(`${origin}/offline`);
    await page.getByText('Rien n’attend sur cet appareil').waitFor({ timeout: 180_000 });
    expect([await countOf(page, 'entries'), await countOf(page, 'photos')]).toEqual([0, 0]);
    await page.close();
    await network.close();

    const seen = await observationsOf(walker, walk);
    expect(seen.map(({ text }) => text)).toEqual(Array.from({ length: observations }, (_, n) => textOf(n)));
    expect(seen.map(({ attachments }) => attachments.length)).toEqual(seen.map((_, n) => photosOf(n)));
    const hashes = seen.flatMap(({ attachments }) => attachments.map(({ sha256 }) => sha256));
    expect([hashes.length, new Set(hashes).size]).toEqual([50, 50]);
    const { VIGIE_PHONE_FACTS: facts } = process.env;
    const counted = { kept: pictures.length, photos: hashes.length, distinct: new Set(hashes).size };
    if (facts) await writeFile(facts, JSON.stringify({ kills: killed, observations, ...counted }));
  },
  120_000 + kills * 60_000,
);

/** Begun again where it was interrupted: what the device kept of it is there. */
async function write(page: Page, n: number, pictures: readonly Buffer[]): Promise<void> {
  const tiles = page.locator('.file-tile');
  const again = await countOf(page, 'files');
  await expect.poll(() => tiles.count()).toBe(again);
  for (let held = again; held > 0; held -= 1) {
    await page.getByRole('button', { name: `Remove photo ${held}` }).click();
    await expect.poll(() => tiles.count()).toBe(held - 1);
  }
  await page.getByLabel('What you see').fill(textOf(n));
  const files = pictures.map((buffer, i) => ({ name: `${n}-${i}.png`, mimeType: 'image/png', buffer }));
  await page.locator('input[type=file]').first().setInputFiles(files);
  await expect.poll(() => tiles.count()).toBe(files.length);
  await page.getByText('To improve', { exact: true }).click();
  await page.getByRole('button', { name: 'Safety' }).click();
  await page.getByText(`Kept: To improve · Safety · ${textOf(n)}`).waitFor();
}
