import type { BodyOf, OutputOf } from '@vigie/domain/kernel/endpoint';
import type { companiesEndpoints } from '@vigie/domain/modules/companies/contract';
import { type Context, inCompany } from '../../platform/context';
import { hashPassword } from '../../platform/identity/passwords';
import type { Platform } from '../../platform/platform';
import { addUser, mailConfirmation, refuseWeakPassword, withReporter } from '../accounts/public';
import { addCompany, blankCompany } from './new-company';
import { nextCompanyId } from './repository';

type SignUp = typeof companiesEndpoints.signUp;

/** A company and its first administrator come into being together, or neither does. */
export async function signUp(platform: Platform, context: Context, body: BodyOf<SignUp>): Promise<OutputOf<SignUp>> {
  refuseWeakPassword('password', body.password, body);
  const passwordHash = await hashPassword(body.password);
  const companyId = await platform.database.read(context, nextCompanyId);
  return platform.database.transaction(inCompany(context, companyId), async (tx) => {
    const blank = blankCompany(companyId, body.companyName, new Date());
    await addCompany(tx, { ...blank, domain: body.email.split('@')[1] ?? '' });
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
    await mailConfirmation(platform, tx, user);
    return { companyId, username: user.username };
  });
}
