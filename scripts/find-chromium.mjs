import { existsSync } from 'node:fs';
import path from 'node:path';
import { isMain, runCommand, runMain } from './run-command.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const macApplications = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Resolves to the path of a Chromium, installing Debian's where that is possible without asking anyone. */
export async function findChromium() {
  const chosen = process.env.CHROMIUM;
  if (chosen) {
    if (existsSync(chosen)) return chosen;
    throw new Error(`The browser tests find no Chromium at ${chosen}, where the variable CHROMIUM points.`);
  }
  const present = locate();
  if (present) return present;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) await installFromDebian();
  const installed = locate();
  if (installed) return installed;
  throw new Error('The browser tests need Chromium: install it (Debian: apt-get install chromium) or set CHROMIUM.');
}

function locate() {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/bin', '/usr/local/bin', '/snap/bin'];
  const candidates = names.flatMap((name) => folders.filter(Boolean).map((folder) => path.join(folder, name)));
  return [...candidates, ...macApplications].find((file) => existsSync(file));
}

async function installFromDebian() {
  console.log('Installing Chromium for the browser tests...');
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const packages = ['chromium', 'fonts-liberation'];
  const commands = [['update'], ['install', '--yes', '--no-install-recommends', ...packages]];
  for (const args of commands) {
    const { code, output } = await runCommand('apt-get', ['-qq', ...args], { env });
    if (code !== 0) throw new Error(`Chromium, needed by the browser tests, could not be installed:\n${output}`);
  }
}

if (isMain(import.meta.url)) await runMain(async () => console.log(await findChromium()));
