import type { CountedDays } from '@vigie/domain/modules/insights/counting/case-counts';
import { addDays, dayOfStock, periodBefore } from '@vigie/domain/modules/insights/periods';
import type { Question } from '@vigie/domain/modules/insights/question';
import { empty, type Sql, sql } from '../../../platform/database/statement';

/** Which facts: of one company, narrowed down as the question says, as known now or at the end of a day. */
export interface Scope {
  readonly companyId: number;
  readonly site: string | undefined;
  readonly kind: string | undefined;
  readonly team: number | undefined;
  readonly knownOn: string | undefined;
}

export type Days = Omit<CountedDays, 'buckets'>;

export function scopeOf(companyId: number, { site, kind, team, knownOn }: Question): Scope {
  return { companyId, site, kind, team, knownOn };
}

export function daysOf({ from, to, knownOn }: Question, today: string): Days {
  const period = { from, to };
  const before = periodBefore(period);
  const last = knownOn ?? today;
  return { period, before, asOf: dayOfStock(period, last), beforeAsOf: dayOfStock(before, last) };
}

/** The first moment after a day: what was known on it was known before. */
const endOf = (day: string): Sql => sql`${addDays(day, 1)}::date::timestamp at time zone 'UTC'`;

const caseColumns = sql`company_id, case_id, reported_day, opened_day, due_day, submitted_day, approved_day, closed_day,
  reopened_day, judged_day, owner_id, team_id, cost, causes, returned, reopened, extended, judged, ineffective, is_recurrent,
  is_void, status, kind, criticality, site, department, product, detection, is_imported, packed`;
const actionColumns = sql`company_id, action_id, case_id, created_day, due_day, ended_day, responsible_id, team_id, extended`;

function knownThen(now: Sql, versions: Sql, columns: Sql, companyId: number, day: string): Sql {
  return sql`(select ${columns} from ${now} where company_id = ${companyId} and known_from < ${endOf(day)}
    union all select ${columns} from ${versions}
      where company_id = ${companyId} and known_from < ${endOf(day)} and known_to >= ${endOf(day)})`;
}

/** The cases as they are known, to stand after `from`, as `f`. */
export function caseFacts({ companyId, knownOn }: Scope): Sql {
  if (knownOn === undefined) return sql`case_facts f`;
  return sql`${knownThen(sql`case_facts`, sql`case_fact_versions`, caseColumns, companyId, knownOn)} f`;
}

function actionFacts({ companyId, knownOn }: Scope): Sql {
  if (knownOn === undefined) return sql`action_facts a`;
  return sql`${knownThen(sql`action_facts`, sql`action_fact_versions`, actionColumns, companyId, knownOn)} a`;
}

/** A void case counts nowhere. */
export function isCounted({ companyId, site, kind, team }: Scope): Sql {
  return sql`f.company_id = ${companyId} and not f.is_void
    ${site === undefined ? empty : sql`and f.site = ${site}`}
    ${kind === undefined ? empty : sql`and f.kind = ${kind}`}
    ${team === undefined ? empty : sql`and f.team_id = ${team}`}`;
}

/** Actions as `a`; narrowed down to a site or a kind, those of its cases. The team is that of their responsible. */
export function actionsFrom(scope: Scope): Sql {
  const { companyId, site, kind, team } = scope;
  const ofCases =
    site === undefined && kind === undefined
      ? empty
      : sql`and exists (select from ${caseFacts(scope)} where ${isCounted({ ...scope, team: undefined })}
          and f.case_id = a.case_id)`;
  return sql`${actionFacts(scope)} where a.company_id = ${companyId}
    ${team === undefined ? empty : sql`and a.team_id = ${team}`} ${ofCases}`;
}
