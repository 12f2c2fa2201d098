export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

const runs = 41;

/** The middle of 41 times, in milliseconds. */
export async function medianOf(act: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let n = 0; n < runs; n += 1) {
    const begin = performance.now();
    await act();
    times.push(performance.now() - begin);
  }
  return median(times);
}

/** Columns as wide as they must be; the first to the left, numbers to the right. */
export function printTable(head: readonly string[], lines: readonly (readonly string[])[]): void {
  const all = [head, ...lines];
  const widths = head.map((_, column) => Math.max(...all.map((line) => (line[column] ?? '').length)));
  for (const line of all) {
    console.log(
      line.map((cell, at) => (at === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[at] ?? 0))).join('  '),
    );
  }
}
