import { say } from '@vigie/domain/kernel/message';
import { describe, expect, it } from 'vitest';
import type { Say } from '../../platform/page/messages';
import { changesOf, companyFields, formatCompany, textsOf } from './company-texts';

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

const mixed: Say = (message, values) => say('mixed-fr', message, values);

describe('a company in the list', () => {
  it('has its id as text, its name and its provider id', () => {
    const shown = formatCompany({ id: 104, name: 'Ouessant', providerId: 'cus_Q8fT2mLx91Ab' }, mixed);
    expect(shown).toEqual({ id: '104', name: 'Ouessant', stripeId: 'cus_Q8fT2mLx91Ab' });
  });

  it('has words for what is missing', () => {
    expect(formatCompany({ id: 0, name: ' ', providerId: null }, mixed)).toEqual({
      id: '0',
      name: 'Sans nom',
      stripeId: 'Non lié',
    });
  });
});
