import { existsSync } from 'node:fs';
import path from 'node:path';
import { isMain, runCommand, runMain } from './run-command.mjs';

// The shell first: a whole browser draws its own toolbar in every window, which costs more than most of our pages.
const shell = 'chromium-headless-shell';
const names = [shell, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
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
  const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (!locate([shell]) && mayInstall) await installFromDebian([shell, 'fonts-liberation']);
  if (!locate() && mayInstall) await installFromDebian(['chromium', 'fonts-liberation']);
  const found = locate();
  if (found) return found;
  throw new Error('The browser tests need Chromium: install it (Debian: apt-get install chromium) or set CHROMIUM.');
}

function locate(wanted = names) {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/bin', '/usr/local/bin', '/snap/bin'];
  const candidates = wanted.flatMap((name) => folders.filter(Boolean).map((folder) => path.join(folder, name)));
  return [...candidates, ...(wanted === names ? macApplications : [])].find((file) => existsSync(file));
}

/** What cannot be installed may not be needed: the caller looks again afterwards. */
async function installFromDebian(packages) {
  console.log(`Installing ${packages[0]} for the browser tests...`);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const commands = [['update'], ['install', '--yes', '--no-install-recommends', ...packages]];
  for (const args of commands) {
    const { code, output } = await runCommand('apt-get', ['-qq', ...args], { env });
    if (code !== 0) return console.log(`${packages[0]} could not be installed:\n${output}`);
  }
}

if (isMain(import.meta.url)) await runMain(async () => console.log(await findChromium()));
