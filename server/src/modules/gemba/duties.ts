import type { BodyOf } from '@vigie/domain/kernel/http/endpoint';
import { invalidField } from '@vigie/domain/kernel/refusal';
import { type dutiesEndpoints, dutyList, dutyNames } from '@vigie/domain/modules/gemba/duties/contract';
import { dutyFieldMessages as m } from '@vigie/domain/modules/gemba/duties/messages';
import { dutyChangeObjection, dutyWorkflow } from '@vigie/domain/modules/gemba/duties/workflow';
import { gembaMessages as g } from '@vigie/domain/modules/gemba/messages';
import type { Context } from '../../platform/context';
import type { Platform } from '../../platform/platform';
import { tableKind } from '../records/public';
import { dutyTable } from './duty-table';
import { planWalksOf } from './plan-walks';
import { walkRoutes } from './walk-routes';

export const duties = tableKind({
  names: dutyNames,
  list: dutyList,
  workflow: dutyWorkflow,
  table: dutyTable,
  facts: async () => null,
  changeObjection: dutyChangeObjection,
  concerned: ({ authorId, personId }) => [authorId, personId],
  maxFiles: 20,
  isLinkable: false,
});

const dayMs = 86_400_000;
/** Date at UTC-12, so that no user's local today counts as past. */
const earliestToday = () => new Date(Date.now() - dayMs / 2).toISOString().slice(0, 10);

/** Its first walks are planned with it. */
export function createDuty(
  platform: Platform,
  context: Context,
  body: BodyOf<(typeof dutiesEndpoints)['createGembaDuty']>,
) {
  if (body.firstDay < earliestToday()) throw invalidField('firstDay', m.firstDayPast);
  return duties.create(
    platform,
    context,
    { ...body, title: '' },
    async (tx) => {
      const route = await walkRoutes.table.find(tx, context.actor.companyId, body.routeId);
      if (route?.status !== 'active') throw invalidField('routeId', g.routeUnknown);
      return { values: { ...body, title: route.title } };
    },
    (tx, duty) => planWalksOf(tx, duty, new Date().toISOString().slice(0, 10)),
  );
}
