import type { OutputOf } from '@vigie/domain/kernel/http/endpoint';
import type { overviewEndpoints } from '@vigie/domain/modules/overview/contract';
import { setUpState } from '@vigie/domain/modules/overview/set-up';
import type { Context } from '../../platform/context';
import type { Platform } from '../../platform/platform';
import { findSetUpOfPeople } from '../accounts/public';
import { findParameters } from '../parameters/public';
import { hasReports } from '../reports/public';
import { hasValues } from '../values/public';

type SetUp = OutputOf<(typeof overviewEndpoints)['getSetUp']>;

export function getSetUp(platform: Platform, context: Context): Promise<SetUp> {
  const { companyId, userId } = context.actor;
  return platform.database.read(context, async (reader) => {
    const [people, rules, values, reports] = await Promise.all([
      findSetUpOfPeople(reader, companyId, userId ?? -1),
      findParameters(reader, companyId),
      hasValues(reader, companyId),
      hasReports(reader, companyId),
    ]);
    const facts = { ...people, hasValues: values, hasOwnRules: rules.version > 1, hasReports: reports };
    return { steps: setUpState(facts) };
  });
}
