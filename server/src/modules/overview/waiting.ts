import { say } from '@vigie/domain/kernel/message';
import type { ActionEntry } from '@vigie/domain/modules/actions/public';
import type { CaseEntry } from '@vigie/domain/modules/cases/public';
import { type Figure, mostOfAWork, type WorkItem } from '@vigie/domain/modules/overview/contract';
import { inOrderOfUrgency } from '@vigie/domain/modules/overview/urgency';
import type { Work } from '@vigie/domain/modules/overview/works';
import type { Reader } from '../../platform/database/tx';
import type { Platform } from '../../platform/platform';
import type { RecordKinds } from '../../platform/records/record-kinds';
import { factsOfActions } from '../actions/public';
import { type CaseStanding, standingsOf } from '../cases/public';
import { actionRow, alertRow, caseRow, type Row, recordRow, reportRow } from './items';
import { type Asker, findActions, findAlerts, findCases, findOfKind, findReports } from './lists';

interface FoundWork {
  readonly figure: Figure;
  readonly rows: readonly Row[];
  readonly cases: readonly CaseEntry[];
  readonly actions: readonly ActionEntry[];
}

/** How many of each sort of work there are, and the most urgent of each with what stands in the way of its next step. */
export async function readWaiting(
  { recordKinds }: Pick<Platform, 'recordKinds'>,
  reader: Reader,
  asker: Asker,
  works: readonly Work[],
  rules: { readonly fourEyes: boolean },
): Promise<{ figures: Figure[]; items: WorkItem[] }> {
  const found = await Promise.all(works.map((work) => findWork(recordKinds, reader, asker, work, rules.fourEyes)));
  const shown = found.flatMap(({ figure: { work }, rows }) =>
    inOrderOfUrgency(rows, asker.today)
      .slice(0, mostOfAWork)
      .map((row): WorkItem => ({ ...row, work })),
  );
  return { figures: found.map(({ figure }) => figure), items: await withStandings(reader, asker, shown, found) };
}

async function findWork(
  { all }: RecordKinds,
  reader: Reader,
  asker: Asker,
  asked: Work,
  fourEyes: boolean,
): Promise<FoundWork> {
  const named = { work: asked.work, label: say(asker.context.style, asked.label), record: asked.list };
  const none = { cases: [], actions: [] };
  switch (asked.list) {
    case 'report': {
      const { parts, entries } = await findReports(reader, asker, asked);
      return { ...none, figure: { ...named, parts }, rows: entries.map((entry) => reportRow(entry, fourEyes)) };
    }
    case 'case': {
      const { parts, entries } = await findCases(reader, asker, asked);
      return { ...none, figure: { ...named, parts }, rows: entries.map(caseRow), cases: entries };
    }
    case 'action': {
      const { parts, entries } = await findActions(reader, asker, asked);
      return { ...none, figure: { ...named, parts }, rows: entries.map(actionRow), actions: entries };
    }
    case 'alert': {
      const { parts, entries } = await findAlerts(reader, asker, asked);
      return { ...none, figure: { ...named, parts }, rows: entries.map(alertRow) };
    }
    default: {
      const found = all.find(({ kind }) => kind.name === asked.list);
      if (!found?.findWaiting) throw new Error(`the kind ${asked.list} has no findWaiting`);
      const { parts, entries } = await findOfKind(reader, asker, asked, found.findWaiting);
      const rows = entries.map((record) => recordRow(record, found.kind.address(record.id)));
      return { ...none, figure: { ...named, parts }, rows };
    }
  }
}

/** Asked of what is shown alone, for all of it at once. */
async function withStandings(
  reader: Reader,
  { context: { actor } }: Asker,
  shown: readonly WorkItem[],
  found: readonly FoundWork[],
): Promise<WorkItem[]> {
  const ids = new Set(shown.map(({ id }) => id));
  const isShown = ({ id }: { readonly id: string }) => ids.has(id);
  const [cases, actions] = await Promise.all([
    standingsOf(reader, actor, found.flatMap((one) => one.cases).filter(isShown)),
    factsOfActions(reader, actor, found.flatMap((one) => one.actions).filter(isShown)),
  ]);
  return shown.map((item) => {
    const known = cases.get(item.id);
    if (item.case && known) return { ...item, case: { ...item.case, ...copied(known) } };
    return item.action ? { ...item, action: { ...item.action, ...actions.get(item.id) } } : item;
  });
}

/** As the answer has them: lists of its own. */
function copied({ notReady, notReviewed, openQuestionnaires, unfinishedQuestionnaires, ownWork }: CaseStanding) {
  return {
    notReady: [...notReady],
    notReviewed: [...notReviewed],
    openQuestionnaires: [...openQuestionnaires],
    unfinishedQuestionnaires: [...unfinishedQuestionnaires],
    ownWork,
  };
}
