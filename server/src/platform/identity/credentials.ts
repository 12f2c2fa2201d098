import type { Actor, Role } from '@vigie/domain/kernel/actor';
import { platformCompanyId } from '@vigie/domain/kernel/actor';
import { countersFor } from '@vigie/domain/kernel/lock-out';
import type { LanguageStyle } from '@vigie/domain/kernel/message';
import { Refusal } from '@vigie/domain/kernel/refusal';
import type { Credentials } from '@vigie/domain/kernel/signature';
import { usernameKey } from '@vigie/domain/kernel/username-key';
import { type Context, systemContext } from '../context';
import type { Database } from '../database/database';
import { sql } from '../database/statement';
import type { Reader } from '../database/tx';
import { countAttempt, forgetFailures, recordFailure } from './attempts';
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
  /** Whether a link sent to their address has told that the account is in its person's hands. */
  readonly identityConfirmed: boolean;
  /** The browser, where this person has signed in there before. */
  readonly deviceId: string | null;
  readonly preferences: { readonly mailOnSignIn?: boolean; readonly languageStyle?: LanguageStyle };
}

/** What the password is asked for: the trail tells a failed sign-in from a failed signature. */
export type Purpose =
  | 'sign_in'
  | 'signature'
  | 'password_change'
  | 'email_change'
  | 'email_confirmation'
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
  preferences: Account['preferences'];
}

/** Where somebody types a password, which says where a failure counts. */
export interface AttemptFrom {
  readonly address?: string;
  /** What the browser was given when this person signed in there before. */
  readonly deviceMark?: string | null;
  /** The open session whose page asks for it. */
  readonly context?: Context;
}

/** Checks who somebody is. Wrong name and wrong password cost the same time, leave the same trace, get the same answer. */
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
    const account = isRight && found.row?.state === 'active' && !found.row.is_archived ? found : null;
    if (!account) {
      await recordFailure(this.database, tried, counted);
      throw new Refusal('wrong_credentials');
    }
    await forgetFailures(this.database, tried, counters);
    return toAccount(found.companyId, found.userId, found.row as AccountRow, deviceId);
  }

  /** Whether this person has signed in before in the browser that carries the mark. */
  async knowsDevice(username: string, mark: string): Promise<boolean> {
    const found = await this.findAccount(usernameKey(username).slice(0, 128));
    return (await this.knownDevice(found, mark)) !== null;
  }

  private async knownDevice({ companyId, userId, row }: Found, mark: string | null): Promise<string | null> {
    return mark && row ? this.devices.find(companyId, userId, mark) : null;
  }

  /** R15: a signature bears the name of the person who is signed in, proven again at the moment of signing. */
  async verifyOwn(context: Context, credentials: Credentials, purpose: Purpose): Promise<Actor> {
    if (usernameKey(credentials.username) !== usernameKey(context.actor.username)) {
      await this.database.transaction(context, async (tx) => {
        tx.audit({
          action: 'signature.refused',
          record: 'user',
          recordId: context.actor.userId ?? 'system',
          changes: [{ field: 'username', from: null, to: credentials.username.slice(0, 128) }],
        });
      });
      throw new Refusal('signature_not_yours');
    }
    const account = await this.verify(credentials, purpose, context.requestId, { context });
    await this.refuseUnconfirmed(context, account, purpose);
    return context.actor;
  }

  /**
   * Whoever signs on somebody else's open page proves who they are and acts in their own name. Somebody of another company,
   * or who has yet to choose a password of their own, gets the answer of a wrong password: the trail tells the difference.
   */
  async verifyColleague(context: Context, credentials: Credentials, purpose: Purpose): Promise<Actor> {
    const account = await this.verify(credentials, purpose, context.requestId, { context });
    if (account.companyId === context.actor.companyId && !account.mustChangePassword) {
      await this.refuseUnconfirmed({ ...context, actor: actorOf(account) }, account, purpose);
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
    return isColleague ? actorOf(toAccount(companyId, userId, row, null)) : null;
  }

  /** R15: whoever gave somebody a password may know it. Only a link to the person's own address tells that it is them. */
  private async refuseUnconfirmed(context: Context, account: Account, purpose: Purpose): Promise<void> {
    if (purpose !== 'signature' || account.identityConfirmed) return;
    await this.database.transaction(context, async (tx) => {
      tx.audit({
        action: 'signature.refused',
        record: 'user',
        recordId: account.id,
        changes: [{ field: 'identityConfirmed', from: null, to: false }],
      });
    });
    throw new Refusal('identity_unconfirmed');
  }

  private async findAccount(nameKey: string): Promise<Found> {
    const login = await this.database.read(systemContext(platformCompanyId), (reader) =>
      reader.find<{ company_id: number; user_id: number }>(sql`select * from find_login(${nameKey})`),
    );
    const companyId = login?.company_id ?? platformCompanyId;
    const userId = login?.user_id ?? -1;
    const row = await this.database.read(systemContext(companyId), (reader) =>
      findAccountRow(reader, companyId, userId),
    );
    return { companyId, userId, row };
  }
}

function findAccountRow(reader: Reader, companyId: number, userId: number): Promise<AccountRow | null> {
  return reader.find<AccountRow>(sql`
    select u.username, u.email, u.first_name, u.last_name, u.roles, u.state, u.password_hash, u.must_change_password,
      u.identity_confirmed_at is not null as identity_confirmed, u.preferences, c.is_archived
    from users u join companies c on c.id = u.company_id
    where u.company_id = ${companyId} and u.id = ${userId}`);
}

function sessionOf(context: Context | undefined, { companyId, userId }: Found) {
  const { actor, sessionId = null } = context ?? {};
  return { sessionId, isOwnSession: actor?.companyId === companyId && actor.userId === userId };
}

function toAccount(companyId: number, id: number, row: AccountRow, deviceId: string | null): Account {
  return {
    companyId,
    id,
    username: row.username,
    email: row.email,
    displayName: `${row.first_name} ${row.last_name}`,
    roles: row.roles,
    mustChangePassword: row.must_change_password,
    identityConfirmed: row.identity_confirmed,
    preferences: row.preferences,
    deviceId,
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
