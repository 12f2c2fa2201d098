import path from 'node:path';
import { buildServer } from './build.mjs';
import { installIfStale } from './install.mjs';
import { root, runCommand, runMain } from './run-command.mjs';

await runMain(async () => {
  await installIfStale('run');
  await buildServer();
  const args = ['--enable-source-maps', path.join(root, 'server/dist/cli.js'), ...process.argv.slice(2)];
  const { code } = await runCommand(process.execPath, args, { show: true, cwd: process.cwd() });
  process.exit(code);
});
