import { errors, jwtVerify, SignJWT } from 'jose';

export interface TokenClaims {
  readonly companyId: number;
  readonly userId: number;
  readonly sessionId: string;
  readonly expiresAt: Date;
}

const remembered = 20_000;

/** Signs tokens, and checks each signature once: what was found true stays true until the token expires. */
export class Tokens {
  private readonly secret: Uint8Array;
  private readonly known = new Map<string, TokenClaims>();

  constructor(secret: string) {
    this.secret = new TextEncoder().encode(secret);
  }

  sign(claims: TokenClaims, username: string): Promise<string> {
    return new SignJWT({ cid: claims.companyId, sid: claims.sessionId, username })
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
      .setSubject(String(claims.userId))
      .setIssuedAt()
      .setExpirationTime(Math.floor(claims.expiresAt.getTime() / 1000))
      .sign(this.secret);
  }

  /** Null for a token that is not ours, was altered or has expired. */
  async check(token: string): Promise<TokenClaims | null> {
    const known = this.known.get(token);
    if (known) return known.expiresAt > new Date() ? known : null;
    try {
      const { payload } = await jwtVerify(token, this.secret, {
        algorithms: ['HS256'],
        requiredClaims: ['exp', 'sub'],
      });
      const claims: TokenClaims = {
        companyId: Number(payload.cid),
        userId: Number(payload.sub),
        sessionId: String(payload.sid),
        expiresAt: new Date((payload.exp ?? 0) * 1000),
      };
      this.remember(token, claims);
      return claims;
    } catch (error) {
      if (error instanceof errors.JOSEError) return null;
      throw error;
    }
  }

  /** Whether the token's signature was verified before. */
  isKnown(token: string): boolean {
    return this.known.has(token);
  }

  private remember(token: string, claims: TokenClaims): void {
    if (this.known.size >= remembered) this.known.delete(this.known.keys().next().value as string);
    this.known.set(token, claims);
  }
}
