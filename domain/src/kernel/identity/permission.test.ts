import { describe, expect, it } from 'vitest';
import { roles } from './actor';
import { permits } from './permission';

describe('permits', () => {
  it.each(roles)('asks a %s for exactly the roles of the line', (role) => {
    expect(permits('anyone', null)).toBe(true);
    expect(permits('signed_in', null)).toBe(false);
    expect(permits([role], null)).toBe(false);
    expect(permits('signed_in', { roles: [role] })).toBe(true);
    for (const wanted of roles) expect(permits([wanted], { roles: [role] })).toBe(wanted === role);
    expect(permits([], { roles: [role] })).toBe(false);
  });
});
