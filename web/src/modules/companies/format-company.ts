import type { CompanyRow } from '@vigie/domain/modules/companies/contract';
import { administrationMessages as m } from '@vigie/domain/modules/companies/messages/administration';
import type { Say } from '../../platform/page/messages';

/** A company as the list shows it: the old mapping, id as text and words for what is missing. */
export function formatCompany({ id, name, providerId }: Pick<CompanyRow, 'id' | 'name' | 'providerId'>, say: Say) {
  return { id: String(id), name: name.trim() || say(m.noName), stripeId: providerId || say(m.notLinked) };
}
