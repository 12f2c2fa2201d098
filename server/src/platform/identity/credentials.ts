import type { Actor, Role } from '@vigie/domain/kernel/identity/actor';
import { platformCompanyId } from '@vigie/domain/kernel/identity/actor';
import { countersFor } from '@vigie/domain/kernel/identity/lock-out';
import { mustHaveSecondFactor, type SecondFactorRule } from '@vigie/domain/kernel/identity/second-factor';
import type { LanguageStyle } from '@vigie/domain/kernel/message';
import { Refusal } from '@vigie/domain/kernel/refusal';
import { usernameKey } from '@vigie/domain/kernel/text-keys';
import type { Credentials } from '@vigie/domain/kernel/trail/signature';
import { type Context, systemContext } from '../context';
import type { Database } from '../database/database';
import { sql } from '../database/statement';
import type { Reader } from '../database/tx';
import { countAttempt, forgetFailures, recordFailure, undoAttempt } from './attempts';
import type { Devices } from './devices';
import { isPasswordOf } from './passwords';

export interface Account {
  readonly companyId: number;
  readonly id: number;
  readonly username: string;
  readonly email: string;
  readonly displayName: string;
  readonly roles: readonly Role[];
  readonly mustChangePassword: boolean;
  /** Whether a link sent to their address has shown that the account is in its person's hands. */
  readonly identityConfirmed: boolean;
  /** The browser, where this person has signed in there before. */
  readonly deviceId: string | null;
  readonly hasSecondFactor: boolean;
  readonly secondFactorRule: SecondFactorRule;
  readonly preferences: { readonly mailOnSignIn?: boolean; readonly languageStyle?: LanguageStyle };
}

/** What the password is asked for: the trail distinguishes a failed sign-in from a failed signature. */
export type Purpose =
  | 'sign_in'
  | 'signature'
  | 'password_change'
  | 'email_change'
  | 'email_confirmation'
  | 'second_factor'
  | 'second_factor_change'
  | 'admin_gate'
  | 'unlock'
  | 'reset_confirmation';

interface Found {
  readonly companyId: number;
  readonly userId: number;
  readonly row: AccountRow | null;
}

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

/** Where the password is typed, which decides where a failure counts. */
export interface AttemptFrom {
  readonly address?: string;
  /** What the browser was given when this person signed in there before. */
  readonly deviceMark?: string | null;
  /** The open session whose page asks for it. */
  readonly context?: Context;
}

/** An attempt with a second factor: the account is known. */
export interface FactorAttempt {
  readonly owner: { readonly companyId: number; readonly id: number };
  readonly requestId: string;
  readonly purpose: Purpose;
  readonly from?: Pick<AttemptFrom, 'address' | 'context'> & {
    readonly deviceMarkOf?: (username: string) => string | null;
  };
}

/**
 * Checks a user's identity. Wrong name and wrong password cost the same time, leave the same trace, get the same
 * answer.
 */
export class CredentialCheck {
  constructor(
    private readonly database: Database,
    private readonly devices: Devices,
  ) {}

  async verify(
    { username, password }: Credentials,
    purpose: Purpose,
    requestId: string,
    from: AttemptFrom = {},
  ): Promise<Account> {
    const nameKey = usernameKey(username).slice(0, 128);
    const found = await this.findAccount(nameKey);
    const deviceId = await this.knownDevice(found, from.deviceMark ?? null);
    const tried = { ...found, userId: found.row ? found.userId : null, nameKey, purpose, requestId };
    const counters = countersFor({ deviceId, address: from.address ?? '', ...sessionOf(from.context, found) });
    const counted = await countAttempt(this.database, tried, counters);
    const isRight = await isPasswordOf(found.row?.password_hash ?? null, password);
    const account = isRight ? openAccount(found) : null;
    if (!account) {
      await recordFailure(this.database, tried, counted);
      throw new Refusal('wrong_credentials');
    }
    // An attacker who knows the password would otherwise guess codes without end, with a right password in between.
    if (account.hasSecondFactor) await undoAttempt(this.database, tried, counters);
    else await forgetFailures(this.database, tried, counters);
    return { ...account, deviceId };
  }

  /**
   * The name to sign in with. An address that one account alone has stands for the name of that account; one that no account
   * or several have is looked for like a name, which never contains an @, and gets the answer of an unknown name.
   */
  async nameOf(login: string): Promise<string> {
    if (!login.includes('@')) return login;
    const { name } = await this.database.read(systemContext(platformCompanyId), (reader) =>
      reader.get<{ name: string | null }>(sql`select find_name_by_email(${login.trim().toLowerCase()}) as name`),
    );
    return name ?? login;
  }

  /** Whether this person has signed in before in the browser that carries the mark. */
  async knowsDevice(username: string, mark: string): Promise<boolean> {
    const found = await this.findAccount(usernameKey(username).slice(0, 128));
    return (await this.knownDevice(found, mark)) !== null;
  }

  private async knownDevice({ companyId, userId, row }: Found, mark: string | null): Promise<string | null> {
    return mark && row ? this.devices.find(companyId, userId, mark) : null;
  }

  /**
   * The second factor of a user who is known by now, counted like a password. `prove` does whatever it opens, and throws
   * `wrong_code` to have it taken back.
   */
  async verifyFactor<T>(attempt: FactorAttempt, prove: (account: Account) => Promise<T>): Promise<T> {
    const { owner, requestId, purpose, from = {} } = attempt;
    const { companyId, id: userId } = owner;
    const found = { companyId, userId, row: await this.readAccount(companyId, userId) };
    const account = openAccount(found);
    if (!account) throw new Refusal('ticket_expired');
    const nameKey = usernameKey(account.username);
    const deviceId = await this.knownDevice(found, from.deviceMarkOf?.(account.username) ?? null);
    const tried = { companyId, userId, nameKey, purpose, requestId };
    const counters = countersFor({ deviceId, address: from.address ?? '', ...sessionOf(from.context, found) });
    const counted = await countAttempt(this.database, tried, counters);
    try {
      const result = await prove({ ...account, deviceId });
      await forgetFailures(this.database, tried, counters);
      return result;
    } catch (error) {
      if (error instanceof Refusal && error.code === 'wrong_code') await recordFailure(this.database, tried, counted);
      else await undoAttempt(this.database, tried, counters);
      throw error;
    }
  }

  /**
   * Whose passkey is asked to sign: the signed-in person's, or a colleague's. Null where the answer must not say why.
   */
  async findSigner(context: Context, username: string, signedBy: 'self' | 'colleague'): Promise<Account | null> {
    if (signedBy === 'self') await this.refuseOtherName(context, username);
    const account = openAccount(await this.findAccount(usernameKey(username).slice(0, 128)));
    if (!account || account.companyId !== context.actor.companyId || account.mustChangePassword) return null;
    await this.refuseUnfit({ ...context, actor: actorOf(account) }, account, 'signature');
    return account;
  }

  /** R15: a signature bears the name of the person who is signed in, proven again at the moment of signing. */
  async verifyOwn(context: Context, credentials: Credentials, purpose: Purpose): Promise<Account> {
    await this.refuseOtherName(context, credentials.username);
    const account = await this.verify(credentials, purpose, context.requestId, { context });
    await this.refuseUnfit(context, account, purpose);
    return account;
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
   * A colleague who signs on another user's open page proves who they are and acts in their own name. A user of another
   * company, or who has yet to choose a password of their own, gets the answer of a wrong password: the trail records
   * the difference.
   */
  async verifyColleague(context: Context, credentials: Credentials, purpose: Purpose): Promise<Account> {
    const account = await this.verify(credentials, purpose, context.requestId, { context });
    if (account.companyId === context.actor.companyId && !account.mustChangePassword) {
      await this.refuseUnfit({ ...context, actor: actorOf(account) }, account, purpose);
      return account;
    }
    await this.database.transaction(systemContext(account.companyId, context.requestId), async (tx) => {
      tx.audit({ action: `${purpose}.refused`, record: 'user', recordId: account.id });
    });
    throw new Refusal('wrong_credentials');
  }

  /** Who would act if the name they typed is theirs, which only the password proves. */
  async findColleague({ actor }: Context, username: string): Promise<Actor | null> {
    const { companyId, userId, row } = await this.findAccount(usernameKey(username).slice(0, 128));
    const isColleague = companyId === actor.companyId && row?.state === 'active';
    return isColleague ? actorOf(toAccount(companyId, userId, row)) : null;
  }

  /**
   * R15: an administrator who gave a user a password may know it. Only a link to the person's own address proves that
   * it is them, and a company may ask for a second factor besides.
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

  private async findAccount(nameKey: string): Promise<Found> {
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
}

/** Null for an account or a company that is not active. */
function openAccount(found: Found): Account | null {
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

function sessionOf(context: Context | undefined, { companyId, userId }: Found) {
  const { actor, sessionId = null } = context ?? {};
  return { sessionId, isOwnSession: actor?.companyId === companyId && actor.userId === userId };
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
    deviceId: null,
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
