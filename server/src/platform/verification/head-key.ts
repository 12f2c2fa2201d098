import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  sign,
  verify,
} from 'node:crypto';

/** A new private key (Ed25519), as PEM. */
export function newHeadKey(): string {
  return generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
}

/** Signs the heads of the chains, so that a reader of a kept head knows that this installation wrote it. */
export class HeadKey {
  private readonly privateKey: KeyObject;
  /** As PEM, public. */
  readonly publicKey: string;

  constructor(pem: string) {
    this.privateKey = createPrivateKey(pem);
    this.publicKey = createPublicKey(this.privateKey).export({ type: 'spki', format: 'pem' }).toString();
  }

  sign(text: string): string {
    return sign(null, Buffer.from(text), this.privateKey).toString('base64');
  }
}

/** Short enough to be written down: the SHA-256 of the key itself. */
export function fingerprintOf(publicKey: string): string {
  return createHash('sha256')
    .update(createPublicKey(publicKey).export({ type: 'spki', format: 'der' }))
    .digest('hex');
}

/** The first public key in a text, as PEM: in a file of its own, or in a document of chain heads. */
export function publicKeyIn(text: string): string | null {
  const body = /-----BEGIN PUBLIC KEY-----(.*?)-----END PUBLIC KEY-----/s.exec(text)?.[1]?.replace(/\\n|\s/g, '');
  if (!body) return null;
  try {
    const key = createPublicKey({ key: Buffer.from(body, 'base64'), type: 'spki', format: 'der' });
    return key.export({ type: 'spki', format: 'pem' }).toString();
  } catch {
    return null;
  }
}

export function isSignedWith(publicKey: string, text: string, signature: string): boolean {
  try {
    return verify(null, Buffer.from(text), createPublicKey(publicKey), Buffer.from(signature, 'base64'));
  } catch {
    return false;
  }
}
