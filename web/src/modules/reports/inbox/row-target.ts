import type { InboxEntry } from '@vigie/domain/modules/reports/list';
import { approvalAddress, entryAddress, wizardAddress } from '../approval/approval-address';

/** Where a row of the inbox leads: to the decision that it waits for, to the draft's wizard, otherwise to the entry. */
export function rowTarget(
  { id, status, authorId }: Pick<InboxEntry, 'id' | 'status' | 'authorId'>,
  me: number,
): string {
  if (status === 'waiting_approval') return approvalAddress('validate', id);
  if (status === 'draft' && authorId === me) return wizardAddress('description', id);
  return entryAddress(id);
}
