/** What the text of one version may hold: 200 printed pages are about 600,000 letters. */
export const textBounds = {
  blocks: 2_000,
  images: 100,
  /** Letters of the whole, and of one block with all its items or cells. */
  letters: 1_000_000,
  blockLetters: 20_000,
  /** Runs of the whole: each costs its check and its element on the page. */
  runs: 12_000,
  items: 500,
  /** How deep an item stands below the outermost, which is 0. */
  itemDepth: 4,
  rows: 200,
  columns: 20,
  /** Cells of all tables. */
  cells: 10_000,
  link: 2_000,
  alternative: 500,
  caption: 500,
  label: 200,
} as const;
