import { systemContext } from '../context';
import type { Database } from '../database/database';
import { sql } from '../database/statement';
import type { Reader } from '../database/tx';

export interface ChainReport {
  readonly companyId: number;
  readonly events: number;
  /** The first link that does not hold, in words; null when all do. */
  readonly broken: string | null;
}

const eventsAtOnce = 5_000;

/** Walks the chain of every company and recomputes each link. */
export async function* verifyChains(database: Database): AsyncGenerator<ChainReport> {
  const { last } = await database.read(systemContext(0), (reader) =>
    reader.get<{ last: number }>(sql`select last_value as last from company_ids`),
  );
  for (let companyId = 0; companyId <= last; companyId += 1) {
    const report = await database.read(systemContext(companyId), (reader) => verifyChain(reader, companyId));
    if (report.events > 0 || report.broken) yield report;
  }
}

interface Link {
  seq: number;
  action: string;
  record: string;
  record_id: string;
  holds: boolean;
  previous: string;
  hash: string;
}

async function verifyChain(reader: Reader, companyId: number): Promise<ChainReport> {
  const head = await reader.find<{ seq: number; hash: string }>(sql`
    select seq, encode(hash, 'hex') as hash from audit_heads where company_id = ${companyId}`);
  const { start } = await reader.get<{ start: string }>(sql`select encode(sha256('Vigie'), 'hex') as start`);
  let events = 0;
  let hash = start;
  for (;;) {
    const links = await reader.query<Link>(sql`
      select seq, action, record, record_id, hash = audit_digest(e) as holds,
        encode(previous_hash, 'hex') as previous, encode(hash, 'hex') as hash
      from audit_events e where company_id = ${companyId} and seq > ${events} order by seq limit ${eventsAtOnce}`);
    for (const link of links) {
      const what = `event ${link.seq} (${link.action} of ${link.record} ${link.record_id})`;
      if (link.seq !== events + 1)
        return { companyId, events, broken: `event ${events + 1} is missing before ${what}` };
      if (link.previous !== hash) return { companyId, events, broken: `${what} does not follow event ${events}` };
      if (!link.holds) return { companyId, events, broken: `${what} was altered` };
      events = link.seq;
      hash = link.hash;
    }
    if (links.length < eventsAtOnce) break;
  }
  if ((head?.seq ?? 0) !== events || (head && head.hash !== hash)) {
    return {
      companyId,
      events,
      broken: `the chain ends at event ${events}, but its head names event ${head?.seq ?? 0}`,
    };
  }
  return { companyId, events, broken: null };
}
