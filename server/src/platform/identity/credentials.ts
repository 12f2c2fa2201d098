import type { Actor, Role } from '@vigie/domain/kernel/actor';
import { platformCompanyId } from '@vigie/domain/kernel/actor';
import { afterFailure, isLocked, lockOut } from '@vigie/domain/kernel/lock-out';
import type { LanguageStyle } from '@vigie/domain/kernel/message';
import { Refusal } from '@vigie/domain/kernel/refusal';
import { mustHaveSecondFactor, type SecondFactorRule } from '@vigie/domain/kernel/second-factor';
import type { Credentials } from '@vigie/domain/kernel/signature';
import { usernameKey } from '@vigie/domain/kernel/username-key';
import { type Context, systemContext } from '../context';
import type { Database } from '../database/database';
import { sql } from '../database/statement';
import type { Reader } from '../database/tx';
import { isPasswordOf } from './passwords';

export interface Account {
  readonly companyId: number;
  readonly id: number;
  readonly username: string;
  readonly email: string;
  readonly displayName: string;
  readonly roles: readonly Role[];
  readonly mustChangePassword: boolean;
  /** Whether a link sent to their address has told that the account is in its person's hands. */
  readonly identityConfirmed: boolean;
  readonly hasSecondFactor: boolean;
  readonly secondFactorRule: SecondFactorRule;
  readonly preferences: { readonly mailOnSignIn?: boolean; readonly languageStyle?: LanguageStyle };
}

/** What the password is asked for: the trail tells a failed sign-in from a failed signature. */
export type Purpose =
  | 'sign_in'
  | 'signature'
  | 'password_change'
  | 'email_change'
  | 'email_confirmation'
  | 'second_factor'
  | 'second_factor_change'
  | 'admin_gate';

interface AccountRow {
  username: string;
  email: string;
  first_name: string;
  last_name: string;
  roles: Role[];
  state: string;
  is_archived: boolean;
  password_hash: string | null;
  must_change_password: boolean;
  identity_confirmed: boolean;
  has_second_factor: boolean;
  second_factor_rule: SecondFactorRule;
  preferences: Account['preferences'];
}

/** Checks who somebody is. Wrong name and wrong password cost the same time, leave the same trace, get the same answer. */
export class CredentialCheck {
  constructor(private readonly database: Database) {}

  async verify({ username, password }: Credentials, purpose: Purpose, requestId: string): Promise<Account> {
    const nameKey = usernameKey(username).slice(0, 128);
    const failures = await this.countAttempt(nameKey, requestId);
    const found = await this.findAccount(nameKey);
    const isRight = await isPasswordOf(found.row?.password_hash ?? null, password);
    const account = isRight ? openAccount(found) : null;
    if (!account) {
      await this.recordFailure(found, nameKey, purpose, failures, requestId);
      throw new Refusal('wrong_credentials');
    }
    // Whoever knows the password would otherwise guess codes without end, with a right password in between.
    if (account.hasSecondFactor) await this.takeAttemptBack(nameKey);
    else await this.forgetFailures(nameKey);
    return account;
  }

  /**
   * The second factor of somebody who is known by now, counted like a password. `prove` does whatever it opens, and throws
   * `wrong_code` to have it taken back.
   */
  async verifyFactor<T>(
    attempt: { owner: { companyId: number; id: number }; requestId: string; purpose: Purpose },
    prove: (account: Account) => Promise<T>,
  ): Promise<T> {
    const { owner, requestId, purpose } = attempt;
    const { companyId, id: userId } = owner;
    const found = { companyId, userId, row: await this.readAccount(companyId, userId) };
    const account = openAccount(found);
    if (!account) throw new Refusal('ticket_expired');
    const nameKey = usernameKey(account.username);
    const failures = await this.countAttempt(nameKey, requestId);
    try {
      const result = await prove(account);
      await this.forgetFailures(nameKey);
      return result;
    } catch (error) {
      if (error instanceof Refusal && error.code === 'wrong_code') {
        await this.recordFailure(found, nameKey, purpose, failures, requestId);
      } else await this.takeAttemptBack(nameKey);
      throw error;
    }
  }

  /** Whose passkey is asked to sign: the signed-in person's, or a colleague's. Null where nobody is told why. */
  async findSigner(context: Context, username: string, signedBy: 'self' | 'colleague'): Promise<Account | null> {
    if (signedBy === 'self') await this.refuseOtherName(context, username);
    const account = openAccount(await this.findAccount(usernameKey(username).slice(0, 128)));
    if (!account || account.companyId !== context.actor.companyId || account.mustChangePassword) return null;
    await this.refuseUnfit({ ...context, actor: actorOf(account) }, account, 'signature');
    return account;
  }

  /** R15: a signature bears the name of the person who is signed in, proven again at the moment of signing. */
  async verifyOwn(context: Context, credentials: Credentials, purpose: Purpose): Promise<Actor> {
    await this.refuseOtherName(context, credentials.username);
    const account = await this.verify(credentials, purpose, context.requestId);
    await this.refuseUnfit(context, account, purpose);
    return context.actor;
  }

  private async refuseOtherName(context: Context, username: string): Promise<void> {
    if (usernameKey(username) === usernameKey(context.actor.username)) return;
    await this.database.transaction(context, async (tx) => {
      tx.audit({
        action: 'signature.refused',
        record: 'user',
        recordId: context.actor.userId ?? 'system',
        changes: [{ field: 'username', from: null, to: username.slice(0, 128) }],
      });
    });
    throw new Refusal('signature_not_yours');
  }

  /**
   * Whoever signs on somebody else's open page proves who they are and acts in their own name. Somebody of another company,
   * or who has yet to choose a password of their own, gets the answer of a wrong password: the trail tells the difference.
   */
  async verifyColleague(context: Context, credentials: Credentials, purpose: Purpose): Promise<Actor> {
    const account = await this.verify(credentials, purpose, context.requestId);
    if (account.companyId === context.actor.companyId && !account.mustChangePassword) {
      await this.refuseUnfit({ ...context, actor: actorOf(account) }, account, purpose);
      return actorOf(account);
    }
    await this.database.transaction(systemContext(account.companyId, context.requestId), async (tx) => {
      tx.audit({ action: `${purpose}.refused`, record: 'user', recordId: account.id });
    });
    throw new Refusal('wrong_credentials');
  }

  /** Who would act if the name they typed is theirs, which only the password tells. */
  async findColleague({ actor }: Context, username: string): Promise<Actor | null> {
    const { companyId, userId, row } = await this.findAccount(usernameKey(username).slice(0, 128));
    const isColleague = companyId === actor.companyId && row?.state === 'active';
    return isColleague ? actorOf(toAccount(companyId, userId, row)) : null;
  }

  /**
   * R15: whoever gave somebody a password may know it. Only a link to the person's own address tells that it is them, and
   * a company may ask for a second factor besides.
   */
  private async refuseUnfit(context: Context, account: Account, purpose: Purpose): Promise<void> {
    if (purpose !== 'signature') return;
    const unfit = unfitToSign(account);
    if (!unfit) return;
    await this.database.transaction(context, async (tx) => {
      tx.audit({
        action: 'signature.refused',
        record: 'user',
        recordId: account.id,
        changes: [{ field: unfit.field, from: null, to: false }],
      });
    });
    throw new Refusal(unfit.code);
  }

  /** Counted before the password is looked at: attempts sent at the same moment do not get more tries together. */
  private countAttempt(nameKey: string, requestId: string): Promise<number> {
    return this.database.transaction(systemContext(platformCompanyId, requestId), async (tx) => {
      await tx.query(
        sql`insert into sign_in_failures (name_key, failures) values (${nameKey}, 0) on conflict do nothing`,
      );
      const row = await tx.get<{ failures: number; locked_until: Date | null }>(sql`
        select failures, locked_until from sign_in_failures where name_key = ${nameKey} for update`);
      const now = new Date();
      const count = { failures: row.failures, lockedUntil: row.locked_until };
      if (isLocked(count, now)) {
        const seconds = Math.ceil(((row.locked_until as Date).getTime() - now.getTime()) / 1000);
        throw new Refusal('too_many_attempts', {
          values: { minutes: Math.ceil(seconds / 60) },
          retryAfterSeconds: seconds,
        });
      }
      const next = afterFailure(count, now);
      await tx.query(sql`update sign_in_failures set failures = ${next.failures}, locked_until = ${next.lockedUntil}
        where name_key = ${nameKey}`);
      return next.failures;
    });
  }

  private async takeAttemptBack(nameKey: string): Promise<void> {
    await this.database.read(systemContext(platformCompanyId), (reader) =>
      reader.query(sql`update sign_in_failures set failures = greatest(failures - 1, 0), locked_until = null
        where name_key = ${nameKey}`),
    );
  }

  private async forgetFailures(nameKey: string): Promise<void> {
    await this.database.read(systemContext(platformCompanyId), (reader) =>
      reader.query(sql`update sign_in_failures set failures = 0, locked_until = null where name_key = ${nameKey}`),
    );
  }

  private async findAccount(nameKey: string): Promise<{ companyId: number; userId: number; row: AccountRow | null }> {
    const login = await this.database.read(systemContext(platformCompanyId), (reader) =>
      reader.find<{ company_id: number; user_id: number }>(sql`select * from find_login(${nameKey})`),
    );
    const companyId = login?.company_id ?? platformCompanyId;
    const userId = login?.user_id ?? -1;
    return { companyId, userId, row: await this.readAccount(companyId, userId) };
  }

  private readAccount(companyId: number, userId: number): Promise<AccountRow | null> {
    return this.database.read(systemContext(companyId), (reader) => findAccountRow(reader, companyId, userId));
  }

  private async recordFailure(
    { companyId, userId, row }: { companyId: number; userId: number; row: AccountRow | null },
    nameKey: string,
    purpose: Purpose,
    failures: number,
    requestId: string,
  ): Promise<void> {
    const record = row ? { record: 'user', recordId: userId } : { record: 'sign_in', recordId: nameKey.slice(0, 64) };
    await this.database.transaction(systemContext(companyId, requestId), async (tx) => {
      tx.audit({ action: `${purpose}.failed`, ...record });
      if (failures >= lockOut.failures) tx.audit({ action: `${purpose}.locked`, ...record });
    });
  }
}

/** Null while nobody may use it. */
function openAccount(found: { companyId: number; userId: number; row: AccountRow | null }): Account | null {
  const { companyId, userId, row } = found;
  return row?.state === 'active' && !row.is_archived ? toAccount(companyId, userId, row) : null;
}

function unfitToSign(account: Account) {
  if (!account.identityConfirmed) return { code: 'identity_unconfirmed', field: 'identityConfirmed' } as const;
  const lacksFactor = !account.hasSecondFactor && mustHaveSecondFactor(account.secondFactorRule, account);
  return lacksFactor ? ({ code: 'second_factor_required', field: 'secondFactor' } as const) : null;
}

function findAccountRow(reader: Reader, companyId: number, userId: number): Promise<AccountRow | null> {
  return reader.find<AccountRow>(sql`
    select u.username, u.email, u.first_name, u.last_name, u.roles, u.state, u.password_hash, u.must_change_password,
      u.identity_confirmed_at is not null as identity_confirmed, u.preferences, c.is_archived,
      has_second_factor(u.company_id, u.id) as has_second_factor,
      coalesce(p.second_factor, 'not_required') as second_factor_rule
    from users u join companies c on c.id = u.company_id left join parameters p on p.company_id = u.company_id
    where u.company_id = ${companyId} and u.id = ${userId}`);
}

function toAccount(companyId: number, id: number, row: AccountRow): Account {
  return {
    companyId,
    id,
    username: row.username,
    email: row.email,
    displayName: `${row.first_name} ${row.last_name}`,
    roles: row.roles,
    mustChangePassword: row.must_change_password,
    identityConfirmed: row.identity_confirmed,
    hasSecondFactor: row.has_second_factor,
    secondFactorRule: row.second_factor_rule,
    preferences: row.preferences,
  };
}

export function actorOf(account: Account): Actor {
  return {
    companyId: account.companyId,
    userId: account.id,
    username: account.username,
    displayName: account.displayName,
    roles: account.roles,
  };
}
