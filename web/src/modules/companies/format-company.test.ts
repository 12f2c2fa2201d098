import { say } from '@vigie/domain/kernel/message';
import { describe, expect, it } from 'vitest';
import type { Say } from '../../platform/page/messages';
import { formatCompany } from './format-company';

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
