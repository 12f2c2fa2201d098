import type { QueryOf } from '@vigie/domain/kernel/http/endpoint';
import { say } from '@vigie/domain/kernel/message';
import { listMessages } from '@vigie/domain/messages/lists';
import type { casesEndpoints } from '@vigie/domain/modules/cases/contract';
import { caseKinds } from '@vigie/domain/modules/cases/kinds';
import type { CaseEntry } from '@vigie/domain/modules/cases/list-contract';
import {
  caseStatusMessages,
  criticalityMessages,
  definitionMessages,
} from '@vigie/domain/modules/cases/messages/kinds';
import { caseListMessages as m } from '@vigie/domain/modules/cases/messages/list';
import { urgencyOf } from '@vigie/domain/modules/cases/urgency';
import type { Context } from '../../../platform/context';
import { exportList, mostExported } from '../../../platform/documents/list-export';
import type { Cell } from '../../../platform/documents/spreadsheet';
import type { FileAnswer } from '../../../platform/http/call';
import type { Platform } from '../../../platform/platform';
import { filterFor } from './list';
import { caseList } from './repository';

type Query = QueryOf<(typeof casesEndpoints)['exportCases']>;

export async function exportCases(
  platform: Platform,
  context: Context,
  { sort, direction, ids: chosen, ...query }: Query,
): Promise<FileAnswer> {
  const { kind, today = new Date().toISOString().slice(0, 10) } = query;
  const ids = await platform.database.read(context, async (reader) => {
    const filter = { ...(await filterFor(reader, context, query)), ids: chosen ? chosen.split(',') : undefined };
    return caseList.ids(reader, filter, { sort, direction }, mostExported);
  });
  const speak = (message: Parameters<typeof say>[1]) => say(context.style, message);
  const columns = [
    { title: speak(listMessages.id), width: 12 },
    { title: speak(listMessages.status), width: 20 },
    { title: speak(listMessages.summary), width: 70 },
    { title: speak(m.criticality), width: 12 },
    { title: speak(m.owner), width: 24 },
    { title: speak(m.origin), width: 18 },
    { title: speak(definitionMessages.detectionDate), width: 14 },
    { title: speak(m.dueDate), width: 14 },
    { title: speak(m.urgency), width: 16 },
  ];
  return exportList(platform, context, {
    list: kind,
    asked: { ...query, ids: chosen },
    fileName: `${caseKinds[kind].route}-${today}.xlsx`,
    sheet: speak(caseKinds[kind].label),
    columns,
    ids,
    read: async (reader, part) => {
      const entries = await caseList.read(reader, context.actor.companyId, part);
      return entries.map((entry) => cellsOf(entry, context, today));
    },
  });
}

function cellsOf(entry: CaseEntry, { style }: Context, today: string): Cell[] {
  const { status, criticality, origin, detectionDate, dueDate } = entry;
  const urgency = status !== 'waiting_approval' && dueDate ? urgencyOf(status, dueDate, today) : null;
  return [
    entry.id,
    say(style, status === 'waiting_approval' ? m.waitingApproval : caseStatusMessages[status]),
    entry.summary,
    criticality && say(style, criticalityMessages[criticality]),
    entry.owner,
    origin && say(style, definitionMessages[origin]),
    detectionDate && { day: detectionDate },
    dueDate && { day: dueDate },
    urgency && say(style, urgency.message, urgency.values),
  ];
}
