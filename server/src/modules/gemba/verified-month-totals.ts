import { type Sql, sql } from '../../platform/database/statement';

/** What the rows of `observation_month_totals` are to say. */
export const expectedMonths = (companyId: number): Sql =>
  sql`select e.observed_month, e.station_id, e.verdict, count(*)::integer as total from observations e
    where e.company_id = ${companyId} and e.is_counted group by 1, 2, 3`;

export const positiveTotals = sql`k.total > 0`;
