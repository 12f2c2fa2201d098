// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { adminGiven, companyPayload, emptyCompany, isAddress } from './company-payload';

const now = new Date('2026-03-01T10:00:00Z');
const admin = { email: 'yann.lebihan@iroise.example', last_name: 'Le Bihan', first_name: 'Yann' };

describe('the payload of a new company', () => {
  it('has every default of the requirements', () => {
    expect(companyPayload({ ...emptyCompany, name: ' Iroise ' }, now)).toEqual({
      name: 'Iroise',
      description: 'Description par défaut',
      domain: '',
      vat: '',
      company_number: '',
      address: '',
      city: '',
      country: '',
      post_code: '',
      phone_number: '',
      website: '',
      industry: '',
      num_employees: 0,
      logo_url: '',
      subscription_plan: 'basic',
      subscription_start_date: '2026-03-01T10:00:00.000Z',
      subscription_end_date: '2027-03-01T10:00:00.000Z',
      is_archived: false,
    });
  });

  it('takes the domain from the email of the admin, and the admin along when all of them is there', () => {
    const payload = companyPayload({ ...emptyCompany, name: 'Iroise', ...admin }, now);
    expect(payload.domain).toBe('iroise.example');
    expect(payload.admin).toEqual({ ...admin, username: 'yann.le-bihan', send_email: true });
    expect(companyPayload({ ...emptyCompany, name: 'Iroise', ...admin }, now, false).admin?.send_email).toBe(false);
  });

  it('keeps what was written', () => {
    const written = { ...emptyCompany, name: 'Iroise', ...admin, description: 'Mer', domain: 'mer.example' };
    expect(companyPayload(written, now)).toMatchObject({ description: 'Mer', domain: 'mer.example' });
  });

  it('takes the domain from an email alone, and no admin', () => {
    const payload = companyPayload({ ...emptyCompany, name: 'Iroise', email: admin.email }, now);
    expect(payload.domain).toBe('iroise.example');
    expect(payload.admin).toBeUndefined();
  });

  it('knows whether an admin is there in part', () => {
    expect(adminGiven({ ...emptyCompany, name: 'Iroise' })).toBe('none');
    expect(adminGiven({ ...emptyCompany, email: admin.email })).toBe('in part');
    expect(adminGiven({ ...emptyCompany, ...admin, email: ' ' })).toBe('in part');
    expect(adminGiven({ ...emptyCompany, ...admin })).toBe('whole');
  });

  it.each(['yann', 'yann@', '@iroise.example', 'yann@iroise', 'a b@iroise.example'])(
    'takes %s for no address',
    (text) => {
      expect(isAddress(text)).toBe(false);
    },
  );
});
