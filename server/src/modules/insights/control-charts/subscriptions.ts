import { differences } from '@vigie/domain/kernel/trail/audit-event';
import type { Context } from '../../../platform/context';
import type { Platform } from '../../../platform/platform';
import { findSubscription, lockSubscription, type SubscriptionRow, saveSubscription } from './subscription-repository';

export function getSubscription({ database }: Platform, context: Context): Promise<{ isOn: boolean }> {
  const { companyId, userId } = context.actor;
  return database.read(context, async (reader) => ({
    isOn: (await findSubscription(reader, companyId, userId ?? -1))?.isOn ?? false,
  }));
}

/** Said again, it changes nothing. */
export function changeSubscription(
  { database }: Platform,
  context: Context,
  { isOn }: { isOn: boolean },
): Promise<{ isOn: boolean }> {
  const userId = context.actor.userId ?? -1;
  return database.transaction(context, async (tx) => {
    const before = (await lockSubscription(tx, userId)) ?? { isOn: false, sentMonth: null };
    if (before.isOn === isOn) return { isOn };
    await saveSubscription(tx, userId, isOn);
    tx.audit({
      action: isOn ? 'kpi_subscription.switched_on' : 'kpi_subscription.switched_off',
      record: 'kpi_subscription',
      recordId: userId,
      changes: differences(auditedSubscription(before), auditedSubscription({ ...before, isOn })),
    });
    return { isOn };
  });
}

export function auditedSubscription({ isOn, sentMonth }: Pick<SubscriptionRow, 'isOn' | 'sentMonth'>) {
  return { isOn, sentMonth };
}
