import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

const cipher = 'aes-256-gcm';
const sizes = { iv: 12, tag: 16 };

/**
 * Encrypts and hashes what the database keeps but must not be able to use. The keys are derived from the installation's
 * secret (HKDF, one for each purpose), which the application's database role cannot read.
 */
export class Secrets {
  private readonly keys = new Map<string, Buffer>();

  constructor(private readonly secret: string) {}

  /** `bound` names whose it is: moved to another owner, it cannot be opened. */
  seal(purpose: string, text: string, bound = ''): string {
    const iv = randomBytes(sizes.iv);
    const seal = createCipheriv(cipher, this.keyOf(purpose), iv, { authTagLength: sizes.tag });
    seal.setAAD(Buffer.from(bound));
    const sealed = Buffer.concat([seal.update(text, 'utf8'), seal.final()]);
    return Buffer.concat([iv, seal.getAuthTag(), sealed]).toString('base64url');
  }

  /** Null for what was not sealed here, for this purpose and this owner. */
  open(purpose: string, sealed: string, bound = ''): string | null {
    const bytes = Buffer.from(sealed, 'base64url');
    if (bytes.length < sizes.iv + sizes.tag) return null;
    const open = createDecipheriv(cipher, this.keyOf(purpose), bytes.subarray(0, sizes.iv), {
      authTagLength: sizes.tag,
    });
    open.setAAD(Buffer.from(bound));
    open.setAuthTag(bytes.subarray(sizes.iv, sizes.iv + sizes.tag));
    try {
      return Buffer.concat([open.update(bytes.subarray(sizes.iv + sizes.tag)), open.final()]).toString('utf8');
    } catch {
      return null;
    }
  }

  hash(purpose: string, text: string): Buffer {
    return createHmac('sha256', this.keyOf(purpose)).update(text).digest();
  }

  private keyOf(purpose: string): Buffer {
    const known = this.keys.get(purpose);
    if (known) return known;
    const key = Buffer.from(hkdfSync('sha256', this.secret, '', `vigie ${purpose}`, 32));
    this.keys.set(purpose, key);
    return key;
  }
}

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
