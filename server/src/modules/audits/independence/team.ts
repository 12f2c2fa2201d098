import {
  type Candidate,
  type Dependency,
  dependenciesOf,
  independencePeriod,
} from '@vigie/domain/modules/audits/independence/independence';
import type { Reader } from '../../../platform/database/tx';
import { findNames } from '../../accounts/public';
import { findParameters } from '../../parameters/public';
import { listPlacementsOf } from '../../placements/public';

export interface AuditTeam {
  readonly userIds: readonly number[];
  readonly site: string;
  readonly departments: readonly string[];
  readonly from: string;
  readonly until: string;
}

/** What stands against these people auditing there. */
export async function dependenciesOfTeam(
  reader: Reader,
  companyId: number,
  team: AuditTeam,
): Promise<readonly Dependency[]> {
  const { independenceMonths } = await findParameters(reader, companyId);
  const period = independencePeriod(team, independenceMonths);
  return dependenciesOf(team, await findCandidates(reader, companyId, team.userIds, period), independenceMonths);
}

/** People with their placements that hold on some day of a period. */
export async function findCandidates(
  reader: Reader,
  companyId: number,
  userIds: readonly number[],
  period: { readonly from: string; readonly until: string },
): Promise<readonly Candidate[]> {
  const names = await findNames(reader, companyId, userIds);
  const placements = await listPlacementsOf(reader, companyId, userIds, period);
  return userIds.map((userId) => ({
    userId,
    name: names.get(userId) ?? '',
    placements: placements
      .filter(({ personId }) => personId === userId)
      .map(({ site, department, validFrom, validUntil }) => ({ site, department, from: validFrom, until: validUntil })),
  }));
}
