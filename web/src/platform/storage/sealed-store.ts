interface Disk extends Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  keys(): readonly string[];
}

type Typed = string | (() => string);

const mark = 'sealed1.';
export const draftPrefix = (owner: number) => `vigie-draft.${owner}.`;

/**
 * What one person types, readable at once while they are here and kept on the device as ciphertext. Without Web Crypto, as on
 * plain http, nothing typed is written to the device.
 */
export class SealedStore {
  private readonly typed = new Map<string, Typed>();
  private readonly unsealed = new Set<string>();
  private readonly waiting = new Set<string>();
  private readonly changes = new Map<string, number>();
  private owner: number | null = null;
  private key: CryptoKey | null = null;

  constructor(
    private readonly disk: Disk,
    private readonly subtle: SubtleCrypto | undefined,
    /** When to seal what has just been typed: a keystroke must not wait for the sealing. */
    private readonly soon: () => Promise<void> = () => Promise.resolve(),
  ) {}

  get isLocked(): boolean {
    return this.key === null;
  }

  /** Something typed would be gone with the page. */
  get isForgetful(): boolean {
    return this.unsealed.size > 0;
  }

  hasSealed(owner: number): boolean {
    return this.keysOf(owner).length > 0;
  }

  begin(owner: number): void {
    if (this.owner === owner) return;
    this.forget();
    this.owner = owner;
  }

  /** With the key that the server gives to this person: what the device holds is read, what was typed so far is sealed. */
  async unlock(owner: number, key: Uint8Array<ArrayBuffer>): Promise<void> {
    if (!this.subtle || this.owner !== owner) return;
    const imported = await this.subtle.importKey('raw', key, 'AES-GCM', false, ['encrypt', 'decrypt']);
    if (this.owner !== owner) return;
    this.key = imported;
    await Promise.all(this.keysOf(owner).map((name) => this.read(name)));
    for (const name of [...this.unsealed]) void this.seal(name);
  }

  /** Signed out by choice, or the session ended; then what could not be sealed waits in this page for the same person. */
  end(byChoice: boolean): void {
    this.sealNow();
    this.key = null;
    if (byChoice || !this.isForgetful) this.forget();
  }

  getItem(name: string): string | null {
    const typed = this.typed.get(name) ?? null;
    if (typeof typed !== 'function') return typed;
    const written = typed();
    this.typed.set(name, written);
    return written;
  }

  /** A large value may be written out only when it is sealed or read. */
  setItem(name: string, value: Typed): void {
    if (this.owner === null) return;
    this.typed.set(name, value);
    this.unsealed.add(name);
    if (this.waiting.has(name)) return;
    this.waiting.add(name);
    void this.soon().then(() => {
      if (this.waiting.delete(name)) void this.seal(name);
    });
  }

  /** The page may be gone before its time comes. */
  sealNow(): void {
    for (const name of this.waiting) void this.seal(name);
    this.waiting.clear();
  }

  removeItem(name: string): void {
    this.typed.delete(name);
    this.unsealed.delete(name);
    this.count(name);
    this.disk.removeItem(name);
  }

  /** Another page of the same person has kept or dropped it. */
  async follow(name: string): Promise<void> {
    if (this.owner === null || !name.startsWith(draftPrefix(this.owner)) || this.unsealed.has(name)) return;
    if (this.disk.getItem(name) === null) this.typed.delete(name);
    else await this.read(name);
  }

  private keysOf(owner: number): readonly string[] {
    return this.disk.keys().filter((name) => name.startsWith(draftPrefix(owner)));
  }

  private forget(): void {
    this.owner = null;
    this.key = null;
    this.typed.clear();
    this.unsealed.clear();
  }

  private count(name: string): number {
    const next = (this.changes.get(name) ?? 0) + 1;
    this.changes.set(name, next);
    return next;
  }

  private async seal(name: string): Promise<void> {
    const { key, subtle } = this;
    if (!key || !subtle) return;
    const value = this.getItem(name);
    if (value === null) return;
    const change = this.count(name);
    const iv = crypto.getRandomValues(new Uint8Array(12));
    const sealed = await subtle.encrypt(parameters(name, iv), key, new TextEncoder().encode(value));
    // Typed again or dropped meanwhile.
    if (this.changes.get(name) !== change) return;
    this.disk.setItem(name, mark + textOf(iv) + textOf(new Uint8Array(sealed)));
    this.unsealed.delete(name);
  }

  private async read(name: string): Promise<void> {
    const { key, subtle, owner } = this;
    const stored = this.disk.getItem(name);
    if (!key || !subtle || stored === null || this.unsealed.has(name)) return;
    const value = stored.startsWith(mark) ? await opened(name, stored, key, subtle) : stored;
    if (value === null || this.owner !== owner || this.unsealed.has(name)) return;
    this.typed.set(name, value);
    // Left in clear by an earlier release.
    if (value === stored) this.unsealed.add(name);
  }
}

const ivLength = 16;

/** The name is sealed with it: what was typed in one place is not read in another. */
const parameters = (name: string, iv: Uint8Array<ArrayBuffer>) => ({
  name: 'AES-GCM',
  iv,
  additionalData: new TextEncoder().encode(name),
});

async function opened(name: string, stored: string, key: CryptoKey, subtle: SubtleCrypto): Promise<string | null> {
  try {
    const iv = bytesOf(stored.slice(mark.length, mark.length + ivLength));
    const clear = await subtle.decrypt(parameters(name, iv), key, bytesOf(stored.slice(mark.length + ivLength)));
    return new TextDecoder().decode(clear);
  } catch {
    return null;
  }
}

export function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
}

/**
 * As many bytes as one call takes: letter by letter, a large tree of causes held up the page each time it was kept. Spread,
 * they would be iterated one by one.
 */
const portion = 8192;

function textOf(bytes: Uint8Array): string {
  let binary = '';
  for (let from = 0; from < bytes.length; from += portion) {
    binary += Reflect.apply(String.fromCharCode, null, bytes.subarray(from, from + portion));
  }
  return btoa(binary);
}
