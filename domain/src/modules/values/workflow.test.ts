import { describe, expect, it } from 'vitest';
import { roles, systemActor } from '../../kernel/identity/actor';
import { decide } from '../../kernel/workflow';
import { valueStates } from './value';
import { valueActions, valueWorkflow } from './workflow';

const allowed = new Set([
  'active retire designer',
  'active retire company_admin',
  'retired restore designer',
  'retired restore company_admin',
]);

describe('R19 the life of a value', () => {
  for (const state of valueStates) {
    for (const action of valueActions) {
      it.each(roles)(`${state}, ${action} by %s`, (role) => {
        const actor = { ...systemActor(1), roles: [role] };
        const decision = decide(valueWorkflow, action, { item: { state }, actor, facts: {} });
        expect(decision.allowed).toBe(allowed.has(`${state} ${action} ${role}`));
      });
    }
  }
});
