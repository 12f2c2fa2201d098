import { type DueRules, daysUntil, dueStage } from '@vigie/domain/modules/actions/due-notices';
import type { Reader } from '../../platform/database/tx';
import { countDueByDay, listDueOn } from './notice-repository';

export interface ToldAtNextRound {
  readonly count: number;
  readonly records: readonly { readonly id: string; readonly title: string }[];
}

/** The actions that the next round of reminders would tell of under these rules. */
export async function findToldAtNextRound(
  reader: Reader,
  companyId: number,
  { rules, today, limit }: { rules: DueRules; today: string; limit: number },
): Promise<ToldAtNextRound> {
  const groups = await countDueByDay(reader, companyId, { rules, today });
  const told = groups.filter(({ dueDate, said }) => {
    const stage = dueStage(daysUntil(dueDate, today), rules);
    return stage !== null && !said.includes(stage.stage);
  });
  const first = told.toSorted((one, other) => (one.dueDate < other.dueDate ? -1 : 1)).slice(0, limit);
  return {
    count: told.reduce((total, one) => total + one.ids.length, 0),
    records: await listDueOn(reader, companyId, first.flatMap(({ ids }) => ids).slice(0, limit)),
  };
}
