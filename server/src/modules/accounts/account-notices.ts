import { Refusal } from '@vigie/domain/kernel/refusal';
import type { Tx } from '../../platform/database/tx';
import { closeAccountNotice } from './account-notice-repository';

export async function acknowledgeAccountNotice(tx: Tx, userId: number, id: string): Promise<void> {
  const notice = await closeAccountNotice(tx, userId, id);
  if (!notice) throw new Refusal('not_found');
  const changes = [
    { field: 'notice', from: null, to: notice.kind },
    { field: 'noticeOf', from: null, to: notice.at.toISOString() },
  ];
  tx.audit({ action: 'user.notice_acknowledged', record: 'user', recordId: userId, changes });
}
