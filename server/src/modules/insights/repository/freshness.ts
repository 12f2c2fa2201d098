import { readAudience } from '../../../platform/database/case-access';
import { planEachTime, sql } from '../../../platform/database/statement';
import type { Reader } from '../../../platform/database/tx';

export interface Freshness {
  /** Which cases are confidential and which of them the reader may count, as one word. */
  readonly audience: string;
  readonly snapshot: string;
  /** Whether facts were written that `since` does not see. */
  readonly hasChanged: boolean;
}

/** One look into two small ends of indexes, and into the few confidential cases. `since` is a snapshot of before. */
export async function readFreshness(reader: Reader, companyId: number, since: string | null): Promise<Freshness> {
  const known = since ?? '1:1:';
  const oldest = Number(known.split(':')[0]);
  const [audience, written] = await Promise.all([
    readAudience(reader, companyId),
    // Planned with the number: what stands behind it is little, and what stands before it is nearly all.
    reader.get<Omit<Freshness, 'audience'>>(
      planEachTime(sql`select pg_current_snapshot()::text as snapshot,
      exists (select from case_facts f where f.company_id = ${companyId} and f.written >= ${oldest}
        and not pg_visible_in_snapshot(f.written::text::xid8, ${known}::pg_snapshot))
      or exists (select from action_facts a where a.company_id = ${companyId} and a.written >= ${oldest}
        and not pg_visible_in_snapshot(a.written::text::xid8, ${known}::pg_snapshot)) as "hasChanged"`),
    ),
  ]);
  return { audience, ...written };
}
