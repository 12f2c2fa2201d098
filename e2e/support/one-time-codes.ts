import { createHmac } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'playwright-core';

const stepMs = 30_000;
/** From working out a code to its check, on a busy machine. */
const patienceMs = 10_000;

/** RFC 6238 by hand, as the application on a phone does it. */
export function codeOf(secret: string, steps = 0): string {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
  const bits = [...secret].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('');
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / stepMs) + steps));
  const hash = createHmac('sha1', key).update(counter).digest();
  const place = (hash.at(-1) ?? 0) & 15;
  return String((hash.readUInt32BE(place) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

/** The code of the step before, which leaves that of this step unused. It is refused as soon as this step has ended. */
export async function previousCodeOf(secret: string): Promise<string> {
  const left = stepMs - (Date.now() % stepMs);
  if (left < patienceMs) await sleep(left);
  return codeOf(secret, -1);
}

/**
 * A user whose company asks for a second factor is led to it, takes an application for codes, and goes on. `code`: which
 * one is given, since none is accepted a second time.
 */
export async function setUpCodes(
  page: Page,
  password: string,
  code: (secret: string) => string | Promise<string> = codeOf,
): Promise<string> {
  await page.getByRole('heading', { name: 'Ajoutez un second facteur' }).waitFor();
  await page.getByRole('button', { name: 'Mettre en place' }).click();
  await page.getByLabel('Votre mot de passe').fill(password);
  await page.keyboard.press('Enter');
  const secret = await page.getByLabel('Secret').inputValue();
  await page.getByLabel('Code à six chiffres').fill(await code(secret));
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'C’est noté' }).click();
  await page.getByRole('button', { name: 'Continuer vers Vigie' }).click();
  return secret;
}
