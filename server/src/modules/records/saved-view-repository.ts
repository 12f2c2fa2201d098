import type { RowOf } from '../../platform/database/statement';
import { type Sql, sql } from '../../platform/database/statement';
import type { Reader, Tx } from '../../platform/database/tx';
import type { Tables } from './schema';

const maxViews = 50;

type ViewRow = RowOf<Tables['saved_views'], 'id' | 'name' | 'query' | 'version'>;

export interface NewView {
  readonly kind: string;
  readonly name: string;
  readonly query: string;
}

export function findViews(
  reader: Reader,
  { companyId, userId }: { companyId: number; userId: number | null },
  kind: string,
): Promise<ViewRow[]> {
  return reader.query<ViewRow>(sql`select id, name, query, version from saved_views where company_id = ${companyId}
    and user_id = ${userId} and kind = ${kind} and archived_at is null order by id limit ${maxViews}`);
}

export function insertView(tx: Tx, { kind, name, query }: NewView): Promise<ViewRow> {
  const { companyId, userId } = tx.context.actor;
  return tx.get<ViewRow>(sql`insert into saved_views (company_id, user_id, kind, name, query)
    values (${companyId}, ${userId}, ${kind}, ${name}, ${query}) returning id, name, query, version`);
}

/** Their own, and only once. */
export async function setArchived(tx: Tx, id: number): Promise<boolean> {
  const { companyId, userId } = tx.context.actor;
  const found = await tx.find(sql`update saved_views set archived_at = now(), version = version + 1
    where company_id = ${companyId} and id = ${id} and user_id = ${userId} and archived_at is null returning id`);
  return found !== null;
}

/** Of one company, in the order and from the place that `page` says. */
export function listViewsAfter(
  reader: Reader,
  companyId: number,
  page: Sql,
): Promise<RowOf<Tables['saved_views'], 'id' | 'kind' | 'name' | 'query'>[]> {
  return reader.query(sql`select id, kind, name, query from saved_views where company_id = ${companyId} ${page}`);
}
