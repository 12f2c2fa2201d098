import { mostDifferences } from '@vigie/domain/modules/insights/figures';
import type { FigureRef } from '@vigie/domain/modules/insights/question';
import { planEachTime, type Sql, sql } from '../../../platform/database/statement';
import type { Reader } from '../../../platform/database/tx';
import { actionsOf, casesOf } from './conditions';
import { actionsFrom, caseFacts, type Days, isCounted, type Scope } from './facts';

export type FactValues = Readonly<Record<string, unknown>>;

export interface DifferenceRow {
  readonly id: string;
  readonly wasCounted: boolean;
  readonly isCounted: boolean;
  /** Null for a case that was not known then, or is not there now. */
  readonly before: FactValues | null;
  readonly after: FactValues | null;
}

interface Side {
  readonly scope: Scope;
  readonly days: Days;
}

const caseFields = sql`jsonb_build_object('status', f.status, 'kind', f.kind, 'site', f.site, 'department', f.department,
  'product', f.product, 'detection', f.detection, 'causes', f.causes, 'criticality', f.criticality, 'ownerId', f.owner_id,
  'teamId', f.team_id, 'reportedDay', f.reported_day, 'openedDay', f.opened_day, 'dueDay', f.due_day,
  'submittedDay', f.submitted_day, 'approvedDay', f.approved_day, 'closedDay', f.closed_day,
  'reopenedDay', f.reopened_day, 'judgedDay', f.judged_day, 'judged', f.judged, 'ineffective', f.ineffective,
  'returned', f.returned, 'reopened', f.reopened, 'extended', f.extended, 'isRecurrent', f.is_recurrent, 'cost', f.cost,
  'isImported', f.is_imported)`;
const actionFields = sql`jsonb_build_object('ownerId', a.responsible_id, 'teamId', a.team_id, 'openedDay', a.created_day,
  'dueDay', a.due_day, 'closedDay', a.ended_day, 'extended', a.extended)`;

/** What decides whether a case that is counted then and now makes the figure another: an amount, or a number of days. */
const weights: Partial<Record<FigureRef['figure'], Sql>> = {
  cost: sql`f.cost`,
  leadReport: sql`f.opened_day - f.reported_day`,
  leadWriting: sql`f.submitted_day - f.opened_day`,
  leadReview: sql`f.approved_day - f.submitted_day`,
  leadClosing: sql`f.closed_day - f.approved_day`,
  leadWhole: sql`f.closed_day - f.reported_day`,
};

/**
 * Records that are counted on one side and not on the other, or on both with another weight. The facts themselves are
 * looked up for these alone.
 */
export async function listDifferences(
  reader: Reader,
  ref: FigureRef,
  asKnown: Side,
  now: Side,
): Promise<{ readonly rows: DifferenceRow[]; readonly total: number }> {
  const isOfActions = ref.figure === 'openActions' || ref.figure === 'overdueActions';
  const counted = (side: Side) =>
    isOfActions
      ? sql`select a.action_id as id, 0 as weight from ${actionsFrom(side.scope)} and ${actionsOf(ref, side.days)}`
      : sql`select f.case_id as id, ${weights[ref.figure] ?? sql`0`} as weight from ${caseFacts(side.scope)}
          where ${isCounted(side.scope)} and ${casesOf(ref, side.days)}`;
  const facts = ({ scope }: Side) => {
    const bare = { ...scope, site: undefined, kind: undefined, team: undefined };
    return isOfActions
      ? sql`(select ${actionFields} from ${actionsFrom(bare)} and a.action_id = found.id)`
      : sql`(select ${caseFields} from ${caseFacts(bare)} where f.company_id = ${scope.companyId} and f.case_id = found.id)`;
  };
  const rows = await reader.query<DifferenceRow & { total: number }>(
    planEachTime(sql`with found as (
      select id, o is not null as "wasCounted", n is not null as "isCounted", (count(*) over ())::int as total
      from (${counted(asKnown)}) o full join (${counted(now)}) n using (id)
      where o is null or n is null or o.weight is distinct from n.weight
      order by id desc limit ${mostDifferences})
    select found.*, ${facts(asKnown)} as before, ${facts(now)} as after from found order by id desc`),
  );
  return { rows, total: rows[0]?.total ?? 0 };
}
