import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
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

/**
 * Resolves to the exit code and everything printed; with `show`, prints it at once instead of keeping it. Where `show` is
 * a word, the word begins each line: several commands print beside each other.
 */
export async function runCommand(command, args, { show = false, env, cwd = root } = {}) {
  const stdio = show === true ? 'inherit' : 'pipe';
  const child = spawn(command, args, { cwd, env: { ...process.env, ...env }, stdio: ['ignore', stdio, stdio] });
  let output = '';
  const streams = [child.stdout, child.stderr].filter(Boolean);
  for (const stream of streams) {
    stream.setEncoding('utf8');
    if (show) printLines(stream, show);
    else
      stream.on('data', (chunk) => {
        output += chunk;
      });
  }
  const ended = Promise.all(streams.map((stream) => once(stream, 'end')));
  const code = await exitOf(child);
  // The last words may come after the end, or never while a grandchild holds the stream.
  await Promise.race([ended, sleep(1000, undefined, { ref: false })]);
  return { code, output };
}

function printLines(stream, word) {
  let rest = '';
  const print = (line) => console.log(`${word} | ${line}`);
  stream.on('data', (chunk) => {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop();
    for (const line of lines) print(line);
  });
  stream.on('end', () => rest && print(rest));
}

/** Runs the script of an installed package, such as vite/bin/vite.js: node needs neither shell nor PATH for it. */
export const runInstalled = (script, args, options) =>
  runCommand(process.execPath, [path.join(root, 'node_modules', script), ...args], options);

/** Prints the sentence alone: a stack helps no user of `npm start`. */
export async function runMain(main) {
  try {
    await main();
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
}
