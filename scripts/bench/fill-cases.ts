import type pg from 'pg';
import { entriesBy, hirePeople } from './bare-sql';

const fill = entriesBy(
  'case',
  `insert into case_entries (company_id, id, kind, number, is_case, status, summary, criticality, owner_id, owner_name,
      origin, detection_date, due_date, version)
    select (select id from company), 'NC_' || lpad(n::text, greatest(4, length(n::text)), '0'), 'nonConformity', n, true,
      (array['in_progress', 'ready_for_qa', 'approved', 'closed', 'closed', 'closed'])[1 + n % 6], what,
      (array['Critical', 'Major', 'Minor'])[1 + n % 3], (select ids[who] from people), (select names[who] from people),
      (array['audit', 'gemba', 'randomly'])[1 + n % 3], date '2026-01-01' + n % 300, date '2026-03-01' + n % 300, 1
    from made returning company_id, id, summary`,
);

/** Rows of the list of cases, without the cases behind them. */
export async function fillCases(owner: pg.Client, from: number, to: number): Promise<void> {
  for (let start = from; start <= to; start += 10_000) {
    await owner.query(fill, [start, Math.min(start + 9_999, to)]);
  }
  for (const table of ['case_entries', 'case_totals', 'search_words']) await owner.query(`vacuum analyze ${table}`);
}

/** The demo company with so many cases; what an earlier run has filled in stays. */
export async function fillCasesUpTo(owner: pg.Client, count: number): Promise<void> {
  const { rows } = await owner.query<{ last: number }>(
    `select max(number) as last from case_entries where kind = 'nonConformity' and is_case
      and company_id = (select company_id from users where username = 'company.admin')`,
  );
  const last = rows[0]?.last ?? 0;
  // The demo's own cases come first; 100 is behind all of them.
  if (last < 100) await hirePeople({ owner }, 'company.admin');
  if (last < count) await fillCases(owner, Math.max(100, last + 1), count);
}
