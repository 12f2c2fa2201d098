import type { Actor } from '../../kernel/identity/actor';
import { hasRole, platformCompanyId } from '../../kernel/identity/actor';
import type { Guard, Workflow } from '../../kernel/workflow';
import { accountsMessages as m } from './messages/accounts';

export const userStates = ['invited', 'active', 'deactivated'] as const;
export type UserState = (typeof userStates)[number];
export type UserAction = 'accept' | 'deactivate' | 'reactivate';
export type RoleOnUser = 'company_admin' | 'platform_admin' | 'self';

export interface UserItem {
  readonly id: number;
  readonly companyId: number;
  readonly state: UserState;
}

export interface UserFacts {
  /** The user administers the company, and no other user who can sign in does. */
  readonly isLastAdmin: boolean;
}

const keepsAnAdministrator: Guard<UserFacts> = ({ isLastAdmin }) =>
  isLastAdmin ? { message: m.lastAdministrator } : null;

export const userWorkflow: Workflow<UserState, UserAction, RoleOnUser, UserItem, UserFacts> = {
  record: 'user',
  stateLabels: { invited: m.stateInvited, active: m.stateActive, deactivated: m.stateDeactivated },
  stateOf: (user) => user.state,
  rolesOn: (user, actor) => rolesOnUser(user, actor),
  initial: ['invited', 'active'],
  createdEvent: 'user.created',
  final: ['deactivated'],
  usual: { invited: 'accept' },
  transitions: {
    accept: {
      label: m.acceptInvitation,
      from: ['invited'],
      to: 'active',
      by: ['self'],
      event: 'user.invitation_accepted',
    },
    deactivate: {
      label: m.deactivate,
      from: ['invited', 'active'],
      to: 'deactivated',
      by: ['company_admin', 'platform_admin'],
      event: 'user.deactivated',
      needsReason: true,
      guards: [keepsAnAdministrator],
    },
    reactivate: {
      label: m.reactivate,
      from: ['deactivated'],
      to: 'active',
      by: ['company_admin', 'platform_admin'],
      event: 'user.reactivated',
      reopens: true,
      needsReason: true,
    },
  },
  refusals: { wrongRole: m.userWrongRole, wrongState: m.userWrongState, reasonMissing: m.reasonMissing },
};

function rolesOnUser(user: UserItem, actor: Actor): RoleOnUser[] {
  const held: RoleOnUser[] = [];
  if (actor.userId === user.id && actor.companyId === user.companyId) held.push('self');
  if (hasRole(actor, 'company_admin') && actor.companyId === user.companyId) held.push('company_admin');
  // The platform administrator acts inside a company's transaction, so the company of the actor may be the user's.
  if (hasRole(actor, 'platform_admin') && user.companyId !== platformCompanyId) held.push('platform_admin');
  return held;
}
