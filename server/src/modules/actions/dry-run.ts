import { type DueRules, daysUntil, dueStage } from '@vigie/domain/modules/actions/due-notices';
import type { Reader } from '../../platform/database/tx';
import { countDueByDay, listDueOn } from './notice-repository';

export interface DueReminders {
  readonly count: number;
  readonly records: readonly { readonly id: string; readonly title: string }[];
}

/** The actions that the next round of reminders would notify of under these rules. */
export async function findDueReminders(
  reader: Reader,
  companyId: number,
  { rules, today, limit }: { rules: DueRules; today: string; limit: number },
): Promise<DueReminders> {
  const groups = await countDueByDay(reader, companyId, { rules, today });
  const due = groups.filter(({ dueDate, said }) => {
    const stage = dueStage(daysUntil(dueDate, today), rules);
    return stage !== null && !said.includes(stage.stage);
  });
  const first = due.toSorted((one, other) => (one.dueDate < other.dueDate ? -1 : 1)).slice(0, limit);
  return {
    count: due.reduce((total, one) => total + one.ids.length, 0),
    records: await listDueOn(reader, companyId, first.flatMap(({ ids }) => ids).slice(0, limit)),
  };
}
