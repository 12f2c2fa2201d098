import { creation } from '@vigie/domain/kernel/audit-event';
import type { Context } from '../../platform/context';
import type { Platform } from '../../platform/platform';
import { insertFeedback } from './repository';

export function sendFeedback(
  platform: Platform,
  context: Context,
  said: { text: string; page: string },
): Promise<{ id: number }> {
  return platform.database.transaction(context, async (tx) => {
    const id = await insertFeedback(tx, said);
    tx.audit({ action: 'feedback.sent', record: 'feedback', recordId: id, changes: creation(said) });
    return { id };
  });
}
