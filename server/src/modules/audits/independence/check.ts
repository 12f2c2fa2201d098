import type { BodyOf, OutputOf } from '@vigie/domain/kernel/http/endpoint';
import type { independenceEndpoints } from '@vigie/domain/modules/audits/independence/contract';
import type { Context } from '../../../platform/context';
import type { Platform } from '../../../platform/platform';
import { findParameters } from '../../parameters/public';
import { dependenciesOfTeam } from './team';

type Endpoint = (typeof independenceEndpoints)['checkAuditIndependence'];

/** Asked while a team is chosen; confirming and starting ask again. */
export function checkIndependence(
  { database }: Platform,
  context: Context,
  { people, ...place }: BodyOf<Endpoint>,
): Promise<OutputOf<Endpoint>> {
  const { companyId } = context.actor;
  return database.read(context, async (reader) => ({
    months: (await findParameters(reader, companyId)).independenceMonths,
    items: [...(await dependenciesOfTeam(reader, companyId, { ...place, userIds: [...new Set(people)] }))],
  }));
}
