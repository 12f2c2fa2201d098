import { Refusal } from '@vigie/domain/kernel/refusal';
import { creation } from '@vigie/domain/kernel/trail/audit-event';
import type { SavedView } from '@vigie/domain/modules/records/contract';
import type { Context } from '../../platform/context';
import type { Platform } from '../../platform/platform';
import { findViews, insertView, type NewView, setArchived } from './saved-view-repository';

export async function listSavedViews(
  { database }: Platform,
  context: Context,
  kind: string,
): Promise<{ items: SavedView[] }> {
  return { items: await database.read(context, (reader) => findViews(reader, context.actor, kind)) };
}

export function saveView({ database }: Platform, context: Context, view: NewView): Promise<SavedView> {
  return database.transaction(context, async (tx) => {
    const saved = await insertView(tx, view);
    tx.audit({ action: 'view.saved', record: 'view', recordId: saved.id, changes: creation({ ...view }) });
    return saved;
  });
}

export async function archiveView({ database }: Platform, context: Context, id: number): Promise<undefined> {
  await database.transaction(context, async (tx) => {
    if (!(await setArchived(tx, id))) throw new Refusal('not_found');
    tx.audit({ action: 'view.archived', record: 'view', recordId: id });
  });
}
