import { type CompanyGlossary, effectiveGroups, type WordGroup } from '@vigie/domain/modules/glossary/glossary';
import type { Reader } from '../../platform/database/tx';
import { findCompanyGlossary } from './repository';

/** By what companies have written, the last used last: most have changed nothing and share one. */
const remembered = new Map<string, readonly WordGroup[]>();
const mostRemembered = 50;

/**
 * The words that a company takes for the same, at this moment: what it has written is read each time, so that every
 * copy of the server follows a change at once. The same array as long as nothing has changed, for callers that cache
 * what they make of it.
 */
export async function findWordGroups(reader: Reader, companyId: number): Promise<readonly WordGroup[]> {
  const { own, switchedOff } = await findCompanyGlossary(reader, companyId);
  const written = JSON.stringify([own, switchedOff]);
  const groups = remembered.get(written) ?? effectiveGroups(companyGlossaryOf(own, switchedOff));
  remembered.delete(written);
  remembered.set(written, groups);
  const [oldest] = remembered.keys();
  if (remembered.size > mostRemembered && oldest !== undefined) remembered.delete(oldest);
  return groups;
}

function companyGlossaryOf(own: string | null, switchedOff: string | null): CompanyGlossary {
  return { own: JSON.parse(own ?? '[]'), switchedOff: JSON.parse(switchedOff ?? '[]') };
}
