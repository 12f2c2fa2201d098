import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { arch, availableParallelism, loadavg, platform, totalmem } from 'node:os';
import { fileURLToPath } from 'node:url';
import { printTable } from './medians';

/** What was wanted of a figure, and whether it is so. */
export interface Goal {
  readonly figure: string;
  readonly wanted: string;
  readonly found: string;
  readonly isMet: boolean;
}

export interface Table {
  readonly title: string;
  readonly head: readonly string[];
  readonly lines: readonly (readonly string[])[];
}

/** What one part has measured. */
export interface Section {
  readonly title: string;
  /** How it was measured, in a few sentences. */
  readonly about: string;
  readonly goals: readonly Goal[];
  readonly tables: readonly Table[];
}

const file = fileURLToPath(new URL('../../docs/benchmarks.md', import.meta.url));
const heading = '# Benchmarks';
const introduction = `${heading}

Written by \`npm run bench\`, part by part; never by hand. Each part says when it was measured, with which command and how busy the machine
was. Ratios are of one run: a machine that does other things as well makes both sides of them slower.
`;

const goalLines = (goals: readonly Goal[]) =>
  goals.map(({ figure, wanted, found, isMet }) => [figure, wanted, found, isMet ? 'yes' : '**no**']);
const goalHead = ['Goal', 'wanted', 'found', 'met'];

function markdownOf(head: readonly string[], lines: readonly (readonly string[])[]): string {
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [row(head), row(head.map((_, at) => (at === 0 ? '---' : '--:'))), ...lines.map(row)].join('\n');
}

/** In words that name no product: what a reader needs to compare figures with their own. */
export function machineNow(): string {
  const gigabytes = Math.round(totalmem() / 2 ** 30);
  const busy = loadavg()[0] ?? 0;
  const processors = availableParallelism();
  const others =
    busy < processors / 4 ? 'doing nothing else' : `shared: ${busy.toFixed(1)} programs wanted a processor`;
  return `${processors} processors (${arch()}, ${platform()}), ${gigabytes} GB, Node ${process.version}; ${others} when it began`;
}

export function print({ title, goals, tables }: Section): void {
  console.log(`\n${title}`);
  for (const table of tables) {
    console.log(`\n${table.title}`);
    printTable(table.head, table.lines);
  }
  console.log('');
  printTable(goalHead, goalLines(goals));
}

/** Takes the place of what the page said of the same part before; all other parts stay. */
export function writeDown(
  sections: readonly Section[],
  order: readonly string[],
  command: string,
  machine: string,
): void {
  const before = existsSync(file) ? readFileSync(file, 'utf8').split(/^(?=## )/m) : [];
  const kept = new Map(
    before.filter((part) => part.startsWith('## ')).map((part) => [part.slice(3).split('\n', 1)[0], part]),
  );
  const today = new Date().toISOString().slice(0, 10);
  for (const { title, about, goals, tables } of sections) {
    const parts = [
      `## ${title}`,
      `${today}, \`${command}\`; ${machine}.`,
      about,
      ...(goals.length > 0 ? [markdownOf(goalHead, goalLines(goals))] : []),
      ...tables.map((table) => `${table.title}:\n\n${markdownOf(table.head, table.lines)}`),
    ];
    kept.set(title, `${parts.join('\n\n')}\n\n`);
  }
  const ordered = order.flatMap((title) => kept.get(title) ?? []);
  writeFileSync(file, `${introduction}\n${ordered.join('').trimEnd()}\n`);
}
