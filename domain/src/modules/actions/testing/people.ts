import { type Actor, roles } from '../../../kernel/identity/actor';

export const person = (roleNames: Actor['roles'], userId = 99, companyId = 1): Actor => ({
  companyId,
  userId,
  username: 'x',
  displayName: 'X',
  roles: roleNames,
});

/** All who might try something with an action that is 7's to do and 8's to approve. */
export const people: readonly [string, Actor][] = [
  ...roles.map((role): [string, Actor] => [role, person([role])]),
  ['responsible', person(['reporter'], 7)],
  ['responsible who is qa', person(['qa'], 7)],
  ['approver', person(['reporter'], 8)],
  ['qa of another company', person(['qa'], 99, 2)],
  ['responsible of another company', person(['reporter'], 7, 2)],
];
