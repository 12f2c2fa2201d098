import { companyRoles, platformCompanyId } from '@vigie/domain/kernel/identity/actor';
import { usernameKey } from '@vigie/domain/kernel/text-keys';
import * as z from 'zod/mini';
import { type Context, systemContext } from '../../platform/context';
import { readDemoData } from '../../platform/demo-data';
import { hashPassword } from '../../platform/identity/passwords';
import type { Platform } from '../../platform/platform';
import { createLink } from './account-links';
import content from './demo-people.json';
import { findLogin, type Login } from './login-repository';
import { addUser, withReporter } from './new-user';
import { confirmEmail } from './own-email';
import { findUser, listTeams, lockUser } from './repository';
import { changeUserState, createTeam, inviteUser } from './user-administration';

export const demoPassword = 'Vigie-demo-1';

const demoPerson = z.strictObject({
  username: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  roles: z.array(z.enum(companyRoles)),
  team: z.optional(z.string()),
});
type DemoPerson = z.infer<typeof demoPerson>;

const people = z.strictObject({
  people: z.array(demoPerson),
  /** They fill the teams and share the password; a visitor does not need them, so `npm start` does not name them. */
  colleagues: z.array(demoPerson),
  /** Of the second company. */
  others: z.array(demoPerson),
  former: demoPerson,
});

export const {
  people: demoPeople,
  colleagues: demoColleagues,
  others: otherDemoPeople,
  former: formerPerson,
} = readDemoData('demo-people.json', people, content);

/** Beside one who has left: a user in every state. */
const invitedPerson = {
  username: 'louise.morvan',
  firstName: 'Louise',
  lastName: 'Morvan',
  email: 'louise.morvan@demo.example',
};
export async function addDemoComingsAndGoings(platform: Platform, companyId: number, admin: string): Promise<void> {
  const context = await contextOf(platform, admin);
  if (!(await isTaken(platform, invitedPerson.username))) {
    await inviteUser(platform, context, { ...invitedPerson, roles: ['validator'] });
  }
  if (await isTaken(platform, formerPerson.username)) return;
  await addDemoPeople(platform, companyId, [formerPerson]);
  const id = (await contextOf(platform, formerPerson.username)).actor.userId ?? -1;
  const user = await platform.database.read(context, (reader) => findUser(reader, companyId, id));
  const plan = { id, version: user?.version ?? 0, action: 'deactivate' as const, reason: 'Départ à la retraite' };
  await changeUserState(platform, context, plan);
}

/** Acts in the name of a demo account, as if that person were signed in. */
export async function contextOf(platform: Platform, username: string): Promise<Context> {
  const login = await findDemoLogin(platform, username);
  if (!login) throw new Error(`There is no ${username}`);
  const { companyId, userId: id } = login;
  const user = await platform.database.read(systemContext(companyId), (reader) => findUser(reader, companyId, id));
  if (!user) throw new Error(`There is no ${username}`);
  const displayName = `${user.firstName} ${user.lastName}`;
  return {
    ...systemContext(companyId, 'demo'),
    actor: { companyId, userId: id, username, displayName, roles: user.roles },
  };
}

export type Cast = (username: string) => Promise<Context>;

/** The same for many acts of the same people: each is looked up once. */
export function demoCast(platform: Platform): Cast {
  const known = new Map<string, Promise<Context>>();
  return (username) => {
    const context = known.get(username) ?? contextOf(platform, username);
    known.set(username, context);
    return context;
  };
}

/** Demo days are counted from today, so that a demo never grows old. */
export function dayFromToday(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}

/** Each step looks first whether it was done: a first start that was interrupted goes on where it stopped. */
export async function addDemoPeople(
  platform: Platform,
  companyId: number,
  people: readonly DemoPerson[],
): Promise<void> {
  const context = systemContext(companyId, 'demo');
  const teams = await addDemoTeams(platform, context, people);
  // Hashing is slow on purpose, and goes on for several at once.
  const hashes = people.map(() => hashPassword(demoPassword));
  for (const [place, person] of people.entries()) {
    const passwordHash = (await hashes[place]) ?? null;
    if (!(await isTaken(platform, person.username))) {
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
    await confirmDemoIdentity(platform, person.username);
  }
}

/** As the person would with the link of a mail, so that demo people can sign. */
export async function confirmDemoIdentity(platform: Platform, username: string): Promise<void> {
  const { actor } = await contextOf(platform, username);
  const context = systemContext(actor.companyId, 'demo');
  const link = await platform.database.transaction(context, async (tx) => {
    const user = await lockUser(tx, actor.userId ?? -1);
    return user?.identityConfirmedAt === null ? createLink(platform, tx, user, 'email_confirmation') : null;
  });
  if (!link) return;
  const { companyId } = actor;
  const token = platform.linkTokens.tokenOf({ companyId, id: link.id, purpose: 'email_confirmation' });
  await confirmEmail(platform, context, token, demoPassword);
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

export async function isTaken(platform: Platform, username: string): Promise<boolean> {
  return (await findDemoLogin(platform, username)) !== null;
}

function findDemoLogin({ database }: Platform, username: string): Promise<Login | null> {
  return database.read(systemContext(platformCompanyId), (reader) => findLogin(reader, usernameKey(username)));
}
