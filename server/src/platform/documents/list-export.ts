import { creation } from '@vigie/domain/kernel/trail/audit-event';
import type { Json } from '@vigie/domain/kernel/trail/canonical-json';
import type { Context } from '../context';
import type { Reader } from '../database/tx';
import { FileAnswer } from '../http/call';
import type { Platform } from '../platform';
import { type Cell, spreadsheet, spreadsheetType } from './spreadsheet';

export const maxExported = 200_000;
const rowsAtOnce = 100;

export interface ListExport {
  /** Which list, as the trail names it: the kind of its records. */
  readonly list: string;
  readonly asked: Readonly<Record<string, Json | undefined>>;
  readonly fileName: string;
  readonly sheet: string;
  readonly columns: readonly { readonly title: string; readonly width: number }[];
  /** Which rows is settled first; each is then read as it is at that moment. */
  readonly ids: readonly string[];
  readonly read: (reader: Reader, ids: readonly string[]) => Promise<Cell[][]>;
}

/** The rows are read a hundred at a time, while the file is already on its way. */
export async function exportList({ database }: Platform, context: Context, plan: ListExport): Promise<FileAnswer> {
  await recordExport(database, context, plan);
  const rows = async function* (): AsyncGenerator<Cell[][]> {
    for (let start = 0; start < plan.ids.length; start += rowsAtOnce) {
      yield await database.snapshotOnReplica(context, (reader) =>
        plan.read(reader, plan.ids.slice(start, start + rowsAtOnce)),
      );
    }
  };
  const sheet = spreadsheet({ name: plan.sheet, columns: plan.columns, rows: rows() });
  return new FileAnswer(plan.fileName, spreadsheetType, sheet);
}

/** Taking a list out of the house is an event of the trail: who, when, which rows were asked for, and how many came. */
export async function recordExport(
  database: Platform['database'],
  context: Context,
  { list, asked, fileName, ids }: Pick<ListExport, 'list' | 'asked' | 'fileName' | 'ids'>,
): Promise<void> {
  const said = Object.entries(asked).filter(([, value]) => value !== undefined && value !== null && value !== '');
  await database.transaction(context, async (tx) => {
    const changes = creation({ file: fileName, rows: ids.length, ...Object.fromEntries(said) } as Record<string, Json>);
    tx.audit({ action: 'list.exported', record: 'list', recordId: list, changes });
  });
}
