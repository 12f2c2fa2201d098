import { criticalities, type DueDays, dueUnder } from '@vigie/domain/modules/cases/due-date';
import type { Reader } from '../../platform/database/tx';
import { countOpenByDays, listOpenDueOtherwise } from './dry-run-repository';

export interface DueOtherwise {
  readonly count: number;
  /** Of these, late at once. */
  readonly overdue: number;
  readonly records: readonly {
    readonly id: string;
    readonly title: string;
    readonly from: string;
    readonly to: string;
  }[];
}

/** Open cases that would be due on another day, had these rules been there when they were opened. */
export async function findDueOtherwise(
  reader: Reader,
  companyId: number,
  { before, after, today, limit }: { before: DueDays; after: DueDays; today: string; limit: number },
): Promise<DueOtherwise> {
  const changed = criticalities.filter((criticality) => before[criticality] !== after[criticality]);
  if (changed.length === 0) return { count: 0, overdue: 0, records: [] };
  const days = Object.fromEntries(changed.map((criticality) => [criticality, after[criticality]]));
  const groups = await countOpenByDays(reader, companyId, changed);
  const moved = groups
    .map((group) => ({ ...group, to: dueUnder(after, group) }))
    .filter(({ dueDate, to }) => to !== dueDate);
  const records = await listOpenDueOtherwise(reader, companyId, days, limit);
  const sum = (all: readonly { readonly total: number }[]) => all.reduce((total, one) => total + one.total, 0);
  return {
    count: sum(moved),
    overdue: sum(moved.filter(({ dueDate, to }) => to < today && dueDate >= today)),
    records: records.map((one) => ({ id: one.id, title: one.title, from: one.dueDate, to: dueUnder(after, one) })),
  };
}
