import type { TestApp } from '../../../../platform/testing/test-app';

export interface PastMonth {
  /** How many months before this one. */
  readonly ago: number;
  /** Approved in it, and of these by their due date. */
  readonly approved: number;
  readonly onTime: number;
  readonly kind?: string;
  readonly companyId?: number;
  /** Those who may read them; everyone by default. */
  readonly readerRoles?: readonly string[];
}

const dayIn = (ago: number, day: number, today: string) => {
  const [year = 0, month = 0] = today.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 - ago, day)).toISOString().slice(0, 10);
};

let made = 0;

/** Cases of past months as the figures see them, without living through them. */
export async function addPastMonth(t: TestApp, today: string, past: PastMonth): Promise<void> {
  const { ago, approved, onTime, kind = 'nonConformity', companyId = 1, readerRoles } = past;
  const first = made + 1;
  made += approved;
  const days = [
    dayIn(ago, 2, today),
    dayIn(ago, 20, today),
    dayIn(ago, 10, today),
    dayIn(ago, 15, today),
    dayIn(ago, 18, today),
  ];
  await t.database.owner(
    `insert into case_facts (company_id, case_id, reported_day, opened_day, due_day, submitted_day, approved_day, closed_day,
        owner_id, status, kind, criticality, site, department, product, detection, is_confidential)
      select $1, 'PAST_' || n, $2, $2, case when n < $7 then $3 else $4 end::date, $5, $5, $6,
        (select min(id) from users where company_id = $1), 'closed', $8, 'Minor', '', '', '', '', $9
      from generate_series($10::integer, $11::integer) as n`,
    [companyId, ...days, first + onTime, kind, Boolean(readerRoles), first, made],
  );
  if (!readerRoles) return;
  await t.database.owner(
    `insert into confidential_records (company_id, record, record_id, case_id, reader_ids, reader_roles)
      select $1, 'case', 'PAST_' || n, 'PAST_' || n, '{}', $2 from generate_series($3::integer, $4::integer) as n`,
    [companyId, readerRoles, first, made],
  );
}
