import { spawn } from 'node:child_process';
import path from 'node:path';
import { build } from './build.mjs';
import { installIfStale } from './install.mjs';
import { isWindows, root, runMain } from './run-command.mjs';
import { stopTogether } from './stop-together.mjs';

const oldestNode = [20, 19];

await runMain(async () => {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < oldestNode[0] || (major === oldestNode[0] && minor < oldestNode[1])) {
    throw new Error(`Vigie needs Node ${oldestNode.join('.')} or later; this is Node ${process.versions.node}.`);
  }
  await installIfStale();
  await build();
  const server = spawn(process.execPath, ['--enable-source-maps', path.join(root, 'server/dist/main.js')], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    // Its own process group: on Ctrl-C the terminal and npm would each signal it, and it would stop half-way.
    detached: !isWindows,
  });
  process.exit(await stopTogether([server]));
});
