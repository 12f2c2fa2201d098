import { randomUUID } from 'node:crypto';
import type { Actor, Role } from '@vigie/domain/kernel/identity/actor';
import { isIdle } from '@vigie/domain/kernel/identity/idle-lock';
import { type Obligation, obligationOf, type SecondFactorRule } from '@vigie/domain/kernel/identity/second-factor';
import { Refusal } from '@vigie/domain/kernel/refusal';
import { type Context, systemContext } from '../context';
import type { Database } from '../database/database';
import { sql } from '../database/statement';
import type { Tx } from '../database/tx';
import { type Bus, type BusMessage, publish } from '../live/bus';
import { forgetDevices } from './devices';
import type { TokenClaims, Tokens } from './tokens';

export interface OpenSession {
  readonly id: string;
  readonly actor: Actor;
  readonly expiresAt: Date;
  /** Of the company: how long a page may be left alone. */
  readonly idleMinutes: number;
  readonly lastSeenAt: Date;
  readonly lockedAt: Date | null;
  /** What the person must do before anything else. */
  readonly owes: Obligation | null;
}

export interface SessionOrigin {
  readonly userAgent: string;
  readonly address: string;
}

type SessionNews = Exclude<BusMessage, { kind: 'live' }>;

interface SessionRow {
  expires_at: Date;
  username: string;
  first_name: string;
  last_name: string;
  roles: Role[];
  must_change_password: boolean;
  idle_minutes: number;
  last_seen_at: Date;
  locked_at: Date | null;
  has_second_factor: boolean;
  second_factor_rule: SecondFactorRule;
}

/**
 * A token is worth what its session is worth. Sessions are remembered here, and forgotten the moment that any copy of
 * the server ends one; while that news could be missed, every request asks the database.
 */
export class Sessions {
  private readonly remembered = new Map<string, OpenSession>();
  /** Counts the news: what was read before the latest news may be out of date and is not remembered. */
  private news = 0;

  constructor(
    private readonly database: Database,
    private readonly bus: Bus,
    private readonly tokens: Tokens,
    private readonly hours: number,
  ) {
    bus.onMessage((message) => this.forget(message));
    bus.onLoss(() => this.forgetAll());
  }

  /** Opens a session inside the sign-in's transaction. */
  async open(
    tx: Tx,
    user: { id: number; username: string },
    origin: SessionOrigin,
    deviceId: string | null = null,
  ): Promise<{ token: string; expiresIn: number; sessionId: string }> {
    const { companyId } = tx.context.actor;
    const expiresIn = this.hours * 3600;
    const claims: TokenClaims = {
      companyId,
      userId: user.id,
      sessionId: randomUUID(),
      expiresAt: new Date(Date.now() + expiresIn * 1000),
    };
    await tx.query(sql`insert into sessions (company_id, id, user_id, expires_at, user_agent, address, device_id)
      values (${companyId}, ${claims.sessionId}, ${user.id}, ${claims.expiresAt},
        ${origin.userAgent.slice(0, 300)}, ${origin.address}, ${deviceId})`);
    tx.audit({
      action: 'session.opened',
      record: 'session',
      recordId: claims.sessionId,
      changes: [{ field: 'address', from: null, to: origin.address }],
    });
    const { sessionId } = claims;
    return { token: await this.tokens.sign(claims, user.username), expiresIn, sessionId };
  }

  /** Another session takes the place of the caller's, for as long as that was open: its token is dead at once. */
  async renew(tx: Tx, formerId: string): Promise<{ token: string; expiresIn: number; sessionId: string }> {
    const { companyId, userId, username } = tx.context.actor;
    const sessionId = randomUUID();
    const row = await tx.find<{ expires_at: Date; address: string }>(sql`
      with former as (update sessions set revoked_at = now() where company_id = ${companyId} and id = ${formerId}
        and user_id = ${userId} and revoked_at is null and expires_at > now()
        returning user_agent, address, device_id, expires_at)
      insert into sessions (company_id, id, user_id, expires_at, user_agent, address, device_id)
      select ${companyId}, ${sessionId}, ${userId}, expires_at, user_agent, address, device_id from former
      returning expires_at, address`);
    if (!row || userId === null) throw new Refusal('session_ended');
    tx.audit({ action: 'session.ended', record: 'session', recordId: formerId });
    tx.audit({
      action: 'session.opened',
      record: 'session',
      recordId: sessionId,
      changes: [{ field: 'address', from: null, to: row.address }],
    });
    await this.announce(tx, { kind: 'sessions_renewed', companyId, userId, sessionIds: [formerId] });
    const claims = { companyId, userId, sessionId, expiresAt: row.expires_at };
    const expiresIn = Math.floor((row.expires_at.getTime() - Date.now()) / 1000);
    return { token: await this.tokens.sign(claims, username), expiresIn, sessionId };
  }

  async resolve(token: string, whileLocked = false): Promise<OpenSession> {
    const claims = await this.tokens.check(token);
    if (!claims) throw new Refusal('session_ended');
    const session = await this.find(claims);
    const isOver = session.lockedAt !== null || isIdle(session.idleMinutes, session.lastSeenAt, new Date());
    if (isOver && session.lockedAt === null) await this.lock(systemContext(claims.companyId, 'idle'), session);
    if (isOver && !whileLocked) throw new Refusal('session_locked');
    return session;
  }

  private async find(claims: TokenClaims): Promise<OpenSession> {
    const now = new Date();
    const known = this.bus.isConnected ? this.remembered.get(claims.sessionId) : undefined;
    // Another copy of the server may have received input of the user: what seems idle or locked is read again.
    const isWatched = known && known.lockedAt === null && !isIdle(known.idleMinutes, known.lastSeenAt, now);
    if (known && isWatched && known.expiresAt > now) return known;
    const newsBefore = this.news;
    const session = await this.load(claims);
    if (!session) throw new Refusal('session_ended');
    if (this.bus.isConnected && this.news === newsBefore) this.remembered.set(session.id, session);
    return session;
  }

  private async load({ companyId, userId, sessionId }: TokenClaims): Promise<OpenSession | null> {
    const row = await this.database.read(systemContext(companyId), (reader) =>
      reader.find<SessionRow>(sql`
        select s.expires_at, s.last_seen_at, s.locked_at, coalesce(p.idle_lock_minutes, 0) as idle_minutes,
          u.username, u.first_name, u.last_name, u.roles, u.must_change_password,
          has_second_factor(u.company_id, u.id) as has_second_factor,
          coalesce(p.second_factor, 'not_required') as second_factor_rule
        from sessions s
        join users u on u.company_id = s.company_id and u.id = s.user_id
        join companies c on c.id = s.company_id
        left join parameters p on p.company_id = s.company_id
        where s.company_id = ${companyId} and s.id = ${sessionId} and s.user_id = ${userId}
          and s.revoked_at is null and s.expires_at > now() and u.state = 'active' and not c.is_archived`),
    );
    return (
      row && {
        id: sessionId,
        expiresAt: row.expires_at,
        idleMinutes: row.idle_minutes,
        lastSeenAt: row.last_seen_at,
        lockedAt: row.locked_at,
        owes: obligationOf({
          mustChangePassword: row.must_change_password,
          rule: row.second_factor_rule,
          roles: row.roles,
          hasSecondFactor: row.has_second_factor,
        }),
        actor: {
          companyId,
          userId,
          username: row.username,
          displayName: `${row.first_name} ${row.last_name}`,
          roles: row.roles,
        },
      }
    );
  }

  /** Input of the user. Only that keeps a session open: pages also ask by themselves. */
  async see({ actor: { companyId }, sessionId = '' }: Context): Promise<void> {
    const row = await this.database.read(systemContext(companyId), (reader) =>
      reader.find<{ last_seen_at: Date }>(sql`update sessions set last_seen_at = now()
        where company_id = ${companyId} and id = ${sessionId} and locked_at is null returning last_seen_at`),
    );
    const known = this.remembered.get(sessionId);
    if (row && known) this.remembered.set(sessionId, { ...known, lastSeenAt: row.last_seen_at });
  }

  /** From now on nothing is answered and nothing is sent, until the user unlocks it. */
  lock(context: Context, { id, actor: { companyId, userId } }: Pick<OpenSession, 'id' | 'actor'>): Promise<void> {
    return this.database.transaction(context, async (tx) => {
      const locked = await tx.find(sql`update sessions set locked_at = now()
        where company_id = ${companyId} and id = ${id} and locked_at is null and revoked_at is null returning 1`);
      if (!locked) return;
      tx.audit({ action: 'session.locked', record: 'session', recordId: id });
      await this.announce(tx, { kind: 'sessions_locked', companyId, userId: userId ?? -1, sessionIds: [id] });
    });
  }

  /** The caller has just proven to be the person of the session: by the password, or in another way. */
  unlock(context: Context): Promise<void> {
    const { sessionId = '', actor } = context;
    return this.database.transaction(context, async (tx) => {
      const unlocked = await tx.find(sql`update sessions set locked_at = null, last_seen_at = now()
        where company_id = ${actor.companyId} and id = ${sessionId} and locked_at is not null returning 1`);
      if (!unlocked) return;
      tx.audit({ action: 'session.unlocked', record: 'session', recordId: sessionId });
      tx.afterCommit(() => void this.remembered.delete(sessionId));
    });
  }

  /** Pages that receive events without ever asking: no request would show that they are idle. */
  async lockIdle(pages: readonly { companyId: number; userId: number; sessionId: string }[]): Promise<void> {
    for (const { companyId, userId, sessionId } of pages) {
      const known = this.remembered.get(sessionId);
      if (known && !isIdle(known.idleMinutes, known.lastSeenAt, new Date())) continue;
      const session = await this.load({ companyId, userId, sessionId, expiresAt: new Date() });
      if (session && isIdle(session.idleMinutes, session.lastSeenAt, new Date())) {
        await this.lock(systemContext(companyId, 'idle'), session);
      }
    }
  }

  /** A new rule does not lock sessions at once: the time begins anew. */
  async followNewRule(tx: Tx): Promise<void> {
    const { companyId } = tx.context.actor;
    await tx.query(sql`update sessions set last_seen_at = now()
      where company_id = ${companyId} and revoked_at is null and expires_at > now()`);
    await this.announce(tx, { kind: 'rules_changed', companyId });
  }

  /**
   * Ends the user's open sessions, or one of them; keeps one where asked. The browsers that they ran in are strange again,
   * unless the person only leaves. Returns how many ended.
   */
  async end(
    tx: Tx,
    userId: number,
    which: { only?: string; except?: string; keepsDevice?: boolean } = {},
    reason?: string,
  ): Promise<number> {
    const { companyId } = tx.context.actor;
    if (!which.keepsDevice) await forgetDevices(tx, userId, which, reason);
    const ended = await tx.query<{ id: string }>(sql`update sessions set revoked_at = now()
      where company_id = ${companyId} and user_id = ${userId} and revoked_at is null and expires_at > now()
        and (${which.only ?? null}::uuid is null or id = ${which.only ?? null}::uuid)
        and (${which.except ?? null}::uuid is null or id <> ${which.except ?? null}::uuid)
      returning id`);
    for (const { id } of ended) {
      tx.audit({ action: 'session.ended', record: 'session', recordId: id, reason: reason ?? null });
    }
    if (ended.length > 0) {
      const sessionIds = ended.length <= 50 ? ended.map(({ id }) => id) : null;
      await this.announce(tx, { kind: 'sessions_ended', companyId, userId, sessionIds });
    }
    return ended.length;
  }

  async endAllOfCompany(tx: Tx, reason?: string): Promise<void> {
    const { companyId } = tx.context.actor;
    const ended = await tx.query<{ id: string }>(sql`update sessions set revoked_at = now()
      where company_id = ${companyId} and revoked_at is null and expires_at > now() returning id`);
    for (const { id } of ended) {
      tx.audit({ action: 'session.ended', record: 'session', recordId: id, reason: reason ?? null });
    }
    await this.announce(tx, { kind: 'company_archived', companyId });
  }

  /** Informs every copy of the server, and this one without waiting for the message to come back. */
  async announce(tx: Tx, news: SessionNews): Promise<void> {
    await publish(tx, news);
    tx.afterCommit(() => this.forget(news));
  }

  private forget(message: BusMessage): void {
    if (message.kind === 'live') return;
    this.news += 1;
    for (const [id, { actor }] of this.remembered) {
      if (actor.companyId !== message.companyId) continue;
      if (!('userId' in message) || actor.userId === message.userId) this.remembered.delete(id);
    }
  }

  private forgetAll(): void {
    this.news += 1;
    this.remembered.clear();
  }
}
