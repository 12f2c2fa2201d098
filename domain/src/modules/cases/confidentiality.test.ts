import { describe, expect, it } from 'vitest';
import { type Actor, type CompanyRole, companyRoles } from '../../kernel/identity/actor';
import { canReadCase, ownAccessObjection, type Restricted, restrictionObjection } from './confidentiality';

const person = (userId: number, roles: readonly CompanyRole[] = ['reporter'], companyId = 1): Actor => ({
  companyId,
  userId,
  username: `p${userId}`,
  displayName: `P ${userId}`,
  roles,
});
const item: Restricted = {
  companyId: 1,
  ownerId: 10,
  isConfidential: true,
  readerIds: [20],
  readerRoles: ['qa'],
  teamIds: [30],
  actionIds: [40],
};

describe('R19 a confidential case', () => {
  it.each([
    ['its lead writer', 10],
    ['whom it names', 20],
    ['its team', 30],
    ['the people of its actions', 40],
  ])('is read by %s', (_who, id) => {
    expect(canReadCase(item, person(id))).toBe(true);
  });

  it.each(companyRoles.map((role) => [role, role === 'qa'] as const))(
    'is read by a stranger who is %s: %s',
    (role, may) => {
      expect(canReadCase(item, person(99, [role]))).toBe(may);
      expect(canReadCase({ ...item, readerRoles: [role] }, person(99, [role]))).toBe(true);
      expect(canReadCase({ ...item, readerRoles: [] }, person(99, [...companyRoles]))).toBe(false);
    },
  );

  it('is nobody’s of another company, nor of nobody', () => {
    expect(canReadCase(item, person(10, ['qa'], 2))).toBe(false);
    expect(canReadCase(item, { ...person(10), userId: null })).toBe(false);
  });

  it('is distinguished from an ordinary one, which every colleague reads', () => {
    expect(canReadCase({ ...item, isConfidential: false }, person(99))).toBe(true);
    expect(canReadCase({ ...item, isConfidential: false }, person(99, ['qa'], 2))).toBe(false);
  });
});

describe('who reads a case', () => {
  it.each([
    ['the lead writer', person(10), true],
    ['QA', person(99, ['qa']), true],
    ['a named reader', person(20), false],
    ['a member of the team', person(30), false],
    ['a validator', person(99, ['validator']), false],
    ['a designer', person(99, ['designer']), false],
    ['a company administrator', person(99, ['company_admin']), false],
    ['QA of another company', person(99, ['qa'], 2), false],
  ])('is decided by the lead writer and QA: %s', (_who, actor, may) => {
    expect(restrictionObjection(item, actor) === null).toBe(may);
  });

  it('is never decided so that a user who decides is shut out; the lead writer cannot be', () => {
    const noReaders = { ...item, readerIds: [], readerRoles: [], teamIds: [], actionIds: [] };
    expect(ownAccessObjection(noReaders, person(10))).toBeNull();
    expect(ownAccessObjection(noReaders, person(99, ['qa']))).not.toBeNull();
    expect(ownAccessObjection({ ...noReaders, readerIds: [99] }, person(99, ['qa']))).toBeNull();
    expect(ownAccessObjection({ ...noReaders, isConfidential: false }, person(99, ['qa']))).toBeNull();
  });
});
