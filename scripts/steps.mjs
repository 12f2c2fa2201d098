const { stdout } = process;
const running = new Set();

/** Prints one line when the work is done, with how long it took; a terminal shows meanwhile what is being done. */
export async function step({ doing, done }, work) {
  const begin = performance.now();
  running.add(doing);
  showRunning();
  try {
    await work();
    print(`${done} in ${Math.max(1, Math.round((performance.now() - begin) / 1000))} s`);
  } finally {
    running.delete(doing);
    showRunning();
  }
}

const wipe = '\r\x1b[K';

function print(line) {
  stdout.write(`${stdout.isTTY ? wipe : ''}${line}\n`);
}

function showRunning() {
  if (stdout.isTTY) stdout.write(`${wipe}${[...running].map((doing) => `${doing}...`).join(' ')}`);
}
