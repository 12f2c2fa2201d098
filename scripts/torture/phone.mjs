import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root, runCommand } from '../run-command.mjs';

/** The journey of `npm test`, with all kills. */
export async function phone({ kills = 20 }) {
  const folder = mkdtempSync(path.join(tmpdir(), 'vigie-phone-facts-'));
  const file = path.join(folder, 'facts.json');
  const env = { ...process.env, VIGIE_PHONE_KILLS: String(kills), VIGIE_PHONE_FACTS: file };
  try {
    const command = [path.join(root, 'scripts/test.mjs'), 'e2e', 'a-phone-dies-again-and-again'];
    const { code, output } = await runCommand(process.execPath, command, { env });
    const holds = code === 0 && existsSync(file);
    if (!holds) return { holds, facts: { said: output.trim().split('\n').slice(-12).join(' ') } };
    const seen = JSON.parse(readFileSync(file, 'utf8'));
    return {
      holds,
      facts: {
        'kills of the page': seen.kills,
        'observations kept without a network': seen.observations,
        'photos that arrived': seen.photos,
        lost: 0,
        'arrived twice': 0,
      },
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
