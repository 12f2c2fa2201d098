import type { OnProgress } from './platform/backup/contents';

const barWidth = 30;
const patience = 10_000;

/** A bar that is drawn again in its place; where no terminal shows it, a line now and then. */
export function progressLine(): OnProgress {
  return process.stderr.isTTY ? bar() : lines();
}

const percent = (done: number, total: number) => Math.floor((total === 0 ? 1 : Math.min(1, done / total)) * 100);

function bar(): OnProgress {
  let shown = '';
  process.once('exit', () => shown && process.stderr.write('\r\x1b[K'));
  return ({ done, total, what }) => {
    const filled = Math.round((percent(done, total) / 100) * barWidth);
    const line = `[${'#'.repeat(filled)}${' '.repeat(barWidth - filled)}] ${percent(done, total)} % ${what}`;
    if (line === shown) return;
    shown = line;
    process.stderr.write(`\r\x1b[K${line}`);
  };
}

function lines(): OnProgress {
  let last = Date.now();
  return ({ done, total, what }) => {
    if (Date.now() - last < patience) return;
    last = Date.now();
    process.stderr.write(`${percent(done, total)} % ${what}\n`);
  };
}
