import type { HistoryPage, HistoryQuery } from '@vigie/domain/kernel/trail/history';
import { listHistory } from '../../platform/audit/events';
import type { Context } from '../../platform/context';
import type { Platform } from '../../platform/platform';
import type { ServerKind, StoredRecord } from './server-kind';

export function getHistoryOf<Item extends StoredRecord>(
  { database }: Platform,
  context: Context,
  { kind, read }: ServerKind<string, Item>,
  id: string,
  page: HistoryQuery,
): Promise<HistoryPage> {
  return database.read(context, async (reader) => {
    const { companyId } = await read(reader, context, id);
    return listHistory(reader, { companyId, record: kind.name, recordId: id }, page);
  });
}
