import { existsSync } from 'node:fs';
import path from 'node:path';
import { installIfStale } from './install.mjs';
import { runInstalled, runMain } from './run-command.mjs';

/** What says most of a pooler: transactions, jobs, live events, a walk through every life, lists, files, verification. */
const usual = [
  'platform/database/transactions',
  'platform/database/shared-reads',
  'platform/database/new-id',
  'platform/jobs',
  'platform/live',
  'platform/audit',
  'platform/transition',
  'modules/accounts/accounts',
  'modules/accounts/sessions',
  'modules/reports',
  'modules/cases/life',
  'modules/cases/list',
  'modules/actions/actions',
  'modules/attachments',
  'modules/imports',
  'modules/notifications',
  'modules/demo',
];
const folders = [
  ...(process.env.PATH ?? '').split(path.delimiter),
  '/usr/sbin',
  '/usr/local/sbin',
  '/opt/homebrew/bin',
];

/**
 * node scripts/pgbouncer.mjs [part of a file's name]...
 * The server's tests through PgBouncer in transaction mode; `server/src` alone is all of them.
 */
await runMain(async () => {
  if (!folders.some((folder) => existsSync(path.join(folder, 'pgbouncer')))) {
    console.log('PgBouncer is not installed, so nothing was tried (Debian: apt-get install pgbouncer).');
    return;
  }
  await installIfStale();
  const wanted = process.argv.slice(2);
  const args = ['run', '--project', 'server', ...(wanted.length > 0 ? wanted : usual)];
  const { code } = await runInstalled('vitest/vitest.mjs', args, { show: true, env: { VIGIE_TEST_POOLER: 'true' } });
  process.exit(code);
});
