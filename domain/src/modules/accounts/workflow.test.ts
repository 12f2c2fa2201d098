import { describe, expect, it } from 'vitest';
import { type Actor, platformCompanyId, roles } from '../../kernel/identity/actor';
import { decide } from '../../kernel/workflow';
import { type UserAction, type UserItem, userStates, userWorkflow } from './workflow';

const actions: UserAction[] = ['accept', 'deactivate', 'reactivate'];
const user = { id: 7, companyId: 1 };
const actorWith = (role: Actor['roles'][number], companyId: number, userId = 99): Actor => ({
  companyId,
  userId,
  username: role,
  displayName: role,
  roles: [role],
});

/** The whole table: what is not listed is refused. */
const allowed = new Set([
  'invited accept self',
  'invited deactivate company_admin',
  'active deactivate company_admin',
  'deactivated reactivate company_admin',
  'invited deactivate platform_admin',
  'active deactivate platform_admin',
  'deactivated reactivate platform_admin',
]);

const people: [string, Actor][] = [
  ...roles.map((role): [string, Actor] => [role, actorWith(role, 1)]),
  ['self', actorWith('reporter', 1, 7)],
  ['company_admin of another company', actorWith('company_admin', 2)],
  ['same id in another company', actorWith('reporter', 2, 7)],
];

describe('R19 R21 the life of a user', () => {
  for (const state of userStates) {
    for (const action of actions) {
      it.each(people)(`${state}, ${action} by %s`, (who, actor) => {
        const item: UserItem = { ...user, state };
        const decision = decide(userWorkflow, action, { item, actor, facts: { isLastAdmin: false } });
        expect(decision.allowed).toBe(allowed.has(`${state} ${action} ${who}`));
      });
    }
  }

  it('keeps the last administrator of a company', () => {
    const item: UserItem = { ...user, state: 'active' };
    const facts = { isLastAdmin: true };
    const decision = decide(userWorkflow, 'deactivate', { item, actor: actorWith('company_admin', 1), facts });
    expect(decision).toMatchObject({ allowed: false, code: 'objection' });
  });

  it('keeps the administrators of the platform out of reach of the companies', () => {
    const item: UserItem = { id: 1, companyId: platformCompanyId, state: 'active' };
    for (const actor of [actorWith('company_admin', 1), actorWith('platform_admin', 1)]) {
      const decision = decide(userWorkflow, 'deactivate', { item, actor, facts: { isLastAdmin: false } });
      expect(decision).toMatchObject({ allowed: false, code: 'not_allowed' });
    }
  });
});
