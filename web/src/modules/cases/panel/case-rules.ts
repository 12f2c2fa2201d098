import { restrictionObjection } from '@vigie/domain/modules/cases/confidentiality';
import type { CaseRecord } from '@vigie/domain/modules/cases/record';
import {
  type CaseItem,
  type ChangeableProperty,
  contributionObjection,
  propertyObjection,
} from '@vigie/domain/modules/cases/workflow';
import { useSay } from '../../../platform/page/messages';
import { actorOf, useUser } from '../../../platform/session/session';

/** The server shows only cases of the own company, so its company is the reader's. */
function itemOf({ owner, status }: CaseRecord, companyId: number): CaseItem {
  return { companyId, ownerId: owner.id, status };
}

/** Why this person cannot add or take off files, links and people; undefined when they can. */
export function useContributionWhy(record: CaseRecord): string | undefined {
  const say = useSay();
  const actor = actorOf(useUser());
  const objection = contributionObjection(itemOf(record, actor.companyId), actor);
  return objection ? say(objection.message, objection.values) : undefined;
}

export function useRestrictionWhy(record: CaseRecord): string | undefined {
  const say = useSay();
  const actor = actorOf(useUser());
  const objection = restrictionObjection(itemOf(record, actor.companyId), actor);
  return objection ? say(objection.message, objection.values) : undefined;
}

export function usePropertyWhy(record: CaseRecord): (property: ChangeableProperty) => string | undefined {
  const say = useSay();
  const actor = actorOf(useUser());
  return (property) => {
    const objection = propertyObjection(itemOf(record, actor.companyId), actor, property);
    return objection ? say(objection.message, objection.values) : undefined;
  };
}
