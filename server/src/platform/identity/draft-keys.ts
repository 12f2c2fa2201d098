import { hkdfSync } from 'node:crypto';

/**
 * What a browser seals the typed text of one person with. The same at every sign-in, and nowhere on the device: after a
 * session has ended, its text can be read again by its person alone.
 */
export class DraftKeys {
  constructor(private readonly installationSecret: string) {}

  keyOf(companyId: number, userId: number): string {
    const purpose = `vigie drafts ${companyId}.${userId}`;
    return Buffer.from(hkdfSync('sha256', this.installationSecret, '', purpose, 32)).toString('base64');
  }
}
