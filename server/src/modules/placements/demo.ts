import * as z from 'zod/mini';
import { readDemoData } from '../../platform/demo-data';
import type { Platform } from '../../platform/platform';
import { contextOf, dayFromToday, isTaken } from '../accounts/public';
import type { ModuleDemo } from '../records/public';
import content from './demo.json';
import { listAllPlacementsOf } from './repository';
import { addPlacements } from './service';

const data = z.strictObject({
  site: z.string(),
  placements: z.array(
    z.strictObject({
      username: z.string(),
      department: z.string(),
      post: z.string(),
      /** Days from today. */
      from: z.int(),
      until: z.optional(z.int()),
    }),
  ),
});
const demo = readDemoData('placements/demo.json', data, content);

/** Where everyone of the demo works; two of them came from another department. */
export const placementsDemo: ModuleDemo = {
  addRecords: addDemoPlacements,
  examples: {},
};

/** People who came later are added by a second call. */
export async function addDemoPlacements(platform: Platform): Promise<void> {
  const context = await contextOf(platform, 'company.admin');
  const { companyId } = context.actor;
  const items = [];
  for (const { username, from, until, ...place } of demo.placements) {
    if (!(await isTaken(platform, username))) continue;
    const { actor } = await contextOf(platform, username);
    const known = await platform.database.read(context, (reader) =>
      listAllPlacementsOf(reader, companyId, [actor.userId ?? -1]),
    );
    if (known.length > 0) continue;
    const days = { validFrom: dayFromToday(from), validUntil: until === undefined ? null : dayFromToday(until) };
    items.push({ username, site: demo.site, ...place, ...days });
  }
  if (items.length > 0) await addPlacements(platform, context, { items, endsEarlier: false, reason: 'Organigramme' });
}
