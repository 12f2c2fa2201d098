import { addDays } from '@vigie/domain/kernel/day';
import { auditBounds } from '@vigie/domain/modules/audits/audits/audit';
import type { AuditItem } from '@vigie/domain/modules/audits/audits/workflow';
import type { CalendarAudit } from '@vigie/domain/modules/audits/calendar/contract';
import { sql } from '../../../platform/database/statement';
import type { Reader } from '../../../platform/database/tx';

export type CalendarRow = Omit<CalendarAudit, 'canMove'> & Pick<AuditItem, 'auditors' | 'observers'>;

/** The audits on these days that the reader may see, in the order of their first day; cancelled ones take no days. */
export function listAuditsBetween(
  reader: Reader,
  companyId: number,
  { from, until }: { readonly from: string; readonly until: string },
  limit: number,
): Promise<CalendarRow[]> {
  // No audit lasts longer: the index of first days serves.
  const earliest = addDays(from, -auditBounds.days);
  return reader.query(sql`select a.id, a.title, a.status, a.type, a.site, a.planned_from as "plannedFrom",
      a.planned_until as "plannedUntil", a.lead_id as "leadId", u.first_name || ' ' || u.last_name as lead, a.version,
      a.is_imported as "isImported", a.auditors, a.observers
    from audits a join users u on u.company_id = a.company_id and u.id = a.lead_id
    where a.company_id = ${companyId} and a.planned_from between ${earliest}::date and ${until}::date
      and a.planned_until >= ${from}::date and a.status <> 'cancelled'
    order by a.planned_from, a.number limit ${limit}`);
}

/** Occurrences of which an audit was made, whether the reader may see it or not, as keys. */
export async function listMadeOccurrences(reader: Reader, companyId: number, programmes: readonly string[]) {
  return reader.query<{ lineId: string; k: number }>(sql`select a.line_id as "lineId", a.occurrence as k from audits a
    where a.company_id = ${companyId} and a.programme_id = any (${programmes}::text[]) and a.line_id is not null`);
}
