import type { CompanyRole } from '@vigie/domain/kernel/actor';
import { platformCompanyId } from '@vigie/domain/kernel/actor';
import { usernameKey } from '@vigie/domain/kernel/username-key';
import { type Context, systemContext } from '../../platform/context';
import { sql } from '../../platform/database/statement';
import { hashPassword } from '../../platform/identity/passwords';
import type { Platform } from '../../platform/platform';
import { addUser, withReporter } from './new-user';
import { listTeams } from './repository';
import { createTeam } from './user-administration';

export const demoPassword = 'Vigie-demo-1';

interface DemoPerson {
  readonly username: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly roles: readonly CompanyRole[];
  readonly team?: string;
}

export const demoPeople: readonly DemoPerson[] = [
  { username: 'reporter', firstName: 'Karim', lastName: 'Benali', roles: [], team: 'Production' },
  { username: 'validator', firstName: 'Sophie', lastName: 'Marchand', roles: ['validator'], team: 'Production' },
  { username: 'lead', firstName: 'Julien', lastName: 'Lefèvre', roles: [], team: 'Maintenance' },
  { username: 'qa', firstName: 'Claire', lastName: 'Vasseur', roles: ['qa'], team: 'Assurance qualité' },
  { username: 'designer', firstName: 'Inès', lastName: 'Da Costa', roles: ['designer'], team: 'Assurance qualité' },
];

export const otherDemoPeople: readonly DemoPerson[] = [
  { username: 'other.reporter', firstName: 'Hugo', lastName: 'Petit', roles: [] },
];

/** Each step looks first whether it was done: a first start that was interrupted goes on where it stopped. */
export async function addDemoPeople(
  platform: Platform,
  companyId: number,
  people: readonly DemoPerson[],
): Promise<void> {
  const context = systemContext(companyId, 'demo');
  const teams = await addDemoTeams(platform, context, people);
  for (const person of people) {
    if (await isTaken(platform, person.username)) continue;
    const passwordHash = await hashPassword(demoPassword);
    await platform.database.transaction(context, (tx) =>
      addUser(tx, {
        ...person,
        email: `${person.username}@demo.example`,
        roles: withReporter(person.roles),
        teamId: (person.team && teams.get(person.team)) || null,
        state: 'active',
        passwordHash,
        mustChangePassword: false,
      }),
    );
  }
}

async function addDemoTeams(
  platform: Platform,
  context: Context,
  people: readonly DemoPerson[],
): Promise<Map<string, number>> {
  const { companyId } = context.actor;
  const known = await platform.database.read(context, (reader) => listTeams(reader, companyId));
  const teams = new Map(known.map(({ id, name }) => [name, id]));
  for (const { team } of people) {
    if (team && !teams.has(team)) teams.set(team, (await createTeam(platform, context, team)).id);
  }
  return teams;
}

export async function addPlatformAdministrator(
  platform: Platform,
  person: {
    username: string;
    email: string;
    firstName: string;
    lastName: string;
    password: string;
    mustChangePassword: boolean;
  },
): Promise<void> {
  const passwordHash = await hashPassword(person.password);
  await platform.database.transaction(systemContext(platformCompanyId, 'administration'), (tx) =>
    addUser(tx, { ...person, roles: ['platform_admin'], teamId: null, state: 'active', passwordHash }),
  );
}

export async function isTaken({ database }: Platform, username: string): Promise<boolean> {
  const found = await database.read(systemContext(platformCompanyId), (reader) =>
    reader.find(sql`select 1 from find_login(${usernameKey(username)})`),
  );
  return found !== null;
}
