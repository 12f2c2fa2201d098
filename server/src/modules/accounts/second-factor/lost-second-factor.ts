import { Refusal } from '@vigie/domain/kernel/refusal';
import { differences } from '@vigie/domain/kernel/trail/audit-event';
import { identityAfter } from '@vigie/domain/modules/accounts/identity';
import { lostFactorObjection } from '@vigie/domain/modules/accounts/second-factor';
import type { User } from '@vigie/domain/modules/accounts/user-list-contract';
import type { Context } from '../../../platform/context';
import { publishRecordChanged } from '../../../platform/live/bus';
import { sendMail } from '../../../platform/mail/mail';
import type { Platform } from '../../../platform/platform';
import { addAccountNotice } from '../account-notice-repository';
import { auditedFields } from '../new-user';
import { lockUser, saveUser, toUser } from '../repository';
import { findStanding, hasFactor, removeTotp, replaceRecoveryCodes, revokePasskeys } from './repository';

/**
 * For a user who has lost everything. The person who asks an administrator for this may be an impostor: the address is
 * notified, and nothing is signed before a link sent there has been used.
 */
export function removeUserSecondFactor(
  platform: Platform,
  context: Context,
  plan: { id: number; version: number; reason: string },
): Promise<User> {
  const { id, reason } = plan;
  return platform.database.transaction(context, async (tx) => {
    const user = await lockUser(tx, id);
    if (!user) throw new Refusal('not_found');
    if (user.version !== plan.version) throw new Refusal('stale_version');
    const has = hasFactor(await findStanding(tx, user.companyId, id));
    const message = lostFactorObjection({ hasSecondFactor: has, isSelf: context.actor.userId === id });
    if (message) throw new Refusal('objection', { message });
    await revokePasskeys(tx, id);
    await removeTotp(tx, id);
    await replaceRecoveryCodes(tx, id, []);
    const act = 'second_factor_removed_by_administrator';
    const identityConfirmedAt = identityAfter(act, user.identityConfirmedAt, new Date());
    const saved = await saveUser(tx, { ...user, identityConfirmedAt });
    tx.audit({
      action: 'user.second_factor_removed',
      record: 'user',
      recordId: id,
      changes: differences(
        { ...auditedFields(user), secondFactor: true },
        { ...auditedFields(saved), secondFactor: false },
      ),
      reason,
    });
    const by = context.actor.displayName;
    await addAccountNotice(tx, id, { kind: 'second_factor_removed', by, confirmed_by: null, reason });
    await platform.sessions.end(tx, id, {}, reason);
    const values = { who: by, reason };
    await sendMail(tx, 'second-factor', { userId: id, text: 'secondFactorTakenOffText', values });
    await publishRecordChanged(tx, 'user');
    return toUser(saved);
  });
}
