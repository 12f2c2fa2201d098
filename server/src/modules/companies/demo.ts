import { platformCompanyId } from '@vigie/domain/kernel/identity/actor';
import { systemContext } from '../../platform/context';
import type { Platform } from '../../platform/platform';
import { contextOf, demoPassword, isTaken } from '../accounts/public';
import { changeCompanyState, getCompany } from './administration';
import { announceSignUp, linkOf, registerCompany } from './sign-up';

interface DemoCompany {
  readonly companyName: string;
  readonly username: string;
  readonly firstName: string;
  readonly lastName: string;
}

export const demoCompanies = {
  main: { companyName: 'Laboratoires Orvaline', username: 'company.admin', firstName: 'Marc', lastName: 'Delorme' },
  other: { companyName: 'Biotech Armor', username: 'other.admin', firstName: 'Nadia', lastName: 'Le Goff' },
  former: { companyName: 'Cosmétiques Iroise', username: 'former.admin', firstName: 'Alain', lastName: 'Quéré' },
} satisfies Record<string, DemoCompany>;

/** Registers the company as its administrator would, unless that was done by an earlier, interrupted start. */
export async function addDemoCompany(platform: Platform, company: DemoCompany): Promise<number> {
  if (!(await isTaken(platform, company.username))) {
    const email = `${company.username}@demo.example`;
    const context = systemContext(platformCompanyId, 'demo');
    const password = demoPassword;
    const id = await announceSignUp(platform, context, { ...company, email, password }, 'demo');
    if (!id) throw new Error(`${company.companyName} has asked too often to be registered.`);
    // A password that everybody reads in the README is not judged.
    await registerCompany(platform, context, { token: platform.linkTokens.tokenOf(linkOf(id)) }, async () => undefined);
  }
  return (await contextOf(platform, company.username)).actor.companyId;
}

/** A client that has left: archived, nothing lost. */
export async function addFormerCompany(platform: Platform, administrator: string): Promise<void> {
  const context = await contextOf(platform, administrator);
  const id = await addDemoCompany(platform, demoCompanies.former);
  const { version, archived } = await getCompany(platform, context, id);
  if (!archived)
    await changeCompanyState(platform, context, { id, version, action: 'archive', reason: 'Fin de contrat' });
}
