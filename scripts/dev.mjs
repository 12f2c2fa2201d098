import { spawn } from 'node:child_process';
import path from 'node:path';
import { installIfStale } from './install.mjs';
import { isWindows, root, runMain } from './run-command.mjs';
import { stopTogether } from './stop-together.mjs';

const installed = (script) => path.join(root, 'node_modules', script);

await runMain(async () => {
  await installIfStale();
  const port = process.env.PORT ?? '8080';
  const webPort = process.env.WEB_PORT ?? '5173';
  const environment = { ...process.env, PORT: port };
  const start = (args, folder) =>
    spawn(process.execPath, args, {
      cwd: path.join(root, folder),
      env: environment,
      stdio: ['ignore', 'inherit', 'inherit'],
      detached: !isWindows,
    });
  const server = start([installed('tsx/dist/cli.mjs'), 'watch', '--clear-screen=false', 'server/src/main.ts'], '.');
  const web = start(
    [installed('vite/bin/vite.js'), '--port', webPort, '--strictPort', '--clearScreen', 'false'],
    'web',
  );
  console.log(`Open http://localhost:${webPort} - it reloads as you save; the API answers on port ${port}.`);
  process.exit(await stopTogether([server, web]));
});
