import { exitOf } from './run-command.mjs';

const patience = 10_000;

/**
 * Passes a request to stop on to the processes, once: Ctrl-C arrives here from the terminal and again from npm.
 * When one of them ends, the others end too. Resolves to the exit code of the first that ended.
 */
export async function stopTogether(children) {
  const ends = children.map(exitOf);
  let stopping = false;
  const stop = (signal) => {
    if (stopping) return;
    stopping = true;
    for (const child of children) child.kill(signal);
    for (const child of children) setTimeout(() => child.kill('SIGKILL'), patience).unref();
  };
  stopWithNpm(() => stop('SIGTERM'));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop(signal));
  const code = await Promise.race(ends);
  stop('SIGTERM');
  await Promise.all(ends);
  return code;
}

/** A signal sent to npm ends the shell between npm and this script, and goes no further. */
function stopWithNpm(stop) {
  if (!process.env.npm_lifecycle_event) return;
  const shell = process.ppid;
  setInterval(() => {
    if (process.ppid !== shell) stop();
  }, 300).unref();
}
