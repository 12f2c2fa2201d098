import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isMain, isWindows, root, runCommand, runMain } from './run-command.mjs';
import { step } from './steps.mjs';

const lockFile = path.join(root, 'package-lock.json');
const installedList = path.join(root, 'node_modules', '.package-lock.json');
const stampFile = path.join(root, 'node_modules', '.vigie-lock');

/**
 * To run, half of what a developer needs is enough, and the first start is quicker for it. `purpose` is 'run' or
 * 'develop'; what serves to develop serves to run too.
 */
export async function installIfStale(purpose = 'develop') {
  const lock = createHash('sha256').update(readFileSync(lockFile)).digest('hex');
  const stamps = { run: `${lock} run`, develop: `${lock} develop` };
  const stamp = existsSync(stampFile) ? readFileSync(stampFile, 'utf8') : '';
  if (stamp === stamps.develop || stamp === stamps[purpose]) return;
  if (!isInstalled(purpose)) {
    await step({ doing: 'Installing the packages', done: 'Installed the packages' }, () => install(purpose));
  }
  writeFileSync(stampFile, stamps[purpose]);
}

/** Compares with what npm itself recorded, so that an `npm install` done by hand is not thrown away. */
function isInstalled(purpose) {
  if (!existsSync(installedList)) return false;
  const { packages: wanted } = JSON.parse(readFileSync(lockFile, 'utf8'));
  const { packages: present } = JSON.parse(readFileSync(installedList, 'utf8'));
  const isNeeded = (entry) =>
    !entry.optional && !entry.link && !(purpose === 'run' && (entry.dev || entry.devOptional));
  const missing = ([location, entry]) => location.includes('node_modules/') && isNeeded(entry) && !present[location];
  const outdated = ([location, entry]) => wanted[location]?.version !== entry.version;
  return !Object.entries(wanted).some(missing) && !Object.entries(present).some(outdated);
}

async function install(purpose) {
  // Not `npm ci`, which takes the same versions and checksums but throws away what is there: starting the program
  // and then testing it would install twice.
  const choice = purpose === 'run' ? '--omit=dev' : '--include=dev';
  const options = `${choice} --no-save --ignore-scripts --no-audit --no-fund --loglevel=error --prefer-offline`;
  const args = ['install', ...options.split(' ')];
  // npm names its own script when it runs ours; called directly, Windows finds npm only through its shell file.
  const npmScript = process.env.npm_execpath;
  const { code, output } = npmScript?.endsWith('.js')
    ? await runCommand(process.execPath, [npmScript, ...args])
    : await runCommand(isWindows ? 'npm.cmd' : 'npm', args);
  if (code !== 0) throw new Error(`The packages could not be installed:\n${output}`);
}

if (isMain(import.meta.url)) await runMain(installIfStale);
