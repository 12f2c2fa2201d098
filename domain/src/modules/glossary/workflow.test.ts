import { describe, expect, it } from 'vitest';
import { roles, systemActor } from '../../kernel/identity/actor';
import { decide } from '../../kernel/workflow';
import { glossaryMessages as m } from './messages/rules';
import { glossaryGroupStates } from './own-groups';
import { type GlossaryGroupAction, glossaryGroupWorkflow } from './workflow';

const actions: GlossaryGroupAction[] = ['retire', 'restore'];
const allowed = new Set([
  'active retire designer',
  'active retire company_admin',
  'retired restore designer',
  'retired restore company_admin',
]);

describe('R19 the life of a group of the glossary', () => {
  for (const state of glossaryGroupStates) {
    for (const action of actions) {
      it.each(roles)(`${state}, ${action} by %s`, (role) => {
        const actor = { ...systemActor(1), roles: [role] };
        const decision = decide(glossaryGroupWorkflow, action, { item: { state }, actor, facts: { taken: null } });
        expect(decision.allowed).toBe(allowed.has(`${state} ${action} ${role}`));
      });
    }
  }

  it('does not come back while another group has one of its words', () => {
    const actor = { ...systemActor(1), roles: ['designer' as const] };
    const taken = { message: m.wordTaken, code: 'already_exists' as const };
    const question = { item: { state: 'retired' as const }, actor, facts: { taken } };
    expect(decide(glossaryGroupWorkflow, 'restore', question)).toEqual({
      allowed: false,
      code: 'already_exists',
      objection: taken,
    });
  });
});
