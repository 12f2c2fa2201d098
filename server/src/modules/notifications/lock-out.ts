import { systemContext } from '../../platform/context';
import type { Platform } from '../../platform/platform';
import { findUser, listActiveIds } from '../accounts/public';
import { notify } from './notify';

/** The administrators of the company can ask the person, and deactivate the account. */
export function notifyOfLockOut(
  platform: Platform,
  { companyId, userId }: { companyId: number; userId: number },
): Promise<void> {
  return platform.database.transaction(systemContext(companyId, 'tell-of-lock-out'), async (tx) => {
    const user = await findUser(tx, companyId, userId);
    if (!user) return;
    const administrators = await listActiveIds(tx, companyId, ['company_admin']);
    const summary = `${user.firstName} ${user.lastName} (${user.username})`;
    const address = `/apps/parameters?tab=users&search=${encodeURIComponent(user.username)}`;
    await notify(tx, { type: 'signInLocked', recordId: user.username, summary, address }, administrators);
  });
}
