import {
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

/** What stands against these people auditing there, by where they worked in the months that count. */
export async function dependenciesOfTeam(
  reader: Reader,
  companyId: number,
  team: AuditTeam,
): Promise<readonly Dependency[]> {
  const { userIds } = team;
  const { independenceMonths: months } = await findParameters(reader, companyId);
  const [names, placements] = await Promise.all([
    findNames(reader, companyId, userIds),
    listPlacementsOf(reader, companyId, userIds, independencePeriod(team, months)),
  ]);
  const candidates = userIds.map((userId) => ({
    userId,
    name: names.get(userId) ?? '',
    placements: placements
      .filter(({ personId }) => personId === userId)
      .map(({ site, department, validFrom, validUntil }) => ({
        site,
        department,
        from: validFrom,
        until: validUntil,
      })),
  }));
  return dependenciesOf(team, candidates, months);
}
