import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, sign, verify } from 'node:crypto';

/** A new private key (Ed25519), as PEM. */
export function newHeadKey(): string {
  return generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
}

/** What the heads of the chains are signed with, so that whoever keeps one knows that this installation said it. */
export class HeadKey {
  private readonly privateKey: KeyObject;
  /** As PEM: for everybody. */
  readonly publicKey: string;

  constructor(pem: string) {
    this.privateKey = createPrivateKey(pem);
    this.publicKey = createPublicKey(this.privateKey).export({ type: 'spki', format: 'pem' }).toString();
  }

  sign(text: string): string {
    return sign(null, Buffer.from(text), this.privateKey).toString('base64');
  }
}

export function isSignedWith(publicKey: string, text: string, signature: string): boolean {
  try {
    return verify(null, Buffer.from(text), createPublicKey(publicKey), Buffer.from(signature, 'base64'));
  } catch {
    return false;
  }
}
