/** What browsers give to secure addresses alone, for those of plain http. */

/** An id that no other device makes. */
export function newId(): string {
  if ('randomUUID' in crypto) return crypto.randomUUID();
  const bytes = (crypto as Crypto).getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  return inHex(bytes).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

export function inHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

const rotated = (word: number, by: number) => (word >>> by) | (word << (32 - by));

/** FIPS 180-4: the first 32 bits of the fractions of roots of the first primes. */
function fractions(count: number, root: (prime: number) => number): number[] {
  const found: number[] = [];
  for (let n = 2; found.length < count; n += 1) {
    const isPrime = Array.from({ length: Math.floor(Math.sqrt(n)) - 1 }, (_, i) => i + 2).every((by) => n % by !== 0);
    if (isPrime) found.push(((root(n) % 1) * 2 ** 32) | 0);
  }
  return found;
}

const beginning = fractions(8, Math.sqrt);
const constants = fractions(64, Math.cbrt);

/** The browser's own SHA-256 is at secure addresses alone. Says what a file is; nothing is kept secret by it. */
export function sha256InScript(content: Uint8Array): string {
  const length = ((content.length + 9 + 63) >> 6) << 6;
  const padded = new Uint8Array(length);
  padded.set(content);
  padded[content.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(length - 8, Math.floor(content.length / 2 ** 29));
  view.setUint32(length - 4, content.length << 3);
  const state = Int32Array.from(beginning);
  const words = new Int32Array(64);
  for (let at = 0; at < length; at += 64) compress(state, words, view, at);
  const hash = new DataView(new ArrayBuffer(32));
  for (const [n, word] of state.entries()) hash.setInt32(n * 4, word);
  return inHex(new Uint8Array(hash.buffer));
}

const word = (words: Int32Array, n: number) => words[n] as number;

function compress(state: Int32Array, words: Int32Array, view: DataView, at: number): void {
  for (let n = 0; n < 64; n += 1) {
    if (n < 16) words[n] = view.getInt32(at + n * 4);
    else {
      const [near, far] = [word(words, n - 15), word(words, n - 2)];
      const first = rotated(near, 7) ^ rotated(near, 18) ^ (near >>> 3);
      const second = rotated(far, 17) ^ rotated(far, 19) ^ (far >>> 10);
      words[n] = (word(words, n - 16) + first + word(words, n - 7) + second) | 0;
    }
  }
  let [a, b, c, d, e, f, g, h] = state as unknown as [number, number, number, number, number, number, number, number];
  for (let n = 0; n < 64; n += 1) {
    const mixed = rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25);
    const first = (h + mixed + ((e & f) ^ (~e & g)) + (constants[n] as number) + word(words, n)) | 0;
    const second = ((rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  }
  for (const [n, added] of [a, b, c, d, e, f, g, h].entries()) state[n] = (word(state, n) + added) | 0;
}
