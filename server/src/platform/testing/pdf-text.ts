import { inflateSync } from 'node:zlib';

interface PdfObject {
  readonly dictionary: string;
  readonly stream: string;
}

/** What a PDF of ours shows, in the order in which it was laid out. Lines are broken anywhere, so that spaces are left out. */
export function textOfPdf(file: Buffer): string {
  const objects = objectsOf(file);
  const characters = new Map<string, ReadonlyMap<string, string>>();
  for (const { dictionary } of objects.values()) {
    for (const [, name = '', font = ''] of dictionary.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const unicode = /\/ToUnicode (\d+) 0 R/.exec(objects.get(font)?.dictionary ?? '')?.[1];
      if (unicode) characters.set(name, charactersOf(objects.get(unicode)?.stream ?? ''));
    }
  }
  const pages = [...objects.values()].filter(({ stream }) => /\bT[jJ]\b/.test(stream));
  return withoutSpaces(pages.map(({ stream }) => textOfPage(stream, characters)).join(''));
}

export const withoutSpaces = (text: string): string => text.replace(/\s/g, '');

function objectsOf(file: Buffer): ReadonlyMap<string, PdfObject> {
  const objects = new Map<string, PdfObject>();
  const text = file.toString('latin1');
  for (const { 0: head, 1: number = '', index } of text.matchAll(/(\d+) 0 obj\n/g)) {
    const start = index + head.length;
    const end = text.indexOf('\nendobj', start);
    const body = text.slice(start, end);
    const at = body.indexOf('stream\n');
    const packed = at < 0 ? null : file.subarray(start + at + 'stream\n'.length, end);
    const dictionary = at < 0 ? body : body.slice(0, at);
    const isPacked = packed !== null && dictionary.includes('/FlateDecode') && !dictionary.includes('/Length1');
    objects.set(number, { dictionary, stream: isPacked ? inflateSync(packed).toString('latin1') : '' });
  }
  return objects;
}

/** By the number of the glyph, as four hexadecimal digits. */
function charactersOf(map: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const [, first = '', values = ''] of map.matchAll(/<([0-9a-f]{4})> <[0-9a-f]{4}> \[([^\]]*)\]/gi)) {
    for (const [place, [, value = '']] of [...values.matchAll(/<([0-9a-f ]*)>/gi)].entries()) {
      const glyph = (Number.parseInt(first, 16) + place).toString(16).padStart(4, '0');
      found.set(glyph, Buffer.from(value.replaceAll(' ', ''), 'hex').swap16().toString('utf16le'));
    }
  }
  return found;
}

function textOfPage(stream: string, characters: ReadonlyMap<string, ReadonlyMap<string, string>>): string {
  let font: ReadonlyMap<string, string> = new Map();
  let text = '';
  for (const [, name, glyphs = ''] of stream.matchAll(/\/(F\d+) [\d.]+ Tf|<([0-9a-f]+)>/gi)) {
    if (name) font = characters.get(name) ?? new Map();
    else for (const [glyph] of glyphs.matchAll(/.{4}/g)) text += font.get(glyph) ?? '';
  }
  return text;
}
