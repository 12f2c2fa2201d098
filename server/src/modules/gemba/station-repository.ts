import type { StationOption } from '@vigie/domain/modules/gemba/stations/contract';
import { sql } from '../../platform/database/statement';
import type { Reader, Tx } from '../../platform/database/tx';

export interface FoundStation {
  readonly id: string;
  readonly label: string;
  readonly equipment: string;
  readonly status: 'active' | 'retired';
}

export function listStationOptions(reader: Reader, companyId: number, limit: number): Promise<StationOption[]> {
  return reader.query(sql`select id, label, site, department, equipment, token from gemba_stations
    where company_id = ${companyId} and status = 'active' order by site, department, label limit ${limit}`);
}

export function findStationByToken(reader: Reader, companyId: number, token: string): Promise<FoundStation | null> {
  return reader.find(
    sql`select id, label, equipment, status from gemba_stations where company_id = ${companyId} and token = ${token}`,
  );
}

/** Those of these numbers that are active stations. */
export async function listActiveStations(
  reader: Reader,
  companyId: number,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await reader.query<{ id: string }>(sql`select id from gemba_stations
    where company_id = ${companyId} and status = 'active' and id = any (${ids}::text[])`);
  return new Set(rows.map(({ id }) => id));
}

export async function isLabelTaken(
  tx: Tx,
  { site, label, id }: { readonly site: string; readonly label: string; readonly id: string | null },
): Promise<boolean> {
  const { companyId } = tx.context.actor;
  const row = await tx.find(sql`select 1 from gemba_stations where company_id = ${companyId} and site = ${site}
    and label = ${label} and id is distinct from ${id}::text`);
  return row !== null;
}
