import { randomUUID } from 'node:crypto';
import type { Actor, Role } from '@vigie/domain/kernel/actor';
import { Refusal } from '@vigie/domain/kernel/refusal';
import { type Obligation, obligationOf, type SecondFactorRule } from '@vigie/domain/kernel/second-factor';
import { systemContext } from '../context';
import type { Database } from '../database/database';
import { sql } from '../database/statement';
import type { Tx } from '../database/tx';
import { type Bus, type BusMessage, publish } from '../live/bus';
import type { TokenClaims, Tokens } from './tokens';

export interface OpenSession {
  readonly id: string;
  readonly actor: Actor;
  readonly expiresAt: Date;
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
  ): Promise<{ token: string; expiresIn: number }> {
    const { companyId } = tx.context.actor;
    const expiresIn = this.hours * 3600;
    const claims: TokenClaims = {
      companyId,
      userId: user.id,
      sessionId: randomUUID(),
      expiresAt: new Date(Date.now() + expiresIn * 1000),
    };
    await tx.query(sql`insert into sessions (company_id, id, user_id, expires_at, user_agent, address)
      values (${companyId}, ${claims.sessionId}, ${user.id}, ${claims.expiresAt},
        ${origin.userAgent.slice(0, 300)}, ${origin.address})`);
    tx.audit({
      action: 'session.opened',
      record: 'session',
      recordId: claims.sessionId,
      changes: [{ field: 'address', from: null, to: origin.address }],
    });
    return { token: await this.tokens.sign(claims, user.username), expiresIn };
  }

  async resolve(token: string): Promise<OpenSession> {
    const claims = await this.tokens.check(token);
    if (!claims) throw new Refusal('session_ended');
    const known = this.bus.isConnected ? this.remembered.get(claims.sessionId) : undefined;
    if (known && known.expiresAt > new Date()) return known;
    const newsBefore = this.news;
    const session = await this.load(claims);
    if (!session) throw new Refusal('session_ended');
    if (this.bus.isConnected && this.news === newsBefore) this.remembered.set(session.id, session);
    return session;
  }

  private async load({ companyId, userId, sessionId }: TokenClaims): Promise<OpenSession | null> {
    const row = await this.database.read(systemContext(companyId), (reader) =>
      reader.find<SessionRow>(sql`
        select s.expires_at, u.username, u.first_name, u.last_name, u.roles, u.must_change_password,
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

  /** Ends the user's open sessions, or one of them; keeps one where asked. Returns how many ended. */
  async end(tx: Tx, userId: number, which: { only?: string; except?: string } = {}, reason?: string): Promise<number> {
    const { companyId } = tx.context.actor;
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

  /** Tells every copy of the server, and this one without waiting for the news to come back. */
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
