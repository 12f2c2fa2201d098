import type { Dismissal, RecurrenceAnalysis } from '@vigie/domain/modules/cases/investigation-contract';
import { sql } from '../../platform/database/statement';
import type { Reader, Tx } from '../../platform/database/tx';

const maxShown = 20;

/** Newest first. What was found then and may not be read by the asking user now is left out, with the reasons. */
export async function listAnalyses(reader: Reader, companyId: number, caseId: string): Promise<RecurrenceAnalysis[]> {
  const rows = await reader.query<Omit<RecurrenceAnalysis, 'ranAt' | 'ranBy'> & { ran_at: Date; ran_by: string }>(sql`
    select a.n, a.ran_at, a.ran_by, a.inputs, (select coalesce(jsonb_agg(m.match order by m.place), '[]')
        from jsonb_array_elements(a.matches) with ordinality as m (match, place)
        where exists (select from cases c where c.company_id = a.company_id and c.id = m.match ->> 'id')) as matches
    from case_analyses a where a.company_id = ${companyId} and a.case_id = ${caseId} order by a.n desc limit ${maxShown}`);
  return rows.map(({ ran_at: ranAt, ran_by: ranBy, ...row }) => ({ ...row, ranAt: ranAt.toISOString(), ranBy }));
}

/** What the last analysis of each of some cases has found, by case. */
export async function listLatestMatches(
  reader: Reader,
  companyId: number,
  caseIds: readonly string[],
): Promise<ReadonlyMap<string, RecurrenceAnalysis['matches']>> {
  const rows = await reader.query<{ case_id: string; matches: RecurrenceAnalysis['matches'] }>(sql`
    select distinct on (case_id) case_id, matches from case_analyses
    where company_id = ${companyId} and case_id = any (${caseIds}::text[]) order by case_id, n desc`);
  return new Map(rows.map((row) => [row.case_id, row.matches]));
}

/** The case is locked: the next number is free. */
export async function insertAnalysis(
  tx: Tx,
  caseId: string,
  { inputs, matches }: Pick<RecurrenceAnalysis, 'inputs' | 'matches'>,
): Promise<void> {
  const { companyId, displayName } = tx.context.actor;
  await tx.query(sql`insert into case_analyses (company_id, case_id, n, ran_by, inputs, matches)
    select ${companyId}, ${caseId}, 1 + coalesce(max(n), 0), ${displayName}, ${JSON.stringify(inputs)}::jsonb,
      ${JSON.stringify(matches)}::jsonb
    from case_analyses where company_id = ${companyId} and case_id = ${caseId}`);
}

/** Of the case, and those in which it is the other one. */
export async function listDismissals(reader: Reader, companyId: number, caseId: string): Promise<Dismissal[]> {
  const rows = await reader.query<Omit<Dismissal, 'otherId' | 'isFromOther' | 'at'> & DismissalRow>(sql`
    select case_id, other_id, reason, who, at from case_dismissals
    where company_id = ${companyId} and (case_id = ${caseId} or other_id = ${caseId}) and restored_at is null
    order by at limit 200`);
  return rows.map(({ case_id: dismissedIn, other_id: otherId, at, ...row }) => {
    const isFromOther = dismissedIn !== caseId;
    return { ...row, otherId: isFromOther ? dismissedIn : otherId, at: at.toISOString(), isFromOther };
  });
}

interface DismissalRow {
  readonly case_id: string;
  readonly other_id: string;
  readonly at: Date;
}

/** The cases that are not to be found again for this one. */
export async function listDismissedOnEitherSide(reader: Reader, companyId: number, caseId: string): Promise<string[]> {
  const rows = await reader.query<{ id: string }>(sql`select other_id as id from case_dismissals
      where company_id = ${companyId} and case_id = ${caseId} and restored_at is null
    union select case_id from case_dismissals
      where company_id = ${companyId} and other_id = ${caseId} and restored_at is null`);
  return rows.map(({ id }) => id);
}

export async function saveDismissal(tx: Tx, caseId: string, otherId: string, reason: string): Promise<void> {
  const { companyId, displayName } = tx.context.actor;
  await tx.query(sql`insert into case_dismissals (company_id, case_id, other_id, reason, who)
    values (${companyId}, ${caseId}, ${otherId}, ${reason}, ${displayName})
    on conflict (company_id, case_id, other_id) do update set reason = excluded.reason, who = excluded.who,
      at = clock_timestamp(), restored_at = null`);
}

/** Null when it was not dismissed. */
export function restoreDismissed(tx: Tx, caseId: string, otherId: string): Promise<{ reason: string } | null> {
  return tx.find(sql`update case_dismissals set restored_at = clock_timestamp()
    where company_id = ${tx.context.actor.companyId} and case_id = ${caseId} and other_id = ${otherId}
      and restored_at is null returning reason`);
}

/** The cases that were dismissed as recurrences of each of these, by case. */
export async function listDismissedIds(
  reader: Reader,
  companyId: number,
  caseIds: readonly string[],
): Promise<ReadonlyMap<string, string[]>> {
  const rows = await reader.query<{ id: string; others: string[] }>(sql`
    select case_id as id, array_agg(other_id) as others from case_dismissals
    where company_id = ${companyId} and case_id = any (${caseIds}::text[]) and restored_at is null group by case_id`);
  return new Map(rows.map((row) => [row.id, row.others]));
}
