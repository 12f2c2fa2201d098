import { type Actor, platformCompanyId } from '@vigie/domain/kernel/identity/actor';
import type { CurrentUser } from '@vigie/domain/modules/accounts/contract';

/** The signed-in person as the workflows know people. */
export function actorOf(user: CurrentUser): Actor {
  return {
    companyId: user.company_id ?? platformCompanyId,
    userId: user.id,
    username: user.username,
    displayName: `${user.first_name} ${user.last_name}`.trim(),
    roles: user.roles,
  };
}
