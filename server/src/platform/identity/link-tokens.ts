import { createHmac, hkdfSync } from 'node:crypto';

export interface LinkName {
  readonly companyId: number;
  readonly id: string;
  readonly purpose: string;
}

/**
 * The secret part of a mailed link is made again when the mail is sent, and stands nowhere. Its key comes from the
 * installation's secret, which the role that answers requests cannot read.
 */
export class LinkTokens {
  private readonly key: Buffer;

  constructor(installationSecret: string) {
    this.key = Buffer.from(hkdfSync('sha256', installationSecret, '', 'vigie links', 32));
  }

  /** The id is random and used once, so that no two links share a secret. */
  secretOf({ companyId, id, purpose }: LinkName): string {
    return createHmac('sha256', this.key).update(`${companyId}|${id}|${purpose}`).digest('base64url');
  }

  /** The token names the company, since the person who opens it is not signed in. */
  tokenOf(link: LinkName): string {
    return `${link.companyId}.${link.id}.${this.secretOf(link)}`;
  }
}
