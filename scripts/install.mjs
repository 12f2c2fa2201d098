import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isMain, isWindows, root, runCommand, runMain } from './run-command.mjs';

const lockFile = path.join(root, 'package-lock.json');
const installedList = path.join(root, 'node_modules', '.package-lock.json');
const stampFile = path.join(root, 'node_modules', '.vigie-lock');

export async function installIfStale() {
  const stamp = createHash('sha256').update(readFileSync(lockFile)).digest('hex');
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;
  if (!isInstalled()) await install();
  writeFileSync(stampFile, stamp);
}

/** Compares with what npm itself recorded, so that an `npm install` done by hand is not thrown away. */
function isInstalled() {
  if (!existsSync(installedList)) return false;
  const { packages: wanted } = JSON.parse(readFileSync(lockFile, 'utf8'));
  const { packages: present } = JSON.parse(readFileSync(installedList, 'utf8'));
  const missing = ([location, entry]) =>
    location !== '' && location.includes('node_modules') && !present[location] && !entry.optional && !entry.link;
  const outdated = ([location, entry]) => wanted[location]?.version !== entry.version;
  return !Object.entries(wanted).some(missing) && !Object.entries(present).some(outdated);
}

async function install() {
  console.log('Installing packages...');
  // Not `npm ci`: it refuses a lock file that lacks optional packages of platforms which its registry does not offer.
  // Without saving, `install` takes the same versions and checksums and leaves the lock file as it is.
  const options = '--no-save --include=dev --ignore-scripts --no-audit --no-fund --loglevel=error --prefer-offline';
  const args = ['install', ...options.split(' ')];
  // npm names its own script when it runs ours; called directly, Windows finds npm only through its shell file.
  const npmScript = process.env.npm_execpath;
  const { code } = npmScript?.endsWith('.js')
    ? await runCommand(process.execPath, [npmScript, ...args], { show: true })
    : await runCommand(isWindows ? 'npm.cmd' : 'npm', args, { show: true });
  if (code !== 0) throw new Error('The packages could not be installed: npm says why above.');
}

if (isMain(import.meta.url)) await runMain(installIfStale);
