import { sql } from '../../platform/database/statement';
import type { Reader } from '../../platform/database/tx';

/** Conditions of the list of placements, on a row called `e`. */
export const placementFilters = {
  on: (day: unknown) =>
    sql`(e.valid_from <= ${day as string}::date and (e.valid_until is null or e.valid_until >= ${day as string}::date))`,
  personId: (id: unknown) => sql`e.person_id = ${id as number}`,
};

export interface KnownPlacement {
  readonly id: string;
  readonly personId: number;
  readonly department: string;
  readonly site: string;
  readonly validFrom: string;
  readonly validUntil: string | null;
}

interface Period {
  readonly from: string;
  readonly until: string;
}

/** The placements of these people that hold on some day of the period, in order of their first day. */
export function listPlacementsOf(
  reader: Reader,
  companyId: number,
  people: readonly number[],
  { from, until }: Period,
): Promise<KnownPlacement[]> {
  return reader.query(sql`select id, person_id as "personId", department, site, valid_from as "validFrom",
      valid_until as "validUntil"
    from placements where company_id = ${companyId} and person_id = any (${people}::int[]) and status = 'active'
      and valid_from <= ${until}::date and (valid_until is null or valid_until >= ${from}::date)
    order by person_id, valid_from, number`);
}

export interface HeldPost {
  readonly personId: number;
  readonly post: string;
  readonly validFrom: string;
  readonly validUntil: string | null;
}

/** All posts that these people, or everybody, have or had or will have. */
export function listPostsOf(reader: Reader, companyId: number, people: readonly number[] | null): Promise<HeldPost[]> {
  return reader.query(sql`select person_id as "personId", post, valid_from as "validFrom", valid_until as "validUntil"
    from placements where company_id = ${companyId} and status = 'active' and post <> ''
      and (${people}::int[] is null or person_id = any (${people}::int[])) order by person_id, valid_from, number`);
}

/** Whatever their days are. */
export function listAllPlacementsOf(
  reader: Reader,
  companyId: number,
  people: readonly number[],
): Promise<KnownPlacement[]> {
  return listPlacementsOf(reader, companyId, people, { from: '0001-01-01', until: '9999-12-31' });
}
