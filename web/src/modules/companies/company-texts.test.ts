import { describe, expect, it } from 'vitest';
import { changesOf, companyFields, textsOf } from './company-texts';

const company = {
  ...(Object.fromEntries(companyFields.map((field) => [field, ''])) as Record<(typeof companyFields)[number], string>),
  id: 7,
  name: 'Iroise',
  numEmployees: 12,
  subscriptionStartDate: '2026-03-01T10:15:00.000Z',
  subscriptionEndDate: '2027-03-01T10:15:00.000Z',
  providerId: null,
  archived: false,
  version: 3,
};

describe('the form of a company', () => {
  it('shows days and numbers as people write them', () => {
    expect(textsOf(company)).toMatchObject({
      name: 'Iroise',
      numEmployees: '12',
      subscriptionStartDate: '01/03/2026',
    });
  });

  it('sends only what was changed', () => {
    const texts = { ...textsOf(company), city: ' Brest ', numEmployees: '13', subscriptionEndDate: '1.4.2027' };
    expect(changesOf(company, texts)).toEqual({
      city: 'Brest',
      numEmployees: 13,
      subscriptionEndDate: '2027-04-01T00:00:00.000Z',
    });
    expect(changesOf(company, textsOf(company))).toEqual({});
  });
});
