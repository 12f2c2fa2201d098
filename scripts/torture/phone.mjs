import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findChromium } from '../find-chromium.mjs';
import { root, runCommand, runInstalled } from '../run-command.mjs';

/** The journey of `npm test`, with all kills. Not through it: it forgets what is set for it. */
export async function phone({ kills = 20 }) {
  const folder = mkdtempSync(path.join(tmpdir(), 'vigie-phone-facts-'));
  const file = path.join(folder, 'facts.json');
  const env = { CHROMIUM: await findChromium(), VIGIE_PHONE_KILLS: String(kills), VIGIE_PHONE_FACTS: file };
  try {
    const built = await runCommand(process.execPath, [path.join(root, 'scripts/build.mjs')]);
    if (built.code !== 0) throw new Error(built.output);
    const journey = ['run', '--project', 'e2e', 'a-phone-dies-again-and-again'];
    const { code, output } = await runInstalled('vitest/vitest.mjs', journey, { env });
    const holds = code === 0 && existsSync(file);
    if (!holds) return { holds, facts: { said: output.trim().split('\n').slice(-12).join(' ') } };
    const seen = JSON.parse(readFileSync(file, 'utf8'));
    return {
      holds,
      facts: {
        'kills of the page': seen.kills,
        'observations kept without a network': seen.observations,
        'photos that were kept': seen.kept,
        'photos that arrived': seen.photos,
        lost: seen.kept - seen.distinct,
        'arrived twice': seen.photos - seen.distinct,
      },
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
