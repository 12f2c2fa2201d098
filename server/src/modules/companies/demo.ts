import { platformCompanyId } from '@vigie/domain/kernel/identity/actor';
import { defaultParameters } from '@vigie/domain/modules/parameters/public';
import { type Context, systemContext } from '../../platform/context';
import type { Platform } from '../../platform/platform';
import { contextOf, demoPassword, isTaken } from '../accounts/public';
import { changeParameters, getParameters } from '../parameters/public';
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
    // A password that stands in the README is not judged.
    await registerCompany(platform, context, { token: platform.linkTokens.tokenOf(linkOf(id)) }, async () => undefined);
  }
  const administrator = await contextOf(platform, company.username);
  await openDoors(platform, administrator);
  return administrator.actor.companyId;
}

/** A demo is entered with the password that `npm start` prints, by any visitor, and left open on a desk. */
async function openDoors(platform: Platform, administrator: Context): Promise<void> {
  const { version, secondFactor } = await getParameters(platform, administrator);
  if (secondFactor === defaultParameters.secondFactor) return;
  await changeParameters(platform, administrator, version, {
    secondFactor: defaultParameters.secondFactor,
    idleLockMinutes: defaultParameters.idleLockMinutes,
    numbersBegin: defaultParameters.numbersBegin,
    mailTopics: defaultParameters.mailTopics,
    dailySummary: defaultParameters.dailySummary,
    reason: 'Entreprise de démonstration : le mot de passe seul suffit',
  });
}

/** A client that has left: archived, nothing lost. */
export async function addFormerCompany(platform: Platform, administrator: string): Promise<void> {
  const context = await contextOf(platform, administrator);
  const id = await addDemoCompany(platform, demoCompanies.former);
  const { version, archived } = await getCompany(platform, context, id);
  if (!archived)
    await changeCompanyState(platform, context, { id, version, action: 'archive', reason: 'Fin de contrat' });
}
