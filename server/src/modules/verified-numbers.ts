import { sql } from '../platform/database/statement';
import type { VerifiedTable } from '../platform/verification/tables';

/** Numbers are given without gaps: each is borne by a record, or by the block that a failed import has left. */
export const recordNumbers: VerifiedTable = {
  table: 'record_numbers',
  key: ['series'],
  columns: ['last', 'gaps'],
  also: { gaps: sql`0::bigint` },
  expected: (companyId) => sql`select given.series, max(given.last)::integer as last,
      max(given.last) - sum(given.count)::bigint as gaps
    from (
      select 'report' as series, max(number) as last, count(*) as count from reports where company_id = ${companyId}
      union all select 'action', max(number), count(*) from actions where company_id = ${companyId}
      union all select 'template', max(number), count(*) from templates where company_id = ${companyId}
      union all select 'questionnaire', max(number), count(*) from questionnaires where company_id = ${companyId}
      union all select 'recurrence', max(number), count(*) from recurrence_documents where company_id = ${companyId}
      union all select 'case ' || kind, max(number), count(*) from cases where company_id = ${companyId} group by kind
      union all select 'capa ' || split_part(told.number, '-', 2), max(split_part(told.number, '-', 3)::integer) - 123,
          count(distinct told.number)
        from (select c.value ->> 'to' as number from audit_events e cross join jsonb_array_elements(e.changes) as c
          where e.company_id = ${companyId} and e.action = 'case.step_changed'
            and c.value ->> 'field' like 'capaPlan.%.number' and c.value ->> 'to' like 'CAPA-%') as told group by 1
      union all select case block ->> 'kind' when 'documents' then 'recurrence' else 'case ' || (block ->> 'kind') end,
          (block ->> 'first')::integer + (block ->> 'count')::integer - 1,
          case i.status when 'done' then 0 else (block ->> 'count')::integer end
        from imports i, jsonb_array_elements(coalesce(nullif(i.numbers, 'null'), '[]')) as block
        where i.company_id = ${companyId}) as given
    where given.last is not null group by given.series`,
};
