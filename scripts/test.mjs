import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findChromium } from './find-chromium.mjs';
import { installIfStale } from './install.mjs';
import { runCommand, runInstalled, runMain } from './run-command.mjs';
import { readFailedTests } from './testing/failed-tests.mjs';

const script = (name) => () => runCommand(process.execPath, [`scripts/${name}.mjs`]);
// By default four checkers each work out the types that they share: two thirds more processor time in all.
const types = (project) => () => runInstalled('typescript/bin/tsc', ['-p', project, '--checkers', '1']);
const biome = () => {
  const colors = process.stdout.isTTY ? 'force' : 'off';
  return runInstalled('@biomejs/biome/bin/biome', ['ci', '.', `--colors=${colors}`, '--max-diagnostics=20']);
};
const reporters = ['--reporter', 'default', '--reporter', './scripts/testing/failed-tests.mjs'];
const vitest = (projects, env) => (files, show) => {
  const chosen = projects.flatMap((name) => ['--project', name]);
  return runInstalled('vitest/vitest.mjs', ['run', ...reporters, ...chosen, ...files], {
    show,
    env: { ...(show !== true && process.stdout.isTTY && { FORCE_COLOR: '1' }), ...env },
  });
};

/** In this order; the checks of one stage run side by side. `npm test -- server audit` runs one group, on some files. */
const stages = [
  [
    { group: 'e2e', name: 'Build', run: script('build') },
    { group: 'style', name: 'Format and lint', run: biome },
    { group: 'style', name: 'Who may import whom, names, circles', run: script('check-house') },
    { group: 'style', name: 'No state written past its table', run: script('check-transitions') },
    { group: 'style', name: 'The workflows, in docs/workflows.md', run: script('workflows') },
    { group: 'style', name: 'What the tests prove, in docs/compliance.md', run: script('compliance') },
    { group: 'style', name: 'The tests that docs/security.md names', run: script('check-security-page') },
    { group: 'style', name: 'Builds for every machine in the lock file', run: script('check-lock') },
    { group: 'types', name: 'Types of the domain', run: types('domain') },
    { group: 'types', name: "Types of the domain's tests", run: types('domain/tsconfig.test.json') },
    { group: 'types', name: 'Types of the server', run: types('server') },
    { group: 'types', name: 'Types of the web', run: types('web') },
    { group: 'types', name: 'Types of the journeys', run: types('e2e') },
  ],
  [{ group: 'e2e', name: 'Weight of the first pages', run: script('check-budgets') }],
  // The journeys take longest and leave a third of the cores idle: everything else runs beside them.
  [
    { group: 'e2e', name: 'Journeys, in a browser', run: async (...how) => vitest(['e2e'], await browser)(...how) },
    { group: 'unit', name: 'Domain, web and scripts', run: vitest(['domain', 'web', 'scripts']) },
    { group: 'server', name: 'Server, on PostgreSQL', run: vitest(['server']) },
  ],
];
const atOnce = 2;

let browser;

async function main() {
  const [wanted, ...files] = process.argv.slice(2);
  const groups = [...new Set(stages.flat().map(({ group }) => group))];
  if (wanted && !groups.includes(wanted))
    throw new Error(`There is no group ${wanted}: choose among ${groups.join(', ')}.`);

  forgetSettings();
  const folder = useOwnTemporaryFolder();
  process.env.FAILED_TESTS = path.join(folder, 'failed-tests');
  // Ctrl-C reaches the running check too, which ends; this process stays to clean up.
  process.on('SIGINT', () => undefined);
  try {
    await installIfStale();
    const needsBrowser = !wanted || wanted === 'e2e';
    browser = needsBrowser ? findChromium().then((CHROMIUM) => ({ CHROMIUM })) : undefined;
    // Looked for beside the first checks, and missed before the long ones.
    browser?.catch(() => undefined);
    for (const stage of stages) {
      const checks = stage.filter(({ group }) => !wanted || group === wanted);
      if (!(await runStage(checks, files))) return 1;
      await browser;
    }
    return 0;
  } finally {
    await stopDatabasesUnder(folder);
    // The last lines, since of a long output the beginning is often lost.
    process.stdout.write(readFailedTests(process.env.FAILED_TESTS));
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

async function runStage(checks, files) {
  const waiting = [...checks];
  const isAlone = checks.length === 1;
  const failed = [];
  const worker = async () => {
    for (let check = waiting.shift(); check && !failed.length; check = waiting.shift()) {
      if (!(await runCheck(check, files, isAlone || check.group))) failed.push(check.name);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  // Said above, where what ran beside it may have hidden it.
  if (failed.length && !isAlone) console.log(`FAILED  ${failed.join('; ')}`);
  return failed.length === 0;
}

async function runCheck({ name, run }, files, show) {
  console.log(`        ${name} ...`);
  const begin = performance.now();
  const { code, output } = await run(files, show);
  const seconds = ((performance.now() - begin) / 1000).toFixed(1);
  console.log(`${code === 0 ? 'passed' : 'FAILED'}  ${name} (${seconds} s)`);
  if (code !== 0 && output) console.log(output);
  return code === 0;
}

/** What the developer set for a server of their own must not change what is tested. */
function forgetSettings() {
  const settings = /^(VIGIE_.*|DATABASE_URL|DATABASE_OWNER_URL|SMTP_URL|MAIL_FROM|HOST|PORT|NODE_ENV)$/;
  for (const name of Object.keys(process.env)) if (settings.test(name)) delete process.env[name];
}

/** Everything the checks leave goes with this folder. */
function useOwnTemporaryFolder() {
  const folder = mkdtempSync(path.join(tmpdir(), 'vigie-test-'));
  // For root the database runs as the system user `nobody`, who must be able to pass.
  chmodSync(folder, 0o711);
  process.env.TMPDIR = folder;
  return folder;
}

const longestStop = 10_000;

/** A test process that was killed could not stop its database, which writes into its folder until it has ended. */
async function stopDatabasesUnder(folder) {
  const stopping = readdirSync(folder).flatMap((name) => stopDatabaseOf(path.join(folder, name)) ?? []);
  const end = performance.now() + longestStop;
  while (stopping.some(isRunning) && performance.now() < end) await sleep(50);
}

/** Undefined where none runs. */
function stopDatabaseOf(dataFolder) {
  const pidFile = path.join(dataFolder, 'database/cluster/postmaster.pid');
  if (!existsSync(pidFile)) return undefined;
  const pid = Number(readFileSync(pidFile, 'utf8').split('\n')[0]);
  return signal(pid, 'SIGQUIT') ? pid : undefined;
}

const isRunning = (pid) => signal(pid, 0);

/** False where the process has ended by itself. */
function signal(pid, name) {
  try {
    return process.kill(pid, name);
  } catch {
    return false;
  }
}

await runMain(async () => process.exit(await main()));
