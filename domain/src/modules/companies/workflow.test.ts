import { describe, expect, it } from 'vitest';
import { roles, systemActor } from '../../kernel/identity/actor';
import { decide } from '../../kernel/workflow';
import { type CompanyAction, companyWorkflow } from './workflow';

const actions: CompanyAction[] = ['archive', 'restore'];
const allowed = new Set(['active archive platform_admin', 'archived restore platform_admin']);

describe('R19 the life of a company', () => {
  for (const archived of [false, true]) {
    for (const action of actions) {
      it.each(roles)(`${archived ? 'archived' : 'active'}, ${action} by %s`, (role) => {
        const actor = { ...systemActor(1), roles: [role] };
        const decision = decide(companyWorkflow, action, { item: { archived }, actor, facts: null });
        expect(decision.allowed).toBe(allowed.has(`${archived ? 'archived' : 'active'} ${action} ${role}`));
      });
    }
  }
});
