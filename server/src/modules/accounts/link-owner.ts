import { Refusal } from '@vigie/domain/kernel/refusal';
import type { LinkPurpose } from '@vigie/domain/modules/accounts/identity';
import { type Context, inCompany } from '../../platform/context';
import type { Platform } from '../../platform/platform';
import { companyOfLink, findOwnerOfLink } from './account-links';
import { findUser } from './repository';

/** The holder of the link is the person it was sent to: the trail names them, not the system. */
export async function asOwnerOfLink(
  platform: Platform,
  context: Context,
  token: string,
  purpose: LinkPurpose,
): Promise<Context> {
  const company = inCompany(context, companyOfLink(token));
  const { companyId } = company.actor;
  const user = await platform.database.read(company, async (reader) =>
    findUser(reader, companyId, await findOwnerOfLink(reader, companyId, token, purpose)),
  );
  if (!user) throw new Refusal('link_expired');
  const displayName = `${user.firstName} ${user.lastName}`;
  return { ...company, actor: { companyId, userId: user.id, username: user.username, displayName, roles: user.roles } };
}
