import type { CompanyRole, Role } from '@vigie/domain/kernel/identity/actor';
import { companyRoles } from '@vigie/domain/kernel/identity/actor';
import { invalidField, Refusal } from '@vigie/domain/kernel/refusal';
import { usernameKey } from '@vigie/domain/kernel/text-keys';
import { creation } from '@vigie/domain/kernel/trail/audit-event';
import type { Json } from '@vigie/domain/kernel/trail/canonical-json';
import { accountsMessages } from '@vigie/domain/modules/accounts/messages/accounts';
import {
  knownWordsOf,
  type PasswordOwner,
  passwordObjection,
  weaknessObjection,
  withoutNames,
} from '@vigie/domain/modules/accounts/password';
import { type UserState, userWorkflow } from '@vigie/domain/modules/accounts/workflow';
import { refuseBeyondQuota } from '../../platform/database/quotas';
import type { Tx } from '../../platform/database/tx';
import type { ChosenBy } from '../../platform/identity/password-strength';
import { publishRecordChanged } from '../../platform/live/bus';
import type { Platform } from '../../platform/platform';
import { initialState } from '../../platform/transition';
import { hasTeam, insertUser, type NewUser, registerLogin, type UserRecord } from './repository';

export type UserToAdd = NewUser & { readonly state: UserState };

/** Adds a user to the company of the transaction. The name is theirs for ever, in all companies. */
export async function addUser(tx: Tx, { state, ...user }: UserToAdd): Promise<UserRecord> {
  if (user.teamId !== null && !(await hasTeam(tx, tx.context.actor.companyId, user.teamId))) {
    throw invalidField('teamId', accountsMessages.teamUnknown);
  }
  await refuseBeyondQuota(tx, 'users');
  const record = await insertUser(tx, user, initialState(userWorkflow, state));
  await registerLogin(tx, usernameKey(user.username), emailKey(user.email), record.id).catch(refuseTakenName);
  await publishRecordChanged(tx, 'user');
  const changes = creation(auditedFields(record));
  tx.audit({ action: userWorkflow.createdEvent, record: 'user', recordId: record.id, changes });
  return record;
}

function refuseTakenName(error: unknown): never {
  if ((error as { code?: string }).code !== '23505') throw error;
  throw new Refusal('already_exists', {
    fields: [{ loc: ['body', 'username'], message: accountsMessages.usernameUnavailable }],
  });
}

export function emailKey(email: string): string {
  return email.trim().toLowerCase();
}

/**
 * Every user is a reporter; further roles are given. Kept in the order of the table, so that the trail compares them
 * well.
 */
export function withReporter(roles: readonly CompanyRole[]): Role[] {
  return companyRoles.filter((role) => role === 'reporter' || roles.includes(role));
}

/** What the trail records of a user: never the password, not even as a hash. */
export function auditedFields(user: UserRecord): Record<string, Json> {
  const { username, email, pendingEmail, firstName, lastName, state, roles, teamId, preferences } = user;
  return {
    username,
    email,
    pendingEmail,
    firstName,
    lastName,
    state,
    roles: [...roles],
    teamId,
    mustChangePassword: user.mustChangePassword,
    identityConfirmed: user.identityConfirmedAt !== null,
    preferences: { ...preferences },
  };
}

export async function refuseWeakPassword(
  { passwordStrength }: Platform,
  field: string,
  password: string,
  owner: PasswordOwner & { readonly companyId?: number },
  chosenBy: ChosenBy = 'account',
): Promise<void> {
  const objection = passwordObjection(password, owner);
  if (objection) throw invalidField(field, objection);
  const judged = withoutNames(password, owner);
  const strength = await passwordStrength.judge(judged, knownWordsOf(owner), chosenBy, owner.companyId);
  const weakness = weaknessObjection(strength, judged !== password);
  if (weakness) throw invalidField(field, weakness);
}

/** A user just created, in the fields that the first clients of the API read. The password is answered once, here. */
export function createdUser(user: UserRecord, initialPassword: string | null) {
  return {
    id: user.id,
    username: user.username,
    email: user.email,
    first_name: user.firstName,
    last_name: user.lastName,
    team_id: user.teamId,
    company_id: user.companyId,
    initial_password: initialPassword,
  };
}
