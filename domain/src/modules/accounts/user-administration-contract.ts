import * as z from 'zod/mini';
import { endpoint } from '../../kernel/http/endpoint';
import { companyRoles } from '../../kernel/identity/actor';
import { rowIdOrZero } from '../../kernel/ids';
import { reason } from '../../kernel/text-schemas';
import { email, idParams, password, personName, teamId, teamName, username } from './fields';
import { listUsers, user } from './user-list-contract';

export const userChanges = z.object({
  firstName: z.optional(personName),
  lastName: z.optional(personName),
  email: z.optional(email),
  teamId: z.optional(teamId),
  roles: z.optional(z.array(z.enum(companyRoles)).check(z.maxLength(companyRoles.length))),
  reason: z.optional(reason),
});

export const team = z.object({ id: z.int(), name: z.string(), memberCount: z.int(), version: z.int() });
export type Team = z.infer<typeof team>;

/** One line of a file of users to invite, with all that is wrong with it. */
export const importLine = z.object({
  line: z.int(),
  username: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  roles: z.array(z.string()),
  team: z.string(),
  problems: z.array(z.string()),
});
export type ImportLine = z.infer<typeof importLine>;

/** How a company's administrators run its people. Apart, so that the first page does not carry it. */
export const userAdministrationEndpoints = {
  createUser: endpoint({
    method: 'POST',
    path: '/api/v1/users',
    aliases: ['/v1/users'],
    summary: 'Create a user with an initial password, to be changed at first sign-in',
    creates: true,
    status: 201,
    body: z.object({
      username,
      email,
      first_name: personName,
      last_name: personName,
      /** Empty or absent: a random one is made and answered once. */
      password: z.optional(z.nullable(password)),
      team_id: z.optional(teamId),
      /** The platform administrator names the company, or a team of it. */
      company_id: z.optional(z.nullable(rowIdOrZero)),
      roles: z.optional(z.array(z.enum(companyRoles)).check(z.maxLength(companyRoles.length))),
    }),
    output: z.object({
      id: z.int(),
      username: z.string(),
      email: z.string(),
      first_name: z.string(),
      last_name: z.string(),
      team_id: z.nullable(z.int()),
      company_id: z.nullable(z.int()),
      initial_password: z.nullable(z.string()),
    }),
  }),
  listUsers,
  updateUser: endpoint({
    method: 'PATCH',
    path: '/api/v1/users/:id',
    summary: "Change a user's name, email, team and roles; a new email waits until the user confirms it",
    changes: true,
    params: idParams,
    body: userChanges,
    output: user,
  }),
  deactivateUser: endpoint({
    method: 'POST',
    path: '/api/v1/users/:id/deactivate',
    summary: 'Take away access; every session of the user ends at once',
    changes: true,
    params: idParams,
    body: z.object({ reason }),
    output: user,
  }),
  reactivateUser: endpoint({
    method: 'POST',
    path: '/api/v1/users/:id/reactivate',
    summary: 'Give access back',
    changes: true,
    params: idParams,
    body: z.object({ reason }),
    output: user,
  }),
  resetUserPassword: endpoint({
    method: 'POST',
    path: '/api/v1/users/:id/reset-password',
    summary: "Void a user's password and mail them a one-time link to choose another; every session of the user ends",
    changes: true,
    params: idParams,
    body: z.object({ reason }),
    output: z.object({ linkSent: z.literal(true), version: z.int() }),
  }),
  importUsers: endpoint({
    method: 'POST',
    path: '/api/v1/users/import',
    summary: 'Invite the users of a CSV file, all or none; without `confirm`, only tell what would happen',
    creates: true,
    body: z.object({
      csv: z.string().check(z.minLength(1), z.maxLength(500_000)),
      confirm: z.boolean(),
      /** Teams that the file names and the company lacks are created with its people. */
      createTeams: z._default(z.boolean(), false),
    }),
    output: z.object({
      lines: z.array(importLine),
      invited: z.int(),
      /** What stands in the way of the file as a whole: sentences, each naming a limit of the company. */
      limits: z.array(z.string()),
      /** Teams that the file names and the company lacks, or lacked before. */
      newTeams: z.array(z.string()),
    }),
  }),
  inviteUser: endpoint({
    method: 'POST',
    path: '/api/v1/invitations',
    summary: 'Create a user who chooses the password through a mailed link',
    creates: true,
    status: 201,
    body: z.object({
      username: z.optional(username),
      email,
      firstName: personName,
      lastName: personName,
      teamId: z.optional(teamId),
      roles: z._default(z.array(z.enum(companyRoles)).check(z.maxLength(companyRoles.length)), []),
    }),
    output: user,
  }),
  listTeams: endpoint({
    method: 'GET',
    path: '/api/v1/teams',
    summary: 'The teams of the company',
    output: z.object({ items: z.array(team) }),
  }),
  createTeam: endpoint({
    method: 'POST',
    path: '/api/v1/teams',
    summary: 'Create a team',
    creates: true,
    status: 201,
    body: z.object({ name: teamName }),
    output: team,
  }),
  renameTeam: endpoint({
    method: 'PATCH',
    path: '/api/v1/teams/:id',
    summary: 'Rename a team',
    changes: true,
    params: idParams,
    body: z.object({ name: teamName }),
    output: team,
  }),
};
