import { buffer } from 'node:stream/consumers';
import { type Cell, spreadsheet } from '../../platform/documents/spreadsheet';

const rowsAtOnce = 200;

/** A workbook of one sheet, as people send it. */
export function workbookOf(
  name: string,
  headers: readonly string[],
  lines: readonly (readonly Cell[])[],
): Promise<Buffer> {
  const rows = async function* () {
    for (let from = 0; from < lines.length; from += rowsAtOnce) yield lines.slice(from, from + rowsAtOnce);
  };
  return buffer(spreadsheet({ name, columns: headers.map((title) => ({ title, width: 20 })), rows: rows() }));
}
