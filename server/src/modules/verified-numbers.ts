import { join, raw, type Sql, sql } from '../platform/database/statement';
import type { VerifiedTable } from '../platform/verification/tables';
import type { NumberSeries } from '../platform/verification/verification';

const borneBy = ({ series, table }: NumberSeries, companyId: number): Sql =>
  sql`union all select ${series}::text, max(number), count(*) from ${raw(table)} where company_id = ${companyId}`;

/** Numbers are given without gaps from the first that the company has chosen: each is borne by a record, or by the block that a failed import of cases has left. */
export const recordNumbers = (series: readonly NumberSeries[]): VerifiedTable => ({
  table: 'record_numbers',
  key: ['series'],
  columns: ['last', 'gaps'],
  also: { gaps: sql`0::bigint` },
  // A series whose first block was given back has given none.
  only: sql`k.last > 0`,
  expected: (companyId) => sql`select given.series, max(given.last)::integer as last,
      max(given.last) - sum(given.count)::bigint - (first_number(given.series) - 1) as gaps
    from (
      select 'case ' || kind as series, max(number) as last, count(*) as count from cases
        where company_id = ${companyId} group by kind
      ${join(
        series.map((one) => borneBy(one, companyId)),
        ' ',
      )}
      union all select 'capa ' || split_part(recorded.number, '-', 2), 
          max(split_part(recorded.number, '-', 3)::integer) - min(split_part(recorded.number, '-', 3)::integer) + 1,
          count(distinct recorded.number)
        from (select c.value ->> 'to' as number from audit_events e cross join jsonb_array_elements(e.changes) as c
          where e.company_id = ${companyId} and e.action = 'case.step_changed'
            and c.value ->> 'field' like 'capaPlan.%.number' and c.value ->> 'to' like 'CAPA-%') as recorded group by 1
      union all select case block ->> 'kind' when 'documents' then 'recurrence' else 'case ' || (block ->> 'kind') end,
          (block ->> 'first')::integer + (block ->> 'count')::integer - 1,
          case i.status when 'done' then 0 else (block ->> 'count')::integer end
        from imports i, jsonb_array_elements(coalesce(nullif(i.numbers, 'null'), '[]')) as block
        where i.company_id = ${companyId} and i.subject = 'cases') as given
    where given.last is not null group by given.series`,
});
