import { type Dependency, dependenciesOf } from '@vigie/domain/modules/audits/independence/independence';
import type { Reader } from '../../../platform/database/tx';
import { findNames } from '../../accounts/public';
import { findParameters } from '../../parameters/public';

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
  const names = await findNames(reader, companyId, team.userIds);
  const candidates = team.userIds.map((userId) => ({ userId, name: names.get(userId) ?? '', placements: [] }));
  return dependenciesOf(team, candidates, independenceMonths);
}
