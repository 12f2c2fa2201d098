import type { Company, CompanyForm, CompanyRow } from '@vigie/domain/modules/companies/contract';
import { administrationMessages as m } from '@vigie/domain/modules/companies/messages/administration';
import type { Say } from '../../platform/page/messages';
import { formatDay, parseDay } from '../../ui/fields/day';

/** The fields of a company in the order of its form. */
export const companyFields = [
  'name',
  'description',
  'domain',
  'website',
  'vat',
  'companyNumber',
  'address',
  'postCode',
  'city',
  'country',
  'phoneNumber',
  'industry',
  'numEmployees',
  'logoUrl',
  'subscriptionPlan',
  'subscriptionStartDate',
  'subscriptionEndDate',
] as const satisfies readonly (keyof CompanyForm)[];
export type CompanyField = (typeof companyFields)[number];
export type CompanyTexts = Record<CompanyField, string>;

const dayFields: readonly CompanyField[] = ['subscriptionStartDate', 'subscriptionEndDate'];
const dayOf = (moment: string) => new Date(moment).toISOString().slice(0, 10);

export function isDay(field: CompanyField): boolean {
  return dayFields.includes(field);
}

/** What the form shows: days as dd/mm/yyyy, numbers in digits. */
export function textsOf(company: Company): CompanyTexts {
  const texts = companyFields.map((field) => [
    field,
    isDay(field) ? formatDay(dayOf(String(company[field]))) : String(company[field]),
  ]);
  return Object.fromEntries(texts) as CompanyTexts;
}

/** Only what was changed; a day that was not keeps its hour. */
export function changesOf(company: Company, texts: CompanyTexts): Partial<CompanyForm> {
  const before = textsOf(company);
  const changed = companyFields.filter((field) => texts[field].trim() !== before[field]);
  return Object.fromEntries(changed.map((field) => [field, sentValue(field, texts[field].trim())]));
}

function sentValue(field: CompanyField, text: string): string | number {
  if (field === 'numEmployees') return Number(text);
  return isDay(field) ? `${parseDay(text)}T00:00:00.000Z` : text;
}

/** A company as the list shows it: the old mapping, id as text and words for what is missing. */
export function formatCompany({ id, name, providerId }: Pick<CompanyRow, 'id' | 'name' | 'providerId'>, say: Say) {
  return { id: String(id), name: name.trim() || say(m.noName), stripeId: providerId || say(m.notLinked) };
}
