import { spawn } from 'node:child_process';
import path from 'node:path';
import { build } from './build.mjs';
import { installIfStale } from './install.mjs';
import { isWindows, root, runMain } from './run-command.mjs';
import { stopTogether } from './stop-together.mjs';

/** The oldest minor release of each supported line; every later line will do. */
const oldestMinor = { 20: 19, 22: 12 };

await runMain(async () => {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < 23 && !(minor >= oldestMinor[major])) {
    throw new Error(`Vigie needs Node 20.19, 22.12, or a later line; this is Node ${process.versions.node}.`);
  }
  await installIfStale('run');
  await build();
  const server = spawn(process.execPath, ['--enable-source-maps', path.join(root, 'server/dist/main.js')], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    // Its own process group: on Ctrl-C the terminal and npm would each signal it, and it would stop half-way.
    detached: !isWindows,
  });
  process.exit(await stopTogether([server]));
});
