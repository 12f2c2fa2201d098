import { sql } from '../../../platform/database/statement';
import type { Tx } from '../../../platform/database/tx';

/** The days of a case that has lived elsewhere; null where there is none. */
export interface ImportedDates {
  readonly reported: string | null;
  readonly submitted: string | null;
  readonly approved: string | null;
  readonly closed: string | null;
}

/** For what is imported: it was not closed on the day of the import. In the transaction that adds the case, after it. */
export function setImportedDates(
  tx: Tx,
  caseId: string,
  { reported, submitted, approved, closed }: ImportedDates,
): void {
  tx.send(
    sql`select tell_case_days(${caseId}, ${reported}::date, ${submitted}::date, ${approved}::date, ${closed}::date)`,
  );
}

/** The same for many at once. */
export async function setManyImportedDates(
  tx: Tx,
  dates: readonly { readonly caseId: string; readonly reported: string; readonly closed: string | null }[],
): Promise<void> {
  await tx.query(sql`select tell_case_days(r."caseId", r.reported, null, null, r.closed)
    from jsonb_to_recordset(${JSON.stringify(dates)}::jsonb) as r ("caseId" text, reported date, closed date)`);
}
