import { mCategories } from '@vigie/domain/modules/cases/public';
import { ageBands, type IndicatorKey, indicatorOf } from '@vigie/domain/modules/insights/indicators';
import { addDays } from '@vigie/domain/modules/insights/periods';
import { agePartOf, type FigureRef } from '@vigie/domain/modules/insights/question';
import { type Sql, sql } from '../../../platform/database/statement';
import type { Days } from './facts';

const hasCause = (place: number): Sql => sql`f.causes & ${1 << place} <> 0`;

/** What is open, and what awaits approval, at the end of a day: what was imported closed was never approved, and awaits nothing. */
const isOpen = (day: string): Sql => sql`f.opened_day <= ${day} and f.closed_day > ${day}`;
const awaitsApproval = (day: string): Sql => sql`${isOpen(day)} and f.approved_day > ${day}`;
const isOverdue = (day: string): Sql => sql`${awaitsApproval(day)} and f.due_day < ${day}`;
export const isOpenAction = (day: string): Sql => sql`a.created_day <= ${day} and a.ended_day > ${day}`;
export const isOverdueAction = (day: string): Sql => sql`${isOpenAction(day)} and a.due_day < ${day}`;

/** The age of a case in days, on a day. */
function isOfAge(part: string | undefined, day: string): Sql {
  const band = ageBands.find((one) => one.part === agePartOf(part));
  if (!band) return sql`false`;
  const youngest = sql`f.opened_day <= ${addDays(day, -band.from)}`;
  return band.to === null ? youngest : sql`${youngest} and f.opened_day >= ${addDays(day, -band.to)}`;
}

const dayColumns = {
  opened: sql`f.opened_day`,
  submitted: sql`f.submitted_day`,
  approved: sql`f.approved_day`,
  closed: sql`f.closed_day`,
  judged: sql`f.judged_day`,
} as const;

export const between = (column: Sql, { from, to }: { readonly from: string; readonly to: string }): Sql =>
  sql`${column} >= ${from} and ${column} <= ${to}`;

/**
 * What makes a case one of those that a rate counts, among all that happened in the period: what the domain counts by, said
 * once more for the lists.
 */
const counted: Partial<Record<IndicatorKey, Sql>> = {
  onTime: sql`f.approved_day <= f.due_day`,
  firstTime: sql`f.returned = 0`,
  recurrence: sql`f.is_recurrent`,
  effectiveness: sql`f.ineffective = 0`,
  extended: sql`f.extended > 0`,
  reopened: sql`f.reopened > 0`,
};

const among: Partial<Record<IndicatorKey, Sql>> = {
  recurrence: sql`f.is_recurrent is not null`,
  cost: sql`f.cost is not null`,
  leadReview: sql`f.submitted_day < 'infinity'`,
  leadClosing: sql`f.approved_day < 'infinity'`,
};

/** Exactly the cases that a figure counts. */
export function casesOf(ref: FigureRef, days: Days): Sql {
  return sql`${ofIndicator(ref, days)} and ${ofPart(ref, days)}`;
}

function ofIndicator({ figure, side }: FigureRef, { period, asOf }: Days): Sql {
  const isAll = side === 'denominator';
  if (figure === 'backlog') return isOpen(asOf);
  if (figure === 'overdue') return isAll ? awaitsApproval(asOf) : isOverdue(asOf);
  const { day, leavesOutImported } = indicatorOf(figure);
  if (day === 'end') return sql`false`;
  const here = leavesOutImported ? sql`not f.is_imported` : sql`true`;
  const happened = sql`${between(dayColumns[day], period)} and ${among[figure] ?? sql`true`} and ${here}`;
  return isAll ? happened : sql`${happened} and ${counted[figure] ?? sql`true`}`;
}

const paretoColumns = {
  kind: sql`f.kind`,
  product: sql`f.product`,
  department: sql`f.department`,
  detection: sql`f.detection`,
} as const;

function ofPart({ by, part }: FigureRef, { asOf }: Days): Sql {
  if (by === undefined) return sql`true`;
  if (by === 'age') return isOfAge(part, asOf);
  if (by === 'person') return sql`f.owner_id = ${personOf(part)}`;
  if (by !== 'cause') return sql`${paretoColumns[by]} = ${part ?? ''}`;
  const place = (mCategories as readonly string[]).indexOf(part ?? '');
  return place < 0 ? sql`false` : hasCause(place);
}

export function actionsOf({ figure, side, by, part }: FigureRef, { asOf }: Days): Sql {
  const isWanted = figure === 'overdueActions' && side !== 'denominator' ? isOverdueAction(asOf) : isOpenAction(asOf);
  return by === 'person' ? sql`${isWanted} and a.responsible_id = ${personOf(part)}` : isWanted;
}

const personOf = (part: string | undefined): number => (/^\d{1,9}$/.test(part ?? '') ? Number(part) : 0);
