export interface CsvRow {
  /** As a text editor numbers it. */
  readonly line: number;
  readonly cells: readonly string[];
}

/**
 * RFC 4180, with a comma, semicolon or tab as the first line uses them, quoted cells that may hold line breaks, and an
 * optional byte order mark. Blank lines are passed over.
 */
export function parseCsv(text: string): readonly CsvRow[] {
  const source = text.replace(/^\uFEFF/, '');
  const separator = separatorOf(source.split(/\r?\n/, 1)[0] ?? '');
  const rows: CsvRow[] = [];
  let cells: string[] = [];
  let cell = '';
  let quoted = false;
  let line = 1;
  let startLine = 1;
  const endRow = () => {
    cells.push(cell);
    if (cells.some((value) => value.trim() !== '')) rows.push({ line: startLine, cells });
    cells = [];
    cell = '';
  };
  for (let at = 0; at < source.length; at += 1) {
    const letter = source[at] as string;
    if (letter === '\n') line += 1;
    if (quoted) {
      if (letter !== '"') cell += letter;
      else if (source[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else quoted = false;
    } else if (letter === '"' && cell === '') quoted = true;
    else if (letter === separator) {
      cells.push(cell);
      cell = '';
    } else if (letter === '\n') {
      endRow();
      startLine = line;
    } else if (letter !== '\r') cell += letter;
  }
  endRow();
  return rows;
}

function separatorOf(header: string): string {
  const count = (letter: string) => header.split(letter).length;
  return [';', ',', '\t'].reduce((best, letter) => (count(letter) > count(best) ? letter : best));
}
