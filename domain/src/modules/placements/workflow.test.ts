import { expect, it } from 'vitest';
import type { Actor } from '../../kernel/identity/actor';
import { decide } from '../../kernel/workflow';
import { endsBeforeItBegins, saysTheSame } from './period';
import { placementChangeObjection, placementStatuses, placementWorkflow } from './workflow';

const person = (userId: number, roles: Actor['roles']): Actor => ({
  companyId: 1,
  userId,
  roles,
  username: 'x',
  displayName: 'X',
});
const people = {
  admin: person(1, ['company_admin']),
  qa: person(2, ['qa', 'designer', 'validator']),
  colleague: person(3, ['reporter']),
  stranger: { ...person(1, ['company_admin']), companyId: 2 },
};

it('R19 R25 only a company administrator changes or withdraws a placement, until it is withdrawn', () => {
  for (const [who, actor] of Object.entries(people)) {
    for (const status of placementStatuses) {
      const item = { companyId: 1, status };
      const may = who === 'admin' && status === 'active';
      expect(decide(placementWorkflow, 'withdraw', { item, actor, facts: null }).allowed, `${who} ${status}`).toBe(may);
      expect(placementChangeObjection(item, actor) === null, `${who} ${status}`).toBe(may);
    }
  }
});

const production = { department: 'Production', site: 'Rennes', validFrom: '2026-01-01', validUntil: '2026-06-30' };

it('a day is said twice where department, site and a day are the same', () => {
  const open = { ...production, validUntil: null };
  expect(saysTheSame(production, { ...open, validFrom: '2026-06-30' })).toBe(true);
  expect(saysTheSame(production, { ...open, validFrom: '2026-07-01' })).toBe(false);
  expect(saysTheSame({ ...open, validFrom: '2026-07-01' }, production)).toBe(false);
  expect(saysTheSame(open, { ...open, department: ' production', validFrom: '2030-01-01' })).toBe(true);
  expect(saysTheSame(open, { ...open, department: 'Logistique' })).toBe(false);
  expect(saysTheSame(open, { ...open, site: 'Lyon' })).toBe(false);
});

it('a placement lasts a day at least', () => {
  expect(endsBeforeItBegins(production)).toBe(false);
  expect(endsBeforeItBegins({ ...production, validUntil: '2026-01-01' })).toBe(false);
  expect(endsBeforeItBegins({ ...production, validUntil: '2025-12-31' })).toBe(true);
  expect(endsBeforeItBegins({ ...production, validUntil: null })).toBe(false);
});
