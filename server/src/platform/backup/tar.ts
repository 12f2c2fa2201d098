const block = 512;
const largestSize = 0o77777777777;

export const paddingOf = (size: number): Buffer => Buffer.alloc((block - (size % block)) % block);
export const endOfTar: Buffer = Buffer.alloc(2 * block);

/** The header of one plain file in a tar archive (POSIX ustar). */
export function tarHeader(name: string, size: number): Buffer {
  if (Buffer.byteLength(name) > 100) throw new RangeError(`the name ${name} is too long for a tar header`);
  if (size > largestSize) throw new RangeError(`${name} is too large for a tar archive`);
  const header = Buffer.alloc(block);
  const octal = (value: number, digits: number) => `${value.toString(8).padStart(digits, '0')}\0`;
  header.write(name, 0);
  header.write(octal(0o600, 7), 100);
  header.write(octal(0, 7), 108);
  header.write(octal(0, 7), 116);
  header.write(octal(size, 11), 124);
  header.write(octal(0, 11), 136);
  header.write(' '.repeat(8), 148);
  header.write('0', 156);
  header.write('ustar\x0000', 257);
  header.write(`${checksum(header).toString(8).padStart(6, '0')}\0 `, 148);
  return header;
}

const checksum = (header: Buffer) => header.reduce((sum, byte) => sum + byte, 0);

export interface TarEntry {
  readonly name: string;
  readonly size: number;
  /** To be read to its end before the next entry is asked for. */
  readonly content: AsyncGenerator<Buffer>;
}

/** The entries of an archive that `tarHeader` wrote, in their order. */
export async function* readTar(archive: AsyncIterable<Buffer>): AsyncGenerator<TarEntry> {
  const bytes = new ByteReader(archive);
  for (;;) {
    const header = await bytes.take(block);
    if (header.every((byte) => byte === 0)) return;
    const name = header.toString('utf8', 0, header.indexOf(0));
    const size = Number.parseInt(header.toString('latin1', 124, 135), 8);
    if (!name || !(size >= 0)) throw new Error('not a header of a tar archive');
    yield { name, size, content: bytes.pieces(size) };
    await bytes.take(paddingOf(size).length);
  }
}

class ByteReader {
  private readonly source: AsyncIterator<Buffer>;
  private rest: Buffer = Buffer.alloc(0);

  constructor(archive: AsyncIterable<Buffer>) {
    this.source = archive[Symbol.asyncIterator]();
  }

  async take(size: number): Promise<Buffer> {
    const pieces: Buffer[] = [];
    for await (const piece of this.pieces(size)) pieces.push(piece);
    return Buffer.concat(pieces);
  }

  async *pieces(size: number): AsyncGenerator<Buffer> {
    let missing = size;
    while (missing > 0) {
      if (this.rest.length === 0) await this.refill();
      const piece = this.rest.subarray(0, missing);
      this.rest = this.rest.subarray(piece.length);
      missing -= piece.length;
      yield piece;
    }
  }

  private async refill(): Promise<void> {
    const { value, done } = await this.source.next();
    if (done) throw new Error('the archive ends too early');
    this.rest = value;
  }
}
