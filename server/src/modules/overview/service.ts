import type { OutputOf, QueryOf } from '@vigie/domain/kernel/http/endpoint';
import { mostFollowed, type Overview, type overviewEndpoints } from '@vigie/domain/modules/overview/contract';
import { inOrderOfUrgency } from '@vigie/domain/modules/overview/urgency';
import { awaySince, visitNow } from '@vigie/domain/modules/overview/visits';
import { waitingPages } from '@vigie/domain/modules/overview/waiting-pages';
import { followedCases, worksOf } from '@vigie/domain/modules/overview/works';
import { findLastSeq } from '../../platform/audit/changes-since';
import type { Context } from '../../platform/context';
import type { Reader } from '../../platform/database/tx';
import type { Platform } from '../../platform/platform';
import { listAssigned } from '../accounts/public';
import { findParameters } from '../parameters/public';
import { readChanges } from './changes';
import { caseRow, followedCase } from './items';
import { type Asker, countParts, findCases } from './lists';
import { findVisit, saveVisit } from './repository';
import { readWaiting } from './waiting';

/** Everything that the page shows, in a few round trips over one connection. */
export function getOverview(
  platform: Platform,
  context: Context,
  { scope, today }: QueryOf<(typeof overviewEndpoints)['getOverview']>,
): Promise<Overview> {
  const { actor } = context;
  return platform.database.read(context, async (reader) => {
    const [rules, team, visit] = await Promise.all([
      findParameters(reader, actor.companyId),
      listAssigned(reader, actor, 'team'),
      findVisit(reader, actor.companyId, actor.userId ?? -1),
    ]);
    const now = new Date().toISOString();
    const kinds = platform.recordKinds.all.map(({ kind }) => kind);
    const asker = { context, today: today ?? now.slice(0, 10), team };
    const [waiting, followed, changes] = await Promise.all([
      readWaiting(platform, reader, asker, worksOf(kinds, actor, scope, rules), rules),
      scope === 'me' ? readFollowed(reader, asker) : { parts: [], items: [] },
      readChanges(platform, reader, asker, scope, awaySince(visit, now)),
    ]);
    return { hasTeam: team !== null, ...waiting, followed, changes };
  });
}

/** For the side bar: counts alone, which the lists' totals answer. */
export function countWaiting(
  platform: Platform,
  context: Context,
  { today }: QueryOf<(typeof overviewEndpoints)['countWaiting']>,
): Promise<OutputOf<(typeof overviewEndpoints)['countWaiting']>> {
  const { actor } = context;
  return platform.database.read(context, async (reader) => {
    const [rules, team] = await Promise.all([
      findParameters(reader, actor.companyId),
      listAssigned(reader, actor, 'team'),
    ]);
    const kinds = platform.recordKinds.all.map(({ kind }) => kind);
    const asker = { context, today: today ?? new Date().toISOString().slice(0, 10), team };
    const works = worksOf(kinds, actor, 'me', rules);
    const parts = await Promise.all(works.map((work) => countParts(platform.recordKinds, reader, asker, work)));
    return { pages: waitingPages(parts.flat()) };
  });
}

async function readFollowed(reader: Reader, asker: Asker): Promise<Overview['followed']> {
  const { parts, entries } = await findCases(reader, asker, followedCases);
  const ordered = inOrderOfUrgency(
    entries.map((entry) => ({ ...caseRow(entry), entry })),
    asker.today,
  );
  return { parts, items: ordered.slice(0, mostFollowed).map(({ entry }) => followedCase(entry)) };
}

/** No record: it says up to where this person has looked, as their place in a history does. */
export async function visitOverview({ database }: Platform, context: Context): Promise<undefined> {
  const { companyId, userId } = context.actor;
  await database.transaction(context, async (tx) => {
    const [visit, seq] = await Promise.all([findVisit(tx, companyId, userId ?? -1), findLastSeq(tx, companyId)]);
    await saveVisit(tx, visitNow(visit, { at: new Date().toISOString(), seq }));
  });
}
