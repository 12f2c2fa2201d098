import type { BodyOf, OutputOf } from '@vigie/domain/kernel/http/endpoint';
import type { CompanyRole } from '@vigie/domain/kernel/identity/actor';
import { say } from '@vigie/domain/kernel/message';
import { isBeyond, quotaInUnits } from '@vigie/domain/kernel/quotas';
import { type FieldProblem, Refusal } from '@vigie/domain/kernel/refusal';
import { usernameKey } from '@vigie/domain/kernel/text-keys';
import { quotaReachedMessages } from '@vigie/domain/messages/quotas';
import type { allAccountsEndpoints } from '@vigie/domain/modules/accounts/all-endpoints';
import type { Team } from '@vigie/domain/modules/accounts/user-administration-contract';
import {
  checkUserImport,
  type ImportedPerson,
  newTeamsOf,
  readUserImport,
  sameTeam,
} from '@vigie/domain/modules/accounts/user-import';
import type { Context } from '../../platform/context';
import { findUsage } from '../../platform/database/quotas';
import type { Reader } from '../../platform/database/tx';
import type { Platform } from '../../platform/platform';
import { freeName } from './passwords/refused-names';
import { findOwnNames, listTeams } from './repository';
import { addTeam, invite } from './user-administration';

type ImportUsers = typeof allAccountsEndpoints.importUsers;

/** All or none: one transaction, and not a single invitation when one line is wrong. */
export async function importUsers(
  platform: Platform,
  context: Context,
  { csv, confirm, createTeams }: BodyOf<ImportUsers>,
): Promise<OutputOf<ImportUsers>> {
  const read = readUserImport(csv);
  if (read.objection) throw new Refusal('invalid', { fields: [{ loc: ['body', 'csv'], ...read.objection }] });
  if (!confirm) {
    return platform.database.read(context, async (reader) => {
      const { people, newTeams } = await checked(reader, context, read.people, createTeams);
      const limits = await limitsFor(reader, context, people.length);
      return { lines: people.map((person) => toLine(person, context)), invited: 0, limits, newTeams };
    });
  }
  return platform.database.transaction(context, async (tx) => {
    const { people, teams: known, newTeams } = await checked(tx, context, read.people, createTeams);
    const problems = people.flatMap(problemsOf);
    if (problems.length > 0) throw new Refusal('invalid', { fields: problems });
    const teams = [...known];
    for (const name of newTeams) teams.push(await addTeam(tx, name));
    const invited: ImportedPerson[] = [];
    for (const person of people) {
      const team = teams.find(({ name }) => sameTeam(name, person.team));
      const username = await freeName(tx, person.username);
      const roles = person.roles as CompanyRole[];
      await invite(platform, tx, { ...person, username, roles, teamId: team?.id ?? null });
      invited.push({ ...person, username });
    }
    return { lines: invited.map((person) => toLine(person, context)), invited: people.length, limits: [], newTeams };
  });
}

async function checked(
  reader: Reader,
  context: Context,
  people: readonly Omit<ImportedPerson, 'objections'>[],
  createTeams: boolean,
): Promise<{ people: readonly ImportedPerson[]; teams: readonly Team[]; newTeams: string[] }> {
  const teams = await listTeams(reader, context.actor.companyId);
  // Of the own company alone. A name that is taken elsewhere gets a number behind it when the person is invited: a
  // refusal, or a proposal here, would reveal five hundred names of other companies at once, and leave no trace.
  const takenNames = await findOwnNames(
    reader,
    context.actor.companyId,
    people.map(({ username }) => usernameKey(username)),
  );
  const names = teams.map(({ name }) => name);
  return {
    people: checkUserImport(people, { teams: names, createTeams, takenNames }),
    teams,
    newTeams: newTeamsOf(people, names),
  };
}

async function limitsFor(reader: Reader, { actor, style }: Context, added: number): Promise<string[]> {
  const usage = await findUsage(reader, actor.companyId);
  return (['users', 'invitations'] as const)
    .filter((name) => isBeyond(usage[name], added))
    .map((name) => say(style, quotaReachedMessages[name], { limit: quotaInUnits(name, usage[name].limit ?? 0) }));
}

function problemsOf({ line, objections }: ImportedPerson): FieldProblem[] {
  return objections.map((objection) => ({ loc: ['body', 'csv', line], ...objection }));
}

function toLine({ objections, ...person }: ImportedPerson, { style }: Context): OutputOf<ImportUsers>['lines'][number] {
  return {
    ...person,
    roles: [...person.roles],
    problems: objections.map(({ message, values }) => say(style, message, values)),
  };
}
