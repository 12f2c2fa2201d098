import type { Context } from '../context';
import type { Reader } from '../database/tx';
import { FileAnswer } from '../http/call';
import type { Platform } from '../platform';
import { Queue } from './queue';
import { type Cell, spreadsheet, spreadsheetType } from './spreadsheet';

export const mostExported = 200_000;
const rowsAtOnce = 100;

export interface ListExport {
  readonly fileName: string;
  readonly sheet: string;
  readonly columns: readonly { readonly title: string; readonly width: number }[];
  /** Which rows is settled first; each is then read as it is at that moment. */
  readonly ids: readonly string[];
  readonly read: (reader: Reader, ids: readonly string[]) => Promise<Cell[][]>;
}

const exports = new Queue(4, 20);

/** The rows are read a hundred at a time, while the file is already on its way. */
export async function exportList({ database }: Platform, context: Context, plan: ListExport): Promise<FileAnswer> {
  const end = await exports.take();
  const rows = async function* (): AsyncGenerator<Cell[][]> {
    for (let start = 0; start < plan.ids.length; start += rowsAtOnce) {
      yield await database.read(context, (reader) => plan.read(reader, plan.ids.slice(start, start + rowsAtOnce)));
    }
  };
  const sheet = spreadsheet({ name: plan.sheet, columns: plan.columns, rows: rows() });
  // Whole, or given up by its reader.
  sheet.once('close', end);
  return new FileAnswer(plan.fileName, spreadsheetType, sheet);
}
