import type { CompanyRole } from '@vigie/domain/kernel/actor';
import type { BodyOf, OutputOf } from '@vigie/domain/kernel/endpoint';
import { say } from '@vigie/domain/kernel/message';
import { type FieldProblem, Refusal } from '@vigie/domain/kernel/refusal';
import { usernameKey } from '@vigie/domain/kernel/username-key';
import type { accountsEndpoints, Team } from '@vigie/domain/modules/accounts/contract';
import {
  checkUserImport,
  type ImportedPerson,
  readUserImport,
  sameTeam,
} from '@vigie/domain/modules/accounts/user-import';
import type { Context } from '../../platform/context';
import type { Reader } from '../../platform/database/tx';
import type { Platform } from '../../platform/platform';
import { findTakenNames, listTeams } from './repository';
import { invite } from './user-administration';

type ImportUsers = typeof accountsEndpoints.importUsers;

/** All or nobody: one transaction, and not a single invitation when one line is wrong. */
export async function importUsers(
  platform: Platform,
  context: Context,
  { csv, confirm }: BodyOf<ImportUsers>,
): Promise<OutputOf<ImportUsers>> {
  const read = readUserImport(csv);
  if (read.objection) throw new Refusal('invalid', { fields: [{ loc: ['body', 'csv'], ...read.objection }] });
  if (!confirm) {
    const { people } = await platform.database.read(context, (reader) => checked(reader, context, read.people));
    return { lines: people.map((person) => toLine(person, context)), invited: 0 };
  }
  return platform.database.transaction(context, async (tx) => {
    const { people, teams } = await checked(tx, context, read.people);
    const problems = people.flatMap(problemsOf);
    if (problems.length > 0) throw new Refusal('invalid', { fields: problems });
    for (const person of people) {
      const team = teams.find(({ name }) => sameTeam(name, person.team));
      await invite(platform, tx, { ...person, roles: person.roles as CompanyRole[], teamId: team?.id ?? null });
    }
    return { lines: people.map((person) => toLine(person, context)), invited: people.length };
  });
}

async function checked(
  reader: Reader,
  context: Context,
  people: readonly Omit<ImportedPerson, 'objections'>[],
): Promise<{ people: readonly ImportedPerson[]; teams: readonly Team[] }> {
  const teams = await listTeams(reader, context.actor.companyId);
  const takenNames = await findTakenNames(
    reader,
    people.map(({ username }) => usernameKey(username)),
  );
  return { people: checkUserImport(people, { teams: teams.map(({ name }) => name), takenNames }), teams };
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
