import { sql } from '../../platform/database/statement';
import type { Reader, Tx } from '../../platform/database/tx';

const maxLines = 50;

export interface DigestReader {
  readonly userId: number;
  readonly isActive: boolean;
}

/** The next person with notifications for the digest. */
export function findDigestReader(reader: Reader, companyId: number, after: number): Promise<DigestReader | null> {
  return reader.find(sql`select u.id as "userId", u.state = 'active' and not c.is_archived as "isActive"
    from (select user_id from notifications where company_id = ${companyId} and user_id > ${after} and is_for_digest
      and digested_at is null order by user_id, id limit 1) as next
    join users u on u.company_id = ${companyId} and u.id = next.user_id
    join companies c on c.id = u.company_id`);
}

export interface Digest {
  readonly total: number;
  /** Oldest first, limited. */
  readonly ids: readonly number[];
}

/** Told from now on; nothing is left when another copy of the program was faster. What they read no longer is left out. */
export async function claimDigest(tx: Tx, userId: number): Promise<Digest> {
  const { companyId } = tx.context.actor;
  const rows = await tx.query<{ id: number; total: number }>(sql`
    with claimed as (update notifications set digested_at = clock_timestamp()
      where company_id = ${companyId} and user_id = ${userId} and is_for_digest and digested_at is null
      returning id, record_id)
    select id, count(*) over () as total
    from claimed where not is_closed_to(${companyId}, record_id, ${userId}) order by id limit ${maxLines}`);
  return { total: rows[0]?.total ?? 0, ids: rows.map(({ id }) => id) };
}
