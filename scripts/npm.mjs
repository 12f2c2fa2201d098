import { isWindows, runCommand } from './run-command.mjs';

/** npm names its own script when it runs ours; called directly, Windows finds npm only through its shell file. */
export function runNpm(args, options) {
  const script = process.env.npm_execpath;
  return script?.endsWith('.js')
    ? runCommand(process.execPath, [script, ...args], options)
    : runCommand(isWindows ? 'npm.cmd' : 'npm', args, options);
}

/** Warnings of npm may stand before and after what it was asked for. */
export function jsonIn(output) {
  const start = output.indexOf('{');
  const end = output.lastIndexOf('}');
  if (start < 0 || end < start) throw new Error(`npm answered without JSON:\n${output.trim()}`);
  return JSON.parse(output.slice(start, end + 1));
}
