import { type Sql, sql } from '../../../platform/database/statement';
import type { Reader } from '../../../platform/database/tx';

interface SavedViewRow {
  id: number;
  kind: string;
  name: string;
  query: string;
}

/** Of one company, in the order and from the place that `page` says. */
export function listViewsAfter(reader: Reader, companyId: number, page: Sql): Promise<SavedViewRow[]> {
  return reader.query(sql`select id, kind, name, query from saved_views where company_id = ${companyId} ${page}`);
}
