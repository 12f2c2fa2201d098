import { creation } from '@vigie/domain/kernel/audit-event';
import type { BodyOf, OutputOf } from '@vigie/domain/kernel/endpoint';
import type { companiesEndpoints } from '@vigie/domain/modules/companies/contract';
import { firstSubscription } from '@vigie/domain/modules/companies/subscription';
import { type Context, inCompany } from '../../platform/context';
import { hashPassword } from '../../platform/identity/passwords';
import type { Platform } from '../../platform/platform';
import { addUser, refuseWeakPassword, withReporter } from '../accounts/public';
import { insertCompany, nextCompanyId } from './repository';

type SignUp = typeof companiesEndpoints.signUp;

/** A company and its first administrator come into being together, or neither does. */
export async function signUp(platform: Platform, context: Context, body: BodyOf<SignUp>): Promise<OutputOf<SignUp>> {
  refuseWeakPassword('password', body.password, body);
  const passwordHash = await hashPassword(body.password);
  const companyId = await platform.database.read(context, nextCompanyId);
  return platform.database.transaction(inCompany(context, companyId), async (tx) => {
    const domain = body.email.split('@')[1] ?? '';
    const { plan, startsAt, endsAt } = firstSubscription(new Date());
    await insertCompany(tx, { id: companyId, name: body.companyName, domain, plan, startsAt, endsAt });
    tx.audit({
      action: 'company.created',
      record: 'company',
      recordId: companyId,
      changes: creation({ name: body.companyName, domain, plan, endsAt: endsAt.toISOString() }),
    });
    const user = await addUser(tx, {
      username: body.username,
      email: body.email,
      firstName: body.firstName,
      lastName: body.lastName,
      roles: withReporter(['company_admin']),
      teamId: null,
      state: 'active',
      passwordHash,
      mustChangePassword: false,
    });
    return { companyId, username: user.username };
  });
}
