import type { IndicatorName } from '@vigie/domain/modules/insights/control-charts/indicators';
import type { Platform } from '../../platform/platform';
import type { Cast } from '../accounts/public';
import { changeOwner, listIndicators } from './control-charts/owners';
import { findSignals } from './control-charts/signals';
import { changeSubscription } from './control-charts/subscriptions';
import { InsightsReader } from './insights';

const owners: Partial<Record<IndicatorName, string>> = {
  opened: 'validator',
  onTime: 'qa',
  firstTime: 'qa',
  recurrence: 'qa',
  effectiveness: 'qa',
  leadWhole: 'lead',
};

/** Who watches what; and what the charts have found by now, so that a demo need not wait for the night. */
export async function addDemoIndicators(platform: Platform, cast: Cast): Promise<void> {
  const designer = await cast('designer');
  const { items } = await listIndicators(platform, designer);
  for (const { name, version } of items) {
    const owner = owners[name];
    if (!owner || version > 0) continue;
    const ownerId = (await cast(owner)).actor.userId;
    await changeOwner(platform, designer, { name, version, ownerId });
  }
  await changeSubscription(platform, await cast('qa'), { isOn: true });
  await findSignals(platform, new InsightsReader(platform));
}
