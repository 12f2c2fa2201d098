import type { QueryOf } from '@vigie/domain/kernel/http/endpoint';
import { say } from '@vigie/domain/kernel/message';
import { appMessages } from '@vigie/domain/messages/shell/shell';
import type { actionsEndpoints } from '@vigie/domain/modules/actions/contract';
import { type ActionEntry, actionSorts } from '@vigie/domain/modules/actions/list-contract';
import {
  actionColumnMessages,
  actionStatusMessages,
  priorityMessages,
} from '@vigie/domain/modules/actions/messages/workflow';
import type { Context } from '../../platform/context';
import { exportList, mostExported } from '../../platform/documents/list-export';
import type { Cell } from '../../platform/documents/spreadsheet';
import type { FileAnswer } from '../../platform/http/call';
import type { Platform } from '../../platform/platform';
import { filterFor } from './list';
import { actionList } from './list-repository';

type Query = QueryOf<(typeof actionsEndpoints)['exportActions']>;

const widths = {
  id: 12,
  status: 18,
  summary: 70,
  priority: 12,
  responsible: 24,
  approver: 24,
  origin: 18,
  dueDate: 14,
};

export async function exportActions(
  platform: Platform,
  context: Context,
  { sort, direction, ids: chosen, ...query }: Query,
): Promise<FileAnswer> {
  const { today = new Date().toISOString().slice(0, 10) } = query;
  const ids = await platform.database.read(context, async (reader) => {
    const filter = { ...(await filterFor(reader, context, query)), ids: chosen ? chosen.split(',') : undefined };
    return actionList.ids(reader, filter, { sort, direction }, mostExported);
  });
  const { style, actor } = context;
  return exportList(platform, context, {
    list: 'action',
    asked: { ...query, ids: chosen },
    fileName: `actions-${today}.xlsx`,
    sheet: say(style, appMessages.actions),
    columns: actionSorts.map((name) => ({ title: say(style, actionColumnMessages[name]), width: widths[name] })),
    ids,
    read: async (reader, part) =>
      (await actionList.read(reader, actor.companyId, part)).map((one) => cellsOf(one, context)),
  });
}

function cellsOf(entry: ActionEntry, { style }: Context): Cell[] {
  const { status, priority, dueDate } = entry;
  return [
    entry.id,
    say(style, actionStatusMessages[status]),
    entry.summary,
    say(style, priorityMessages[priority]),
    entry.responsible,
    entry.approver,
    entry.origin,
    dueDate && { day: dueDate },
  ];
}
