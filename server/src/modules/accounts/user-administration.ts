import type { BodyOf, OutputOf, QueryOf } from '@vigie/domain/kernel/http/endpoint';
import { type CompanyRole, hasRole, platformCompanyId } from '@vigie/domain/kernel/identity/actor';
import { pageCountOf } from '@vigie/domain/kernel/listing';
import { invalidField, Refusal } from '@vigie/domain/kernel/refusal';
import { creation, differences } from '@vigie/domain/kernel/trail/audit-event';
import { hasEnded } from '@vigie/domain/kernel/workflow';
import type { allAccountsEndpoints } from '@vigie/domain/modules/accounts/all-endpoints';
import { identityAfter, userChangeObjection } from '@vigie/domain/modules/accounts/identity';
import { accountsMessages } from '@vigie/domain/modules/accounts/messages/accounts';
import { vouchedResetMessages } from '@vigie/domain/modules/accounts/messages/vouched-resets';
import type { Team } from '@vigie/domain/modules/accounts/user-administration-contract';
import type { User } from '@vigie/domain/modules/accounts/user-list-contract';
import { defaultUsername } from '@vigie/domain/modules/accounts/username';
import { type UserAction, userWorkflow } from '@vigie/domain/modules/accounts/workflow';
import { type Context, inCompany } from '../../platform/context';
import { refuseBeyondQuota } from '../../platform/database/quotas';
import type { Tx } from '../../platform/database/tx';
import { hashPassword, randomPassword } from '../../platform/identity/passwords';
import { publishRecordChanged } from '../../platform/live/bus';
import { sendMail } from '../../platform/mail/mail';
import type { Platform } from '../../platform/platform';
import { transition } from '../../platform/transition';
import { createLink } from './account-links';
import { addAccountNotice } from './account-notice-repository';
import { addUser, auditedFields, createdUser, emailKey, refuseWeakPassword, withReporter } from './new-user';
import { mailResetLink } from './own-account';
import { announceNewEmail } from './own-email';
import { limitNameRefusals } from './passwords/refused-names';
import * as repository from './repository';
import { type NewUser, toUser, type UserRecord } from './repository';
import { refuseGivenByOwnHand } from './second-administrator';

type Endpoints = typeof allAccountsEndpoints;

export async function createUser(
  platform: Platform,
  context: Context,
  body: BodyOf<Endpoints['createUser']>,
): Promise<OutputOf<Endpoints['createUser']>> {
  const companyId = await companyForNewUser(platform, context, body);
  const initialPassword = body.password || randomPassword();
  if (body.password) {
    const { first_name: firstName, last_name: lastName } = body;
    const companyName = await platform.database.read(inCompany(context, companyId), (reader) =>
      repository.findCompanyName(reader, companyId),
    );
    await refuseWeakPassword(platform, 'password', body.password, {
      ...body,
      firstName,
      lastName,
      companyName,
      companyId: context.actor.companyId,
    });
  }
  const passwordHash = await hashPassword(initialPassword);
  const company = inCompany(context, companyId);
  const create = async (tx: Tx) => {
    const user = await addUser(tx, {
      username: body.username,
      email: body.email,
      firstName: body.first_name,
      lastName: body.last_name,
      roles: withReporter(body.roles ?? []),
      teamId: body.team_id ?? null,
      state: 'active',
      passwordHash,
      mustChangePassword: true,
    });
    return createdUser(user, body.password ? null : initialPassword);
  };
  return limitNameRefusals(platform, company, body.username, () => platform.database.transaction(company, create));
}

/** A company administrator creates in the own company, whatever the request says; the platform's names one. */
async function companyForNewUser(
  platform: Platform,
  context: Context,
  { company_id, team_id }: { company_id?: number | null | undefined; team_id?: number | null | undefined },
): Promise<number> {
  if (!hasRole(context.actor, 'platform_admin')) return context.actor.companyId;
  const companyId =
    company_id ??
    (team_id ? await platform.database.read(context, (reader) => repository.findCompanyOfTeam(reader, team_id)) : null);
  if (companyId === null || companyId === platformCompanyId) {
    throw invalidField('company_id', accountsMessages.companyMissing);
  }
  const name = await platform.database.read(inCompany(context, companyId), (reader) =>
    repository.findCompanyName(reader, companyId),
  );
  if (name === null) throw invalidField('company_id', accountsMessages.companyMissing);
  return companyId;
}

export function inviteUser(platform: Platform, context: Context, body: BodyOf<Endpoints['inviteUser']>): Promise<User> {
  const username = body.username ?? defaultUsername(body.firstName, body.lastName);
  const create = async (tx: Tx) =>
    toUser(await invite(platform, tx, { ...body, username, teamId: body.teamId ?? null }));
  return limitNameRefusals(platform, context, username, () => platform.database.transaction(context, create));
}

/** Creates a user who chooses the password through a mailed link. */
export async function invite(
  platform: Platform,
  tx: Tx,
  person: Pick<NewUser, 'username' | 'email' | 'firstName' | 'lastName' | 'teamId'> & { roles: readonly CompanyRole[] },
): Promise<UserRecord> {
  const user = await addUser(tx, {
    ...person,
    roles: withReporter(person.roles),
    state: 'invited',
    passwordHash: null,
    mustChangePassword: false,
  });
  await mailInvitation(platform, tx, user);
  return user;
}

async function mailInvitation(platform: Platform, tx: Tx, user: UserRecord): Promise<void> {
  await refuseBeyondQuota(tx, 'invitations');
  const { id } = await createLink(platform, tx, user, 'invitation');
  await sendMail(tx, 'account-link', { linkId: id });
}

export async function listUsers(
  platform: Platform,
  context: Context,
  query: QueryOf<Endpoints['listUsers']>,
): Promise<OutputOf<Endpoints['listUsers']>> {
  const { items, total } = await platform.database.read(context, (reader) =>
    repository.listUsers(reader, context.actor.companyId, { ...query, state: query.state, role: query.role }),
  );
  // Who has no second factor would help an attacker to choose an account.
  const isAdmin = hasRole(context.actor, 'company_admin');
  const visible = isAdmin ? items : items.map(({ hasSecondFactor: _, ...user }) => user);
  return { items: visible, total, page: query.page, pageCount: pageCountOf(total) };
}

export function updateUser(
  platform: Platform,
  context: Context,
  id: number,
  version: number,
  { reason, roles, email, ...fields }: BodyOf<Endpoints['updateUser']>,
): Promise<User> {
  return platform.database.transaction(context, async (tx) => {
    const user = await repository.lockUser(tx, id);
    if (!user) throw new Refusal('not_found');
    if (user.version !== version) throw new Refusal('stale_version');
    const objection = userChangeObjection(user, { ...fields, email, roles, reason }, context.actor.userId === id);
    if (objection) throw invalidField(objection.field, objection.message);
    if (fields.teamId != null && !(await repository.hasTeam(tx, user.companyId, fields.teamId))) {
      throw invalidField('teamId', accountsMessages.teamUnknown);
    }
    const newRoles = roles ? withReporter(roles) : user.roles;
    await refuseGivenByOwnHand(tx, user, newRoles);
    if (hasRole(user, 'company_admin') && !newRoles.includes('company_admin') && (await isLastAdmin(tx, user))) {
      throw new Refusal('objection', { message: accountsMessages.lastAdministrator });
    }
    const saved = await repository.saveUser(tx, { ...user, ...fields, ...withEmail(user, email), roles: newRoles });
    await followEmail(platform, tx, user, saved);
    tx.audit({
      action: 'user.updated',
      record: 'user',
      recordId: id,
      changes: differences(auditedFields(user), auditedFields(saved)),
      reason: reason ?? null,
    });
    await platform.sessions.announce(tx, { kind: 'user_changed', companyId: user.companyId, userId: id });
    await publishRecordChanged(tx, 'user');
    return toUser(saved);
  });
}

/**
 * The address to which a password reset goes stays until its person confirms the new one with their password: otherwise an
 * administrator could lead the account to a mailbox of their own. A user who was only invited has nothing to lose yet.
 */
function withEmail(user: UserRecord, email: string | undefined): Partial<UserRecord> {
  if (email === undefined || email === user.email) return {};
  if (user.state === 'invited') return { email };
  const act = 'email_changed_by_administrator';
  return { pendingEmail: email, identityConfirmedAt: identityAfter(act, user.identityConfirmedAt, new Date()) };
}

async function followEmail(platform: Platform, tx: Tx, before: UserRecord, user: UserRecord): Promise<void> {
  if (user.pendingEmail !== before.pendingEmail) await announceNewEmail(platform, tx, user);
  if (user.email === before.email) return;
  await repository.changeLoginEmail(tx, user.id, emailKey(user.email));
  await mailInvitation(platform, tx, user);
}

export async function changeUserState(
  platform: Platform,
  context: Context,
  plan: { id: number; version: number; action: Exclude<UserAction, 'accept'>; reason: string },
): Promise<User> {
  const { id, action } = plan;
  const user = await transition(platform, context, {
    workflow: userWorkflow,
    action,
    recordId: id,
    expectedVersion: plan.version,
    reason: plan.reason,
    lock: (tx) => repository.lockUser(tx, id),
    facts: async (tx, item) => ({ isLastAdmin: await isLastAdmin(tx, item) }),
    write: async (tx, item, state) => {
      if (action === 'reactivate') await refuseBeyondQuota(tx, 'users');
      return repository.saveUser(tx, item, state);
    },
    content: auditedFields,
    notify: async (tx, changed) => {
      if (hasEnded(userWorkflow, changed.state)) await platform.sessions.end(tx, id, {}, plan.reason);
      await publishRecordChanged(tx, 'user');
    },
  });
  return toUser(user);
}

/**
 * The old password is worthless from now on, and so is every session. Only its person gets in again: an
 * administrator who saw a password could sign with it.
 */
export async function resetUserPassword(
  platform: Platform,
  context: Context,
  plan: { id: number; version: number; reason: string },
): Promise<OutputOf<Endpoints['resetUserPassword']>> {
  if (!platform.sendsMail) throw new Refusal('objection', { message: vouchedResetMessages.needsTwo });
  const unknownPassword = await hashPassword(randomPassword());
  return platform.database.transaction(context, async (tx) => {
    const user = await repository.lockUser(tx, plan.id);
    if (!user) throw new Refusal('not_found');
    if (user.version !== plan.version) throw new Refusal('stale_version');
    if (user.state !== 'active') throw new Refusal('wrong_state', { message: accountsMessages.userWrongState });
    const saved = await repository.saveUser(tx, user);
    await repository.savePassword(tx, user.id, unknownPassword);
    tx.audit({
      action: 'user.password_reset_by_administrator',
      record: 'user',
      recordId: user.id,
      reason: plan.reason,
    });
    const by = context.actor.displayName;
    await addAccountNotice(tx, user.id, { kind: 'password_reset', by, confirmed_by: null, reason: plan.reason });
    await platform.sessions.end(tx, user.id, {}, plan.reason);
    await mailResetLink(platform, tx, user);
    return { linkSent: true as const, version: saved.version };
  });
}

async function isLastAdmin(tx: Tx, user: UserRecord): Promise<boolean> {
  return hasRole(user, 'company_admin') && (await repository.countOtherAdministrators(tx, user.id)) === 0;
}

export async function listTeams(platform: Platform, context: Context): Promise<{ items: Team[] }> {
  return {
    items: await platform.database.read(context, (reader) => repository.listTeams(reader, context.actor.companyId)),
  };
}

export function createTeam(platform: Platform, context: Context, name: string): Promise<Team> {
  return platform.database.transaction(context, (tx) => addTeam(tx, name));
}

export async function addTeam(tx: Tx, name: string): Promise<Team> {
  const team = await repository.insertTeam(tx, name).catch(refuseTakenTeam);
  await publishRecordChanged(tx, 'team');
  tx.audit({ action: 'team.created', record: 'team', recordId: team.id, changes: creation({ name }) });
  return team;
}

export function renameTeam(
  platform: Platform,
  context: Context,
  id: number,
  version: number,
  name: string,
): Promise<Team> {
  return platform.database.transaction(context, async (tx) => {
    const team = await repository.lockTeam(tx, id);
    if (!team) throw new Refusal('not_found');
    if (team.version !== version) throw new Refusal('stale_version');
    const renamed = await repository.saveTeamName(tx, id, name).catch(refuseTakenTeam);
    const changes = differences({ name: team.name }, { name });
    await publishRecordChanged(tx, 'team');
    tx.audit({ action: 'team.renamed', record: 'team', recordId: id, changes });
    return renamed;
  });
}

function refuseTakenTeam(error: unknown): never {
  if ((error as { code?: string }).code !== '23505') throw error;
  throw new Refusal('already_exists', { fields: [{ loc: ['body', 'name'], message: accountsMessages.teamTaken }] });
}
