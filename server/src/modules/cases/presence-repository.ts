import { sql } from '../../platform/database/statement';
import type { Tx } from '../../platform/database/tx';

export interface PresentPerson {
  readonly id: number;
  readonly username: string;
  readonly name: string;
  readonly step: string;
}

/** A page says every twenty seconds that it is open; who has not said so for longer has gone. */
const goneAfterSeconds = 50;

export function findPresence(tx: Tx, caseId: string): Promise<{ step: string; isHere: boolean } | null> {
  const { companyId, userId } = tx.context.actor;
  return tx.find(sql`select step, seen_at > now() - make_interval(secs => ${goneAfterSeconds}) as "isHere"
    from case_presence where company_id = ${companyId} and case_id = ${caseId} and user_id = ${userId}`);
}

export async function savePresence(
  tx: Tx,
  caseId: string,
  { step, isHere }: { step: string; isHere: boolean },
): Promise<void> {
  const { companyId, userId } = tx.context.actor;
  const seenAt = isHere ? sql`clock_timestamp()` : sql`'-infinity'::timestamptz`;
  await tx.query(sql`insert into case_presence (company_id, case_id, user_id, step, seen_at)
    values (${companyId}, ${caseId}, ${userId}, ${step}, ${seenAt})
    on conflict (company_id, case_id, user_id) do update set step = excluded.step, seen_at = excluded.seen_at`);
}

/** Those who may read the case, without the person who asks. */
export function listOthersPresent(tx: Tx, caseId: string): Promise<PresentPerson[]> {
  const { companyId, userId } = tx.context.actor;
  return tx.query(sql`select u.id, u.username, u.first_name || ' ' || u.last_name as name, p.step
    from case_presence p join users u on u.company_id = p.company_id and u.id = p.user_id
    where p.company_id = ${companyId} and p.case_id = ${caseId} and p.user_id <> ${userId}
      and not is_closed_to(p.company_id, p.case_id, p.user_id)
      and p.seen_at > now() - make_interval(secs => ${goneAfterSeconds}) order by u.id limit 50`);
}
