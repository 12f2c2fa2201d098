/** The state of a person in a requirement, by the number that it has in three bits. */
export const cellStates = ['none', 'qualified', 'expiring', 'open', 'late', 'excepted'] as const;
export type CellState = (typeof cellStates)[number];
export const cellNumber = (state: CellState): number => cellStates.indexOf(state);

const bits = 3;
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const perLetter = 2;

/** Row by row, two cells in each letter of base64url. */
export function packCells(cells: ArrayLike<number>): string {
  const packed: string[] = [];
  for (let at = 0; at < cells.length; at += perLetter) {
    packed.push(letters[((cells[at] ?? 0) << bits) | (cells[at + 1] ?? 0)] ?? 'A');
  }
  return packed.join('');
}

export function unpackCells(packed: string, count: number): Uint8Array {
  const cells = new Uint8Array(count);
  for (let at = 0; at < count; at += 1) {
    const both = letters.indexOf(packed[Math.floor(at / perLetter)] ?? 'A');
    cells[at] = at % perLetter === 0 ? both >> bits : both & 0b111;
  }
  return cells;
}
