import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import type { PasskeyAssertion } from '@vigie/domain/kernel/identity/passkey';

export interface AuthenticatorOptions {
  readonly origin?: string;
  /** Whether the device has recognised its person. */
  readonly isVerified?: boolean;
  readonly userHandle?: string;
}

const defaultOrigin = 'http://localhost:8080';

/** A passkey as a security key or a phone would hold it: ES256, attestation "none", CBOR by hand. */
export class SoftwareAuthenticator {
  readonly credentialId = randomBytes(24);
  private readonly privateKey: KeyObject;
  private readonly publicKey: { x: Buffer; y: Buffer };
  /** Zero for ever, as passkeys that live on several devices count. */
  signCount = 0;

  constructor(private readonly rpId = 'localhost') {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    this.privateKey = privateKey;
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    this.publicKey = { x: Buffer.from(x, 'base64url'), y: Buffer.from(y, 'base64url') };
  }

  get id(): string {
    return this.credentialId.toString('base64url');
  }

  create(challenge: string, { origin = defaultOrigin, isVerified = true }: AuthenticatorOptions = {}) {
    const credential = Buffer.concat([
      Buffer.alloc(16),
      Buffer.from([this.credentialId.length >> 8, this.credentialId.length & 255]),
      this.credentialId,
      coseKey(this.publicKey),
    ]);
    const authData = Buffer.concat([this.authenticatorData(isVerified, 0x40), credential]);
    const attestation = cborMap([
      [cborText('fmt'), cborText('none')],
      [cborText('attStmt'), cborMap([])],
      [cborText('authData'), cborBytes(authData)],
    ]);
    return {
      id: this.id,
      rawId: this.id,
      type: 'public-key' as const,
      response: {
        attestationObject: attestation.toString('base64url'),
        clientDataJSON: clientData('webauthn.create', challenge, origin),
        transports: ['internal'],
      },
    };
  }

  get(challenge: string, options: AuthenticatorOptions = {}): PasskeyAssertion {
    const { origin = defaultOrigin, isVerified = true, userHandle } = options;
    const authenticatorData = this.authenticatorData(isVerified);
    const clientDataJSON = clientData('webauthn.get', challenge, origin);
    const hash = createHash('sha256').update(Buffer.from(clientDataJSON, 'base64url')).digest();
    const signature = sign('sha256', Buffer.concat([authenticatorData, hash]), this.privateKey);
    return {
      id: this.id,
      rawId: this.id,
      type: 'public-key',
      response: {
        authenticatorData: authenticatorData.toString('base64url'),
        clientDataJSON,
        signature: signature.toString('base64url'),
        ...(userHandle && { userHandle }),
      },
    };
  }

  private authenticatorData(isVerified: boolean, more = 0): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(this.signCount);
    const flags = 0x01 | (isVerified ? 0x04 : 0) | more;
    return Buffer.concat([createHash('sha256').update(this.rpId).digest(), Buffer.from([flags]), count]);
  }
}

function clientData(type: string, challenge: string, origin: string): string {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false })).toString('base64url');
}

/** RFC 9053: an elliptic key (1: 2), ES256 (3: -7), on P-256 (-1: 1). */
function coseKey({ x, y }: { x: Buffer; y: Buffer }): Buffer {
  return cborMap([
    [cborInteger(1), cborInteger(2)],
    [cborInteger(3), cborInteger(-7)],
    [cborInteger(-1), cborInteger(1)],
    [cborInteger(-2), cborBytes(x)],
    [cborInteger(-3), cborBytes(y)],
  ]);
}

/** RFC 8949: the kind in the first three bits, the length in the rest or in the bytes that follow. */
function cborHead(kind: number, length: number): Buffer {
  if (length < 24) return Buffer.from([(kind << 5) | length]);
  if (length < 256) return Buffer.from([(kind << 5) | 24, length]);
  return Buffer.from([(kind << 5) | 25, length >> 8, length & 255]);
}

const cborInteger = (value: number) => (value < 0 ? cborHead(1, -1 - value) : cborHead(0, value));
const cborBytes = (value: Buffer) => Buffer.concat([cborHead(2, value.length), value]);
const cborText = (value: string) => Buffer.concat([cborHead(3, value.length), Buffer.from(value)]);
const cborMap = (pairs: readonly (readonly [Buffer, Buffer])[]) =>
  Buffer.concat([cborHead(5, pairs.length), ...pairs.flat()]);
