import { hasRole } from '@vigie/domain/kernel/identity/actor';
import { say } from '@vigie/domain/kernel/message';
import { historyMessages } from '@vigie/domain/messages/history';
import { eventLabel } from '@vigie/domain/messages/record-words';
import { mostChanged, type Overview } from '@vigie/domain/modules/overview/contract';
import type { Mark } from '@vigie/domain/modules/overview/visits';
import type { Scope } from '@vigie/domain/modules/overview/works';
import { readingRoles } from '@vigie/domain/modules/reports/public';
import {
  type ChangesOfRecord,
  findLastSeq,
  listChangesAmong,
  listChangesOf,
  type SinceWhen,
} from '../../platform/audit/changes-since';
import type { Reader } from '../../platform/database/tx';
import type { Platform } from '../../platform/platform';
import { actionsOfPeople, findActionIdsOf } from '../actions/public';
import { casesOfPeople, findCaseIdsOf } from '../cases/public';
import { findReportIdsOf, reportsOfPeople } from '../reports/public';
import type { Asker } from './lists';

type Changes = Overview['changes'];

/** Of one person's own records the newest of each kind, of a team's what the last events of the company name. */
const mostOfAKind = 300;
const mostEvents = 2000;
/** Read by every colleague, but for what is confidential, which the database keeps. */
const openToAll = ['case', 'action'];

/** What others did meanwhile. At the first visit there is no meanwhile. */
export async function readChanges(
  { recordKinds }: Pick<Platform, 'recordKinds'>,
  reader: Reader,
  asker: Asker,
  scope: Scope,
  since: Mark | null,
): Promise<Changes> {
  if (!since) return { since: null, total: 0, isAtLeast: false, isMore: false, records: [] };
  const { companyId, userId } = asker.context.actor;
  const when = { companyId, userId, seq: since.seq };
  const { found, isAtLeast } = scope === 'me' ? await ownChanges(reader, when) : await teamChanges(reader, when, asker);
  const shown = found.slice(0, mostChanged);
  const titles = new Map<string, string>();
  await Promise.all(
    recordKinds.all.map(async ({ kind, findTitles }) => {
      const ids = shown.filter(({ record }) => record === kind.name).map(({ recordId }) => recordId);
      if (ids.length === 0) return;
      for (const { id, title } of await findTitles(reader, asker.context, ids)) titles.set(id, title);
    }),
  );
  return {
    since: since.at,
    total: found.reduce((sum, { total }) => sum + total, 0),
    isAtLeast,
    isMore: found.length > shown.length,
    records: shown.flatMap((change) => changedRecord(recordKinds, asker, change, titles.get(change.recordId))),
  };
}

interface Found {
  readonly found: readonly ChangesOfRecord[];
  readonly isAtLeast: boolean;
}

async function ownChanges(reader: Reader, when: SinceWhen): Promise<Found> {
  const { companyId, userId } = when;
  if (userId === null) return { found: [], isAtLeast: false };
  const [cases, actions, reports] = await Promise.all([
    findCaseIdsOf(reader, companyId, userId, mostOfAKind),
    findActionIdsOf(reader, companyId, userId, mostOfAKind),
    findReportIdsOf(reader, companyId, userId, mostOfAKind),
  ]);
  const found = await listChangesOf(reader, when, { case: cases, action: actions, report: reports });
  return { found, isAtLeast: [cases, actions, reports].some(({ length }) => length === mostOfAKind) };
}

async function teamChanges(reader: Reader, when: SinceWhen, { team, context: { actor } }: Asker): Promise<Found> {
  const readsReports = hasRole(actor, ...readingRoles);
  const watched = readsReports ? [...openToAll, 'report'] : openToAll;
  const [found, lastSeq] = await Promise.all([
    listChangesAmong(reader, when, watched, mostEvents),
    findLastSeq(reader, when.companyId),
  ]);
  const idsOf = (name: string) => found.filter(({ record }) => record === name).map(({ recordId }) => recordId);
  const { companyId } = when;
  const kept = await Promise.all([
    team ? casesOfPeople(reader, companyId, idsOf('case'), team) : idsOf('case'),
    team ? actionsOfPeople(reader, companyId, idsOf('action'), team) : idsOf('action'),
    reportsOfPeople(reader, companyId, idsOf('report'), team),
  ]);
  const ids = new Set(kept.flat());
  return { found: found.filter(({ recordId }) => ids.has(recordId)), isAtLeast: lastSeq - when.seq > mostEvents };
}

function changedRecord(
  { all }: Platform['recordKinds'],
  { context: { style } }: Asker,
  { record, recordId, total, action, actorId, actorName, at }: ChangesOfRecord,
  title: string | undefined,
): Changes['records'] {
  const kind = all.find((one) => one.kind.name === record)?.kind;
  if (!kind || title === undefined) return [];
  return [
    {
      record,
      id: recordId,
      title,
      address: kind.address(recordId),
      total,
      event: eventLabel(kind.words, action, (message, values) => say(style, message, values)),
      who: actorId === null ? say(style, historyMessages.system) : actorName,
      at: at.toISOString(),
    },
  ];
}
