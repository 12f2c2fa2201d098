import { createHash } from 'node:crypto';
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

const eventsAtOnce = 500;

/** Walks the chain of every company and recomputes each link. */
export async function* verifyChains(database: Database): AsyncGenerator<ChainReport> {
  const { last } = await database.read(systemContext(0), (reader) =>
    reader.get<{ last: number }>(sql`select last_value as last from company_ids`),
  );
  for (let companyId = 0; companyId <= last; companyId += 1) {
    const report = await verifyCompanyChain(database, companyId);
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

interface Stretch {
  readonly head: { readonly seq: number; readonly hash: string } | null;
  readonly links: readonly Link[];
}

/** Some links behind an event and the head of the same moment: people go on working meanwhile. */
async function readStretch(reader: Reader, companyId: number, after: number): Promise<Stretch> {
  const head = await reader.find<{ seq: number; hash: string }>(sql`
    select seq, encode(hash, 'hex') as hash from audit_heads where company_id = ${companyId}`);
  const links = await reader.query<Link>(sql`
    select seq, action, record, record_id, hash = audit_digest(e) as holds,
      encode(previous_hash, 'hex') as previous, encode(hash, 'hex') as hash
    from audit_events e where company_id = ${companyId} and seq > ${after} order by seq limit ${eventsAtOnce}`);
  return { head, links };
}

export async function verifyCompanyChain(database: Database, companyId: number): Promise<ChainReport> {
  let events = 0;
  let hash = createHash('sha256').update('Vigie').digest('hex');
  for (;;) {
    const { head, links } = await database.snapshot(systemContext(companyId), (reader) =>
      readStretch(reader, companyId, events),
    );
    for (const link of links) {
      const broken = fault(link, events, hash);
      if (broken) return { companyId, events, broken };
      events = link.seq;
      hash = link.hash;
    }
    if (links.length === eventsAtOnce) continue;
    if ((head?.seq ?? 0) === events && (!head || head.hash === hash)) return { companyId, events, broken: null };
    const broken = `the chain ends at event ${events}, but its head names event ${head?.seq ?? 0}`;
    return { companyId, events, broken };
  }
}

function fault(link: Link, last: number, hash: string): string | null {
  const what = `event ${link.seq} (${link.action} of ${link.record} ${link.record_id})`;
  if (link.seq !== last + 1) return `event ${last + 1} is missing before ${what}`;
  if (link.previous !== hash) return `${what} does not follow event ${last}`;
  return link.holds ? null : `${what} was altered`;
}
