import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));
export const isWindows = process.platform === 'win32';

/** Whether node was given this file, rather than importing it. */
export const isMain = (address) =>
  process.argv[1] !== undefined && path.resolve(process.argv[1]) === fileURLToPath(address);

/** Resolves to the exit code, in the shell's convention when a signal ended the command. */
export function exitOf(child) {
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => resolve(code ?? 128 + constants.signals[signal]));
  });
}

/** Resolves to the exit code and everything printed; with `show`, prints it at once instead of keeping it. */
export async function runCommand(command, args, { show = false, env, cwd = root } = {}) {
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', show ? 'inherit' : 'pipe', show ? 'inherit' : 'pipe'],
  });
  let output = '';
  child.stdout?.on('data', (chunk) => {
    output += chunk;
  });
  child.stderr?.on('data', (chunk) => {
    output += chunk;
  });
  return { code: await exitOf(child), output };
}

/** Runs the script of an installed package, such as vite/bin/vite.js: node needs neither shell nor PATH for it. */
export const runInstalled = (script, args, options) =>
  runCommand(process.execPath, [path.join(root, 'node_modules', script), ...args], options);

/** Prints the sentence alone: whoever types `npm start` gains nothing from our stack. */
export async function runMain(main) {
  try {
    await main();
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
}
