import { Refusal } from '@vigie/domain/kernel/refusal';
import { creation } from '@vigie/domain/kernel/trail/audit-event';
import type { SavedView, ViewedList } from '@vigie/domain/modules/cases/list-contract';
import type { Context } from '../../../platform/context';
import { sql } from '../../../platform/database/statement';
import type { Platform } from '../../../platform/platform';

const mostViews = 50;

export async function listSavedViews(
  { database }: Platform,
  context: Context,
  kind: ViewedList,
): Promise<{ items: SavedView[] }> {
  const { companyId, userId } = context.actor;
  const items = await database.read(context, (reader) =>
    reader.query<SavedView>(sql`select id, name, query, version from saved_views where company_id = ${companyId}
      and user_id = ${userId} and kind = ${kind} and archived_at is null order by id limit ${mostViews}`),
  );
  return { items };
}

export function saveView(
  { database }: Platform,
  context: Context,
  view: { kind: ViewedList; name: string; query: string },
): Promise<SavedView> {
  const { companyId, userId } = context.actor;
  return database.transaction(context, async (tx) => {
    const saved = await tx.get<SavedView>(sql`insert into saved_views (company_id, user_id, kind, name, query)
      values (${companyId}, ${userId}, ${view.kind}, ${view.name}, ${view.query}) returning id, name, query, version`);
    tx.audit({ action: 'view.saved', record: 'view', recordId: saved.id, changes: creation(view) });
    return saved;
  });
}

export async function archiveView({ database }: Platform, context: Context, id: number): Promise<undefined> {
  const { companyId, userId } = context.actor;
  await database.transaction(context, async (tx) => {
    const found = await tx.find(sql`update saved_views set archived_at = now(), version = version + 1
      where company_id = ${companyId} and id = ${id} and user_id = ${userId} and archived_at is null returning id`);
    if (!found) throw new Refusal('not_found');
    tx.audit({ action: 'view.archived', record: 'view', recordId: id });
  });
}
